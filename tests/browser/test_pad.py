"""Numbers by thumb: a pad of digits at the lower edge of a phone, for the field touched last."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.reader import NARROW, PHONE, WIDE, Reader, Size
from tests.turns import by_turns, some_now
from tutorial.puzzles import find_type
from tutorial.puzzles.seed import Seed

SMALL = Size(320, 568)
SIDEWAYS = (Size(640, 360), Size(1024, 768))
THUMB = 44
"""Pixels that a thumb hits."""
FITS = """
  () => {
    const edge = document.querySelector(".dock").getBoundingClientRect().top;
    const board = document.querySelector(".board-frame");
    board.scrollIntoView({ block: "start" });
    const { top, bottom } = board.getBoundingClientRect();
    return top >= -1 && bottom <= edge + 1;
  }
"""


def place(type_id: str, level: int) -> str:
    """Return the path of a puzzle that is answered in fields."""
    kind = find_type(type_id)
    assert kind
    seeds = (Seed(kind.version, level, number) for number in range(7, 99))
    seed = next(seed for seed in seeds if kind.make(seed).task.form in {"number", "fields"})
    return f"practice/{type_id}/{seed}/"


ONE = place("cross", 1)
SEVERAL = place("what-falls", 2)
WITH_NUMBERS = [
    ("cross", 1),
    ("round", 3),
    ("round-with-floor", 2),
    ("what-falls", 2),
    ("after-the-take", 2),
    ("refill", 2),
    ("bonus-count", 3),
]


def edge(page: Page) -> float:
    """Return where the pad begins."""
    box = page.locator(".dock").bounding_box()
    assert box
    return box["y"]


def test_digits_are_tapped(visitor: Visitor) -> None:
    """The pad writes into the field, takes back and never writes more than the field holds."""
    page = visitor(Reader("en", PHONE, has_touch=True)).open(ONE)
    field = page.locator("#answer")
    expect(field).to_have_attribute("inputmode", "none")
    for key in ("1", "2", "3", "4"):
        page.locator(f'[data-key="{key}"]').tap()
    expect(field).to_have_value("123")
    page.locator('[data-key="back"]').tap()
    expect(field).to_have_value("12")


@pytest.mark.parametrize(
    "size", some_now([SMALL, PHONE, NARROW], 3), ids=lambda size: f"{size.width}x{size.height}"
)
def test_the_whole_pad_is_there(visitor: Visitor, size: Size) -> None:
    """Every key is on the screen from the start and fits a thumb; nothing is wider than a phone."""
    visit = visitor(Reader("sl", size, has_touch=True))
    for type_id, level in WITH_NUMBERS:
        page = visit.open(place(type_id, level))
        assert page.evaluate("document.scrollingElement.scrollWidth") <= size.width
        for key in page.locator("[data-key]").all():
            box = key.bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= THUMB
            assert box["y"] + box["height"] <= size.height
            assert box["x"] >= 0


@pytest.mark.parametrize(
    ("type_id", "size"),
    by_turns(("cross", "round", "round-with-floor", "what-falls"), (SMALL, PHONE)),
)
def test_board_and_pad_are_seen_together(visitor: Visitor, type_id: str, size: Size) -> None:
    """While digits are tapped the whole board can be looked at."""
    page = visitor(Reader("en", size, has_touch=True)).open(place(type_id, 2))
    assert page.evaluate(FITS)


@pytest.mark.proof
def test_the_end_of_the_page_is_not_behind_the_pad(visitor: Visitor) -> None:
    """Whoever scrolls down comes to the last line of the page."""
    page = visitor(Reader("en", PHONE, has_touch=True)).open(ONE)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    box = page.locator(".foot").bounding_box()
    assert box
    assert box["y"] + box["height"] <= edge(page) + 1


def test_of_several_fields_the_last_touched_is_served(visitor: Visitor) -> None:
    """At first the pad writes into the first field, then into the one that was tapped."""
    page = visitor(Reader("en", PHONE, has_touch=True)).open(SEVERAL)
    first, second = page.locator("#answer-1"), page.locator("#answer-2")
    expect(first).to_have_class("is-served")
    page.locator('[data-key="1"]').tap()
    second.tap()
    page.locator('[data-key="2"]').tap()
    page.locator('[data-key="0"]').tap()
    expect(first).to_have_value("1")
    expect(second).to_have_value("20")
    expect(first).not_to_have_class("is-served")
    expect(second).to_be_focused()
    first.tap()
    page.locator('[data-key="back"]').tap()
    expect(first).to_have_value("")


def test_a_field_in_use_is_not_behind_the_pad(visitor: Visitor) -> None:
    """A field that gets the focus comes into view above the pad."""
    page = visitor(Reader("en", SMALL, has_touch=True)).open(place("after-the-take", 2))
    for field in page.locator("input[inputmode]").all():
        field.focus()
        box = field.bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= edge(page)


@pytest.mark.proof
def test_choices_need_no_pad(visitor: Visitor) -> None:
    """Where nothing is typed there is no pad."""
    page = visitor(Reader("en", PHONE, has_touch=True)).open(place("final-ranking", 2))
    expect(page.locator(".pad")).to_be_hidden()


def test_with_a_mouse_there_is_no_pad(visitor: Visitor) -> None:
    """Who has a keyboard types."""
    for path, field in ((ONE, "#answer"), (SEVERAL, "#answer-1")):
        page = visitor(Reader("en", PHONE)).open(path)
        expect(page.locator(".pad")).to_be_hidden()
        expect(page.locator(field)).to_have_attribute("inputmode", "numeric")
        expect(page.locator(field)).not_to_have_class("is-served")


def test_after_an_answer_the_pad_makes_room(visitor: Visitor) -> None:
    """The verdict has the screen; without a reload the next page has its pad."""
    page = visitor(Reader("en", PHONE, has_touch=True)).open(ONE)
    page.locator('[data-key="9"]').tap()
    page.locator(".dock .button").tap()
    expect(page.locator(".verdict")).to_be_visible()
    expect(page.locator(".pad")).to_have_count(0)


def test_on_a_tablet_the_pad_is_beside_the_board(visitor: Visitor) -> None:
    """Where there is room for two columns the pad stands under its field."""
    page = visitor(Reader("en", WIDE, has_touch=True)).open(ONE)
    expect(page.locator(".pad")).to_be_visible()
    assert page.locator(".dock").evaluate("dock => getComputedStyle(dock).position") == "static"


def test_held_sideways_several_numbers_have_the_keyboard(visitor: Visitor) -> None:
    """Where the pad has no place at the edge, several fields have the system's keyboard."""
    for size in SIDEWAYS:
        visit = visitor(Reader("en", size, has_touch=True))
        for path in (SEVERAL, place("after-the-take", 2)):
            page = visit.open(path)
            expect(page.locator(".pad")).to_be_hidden()
            for field in page.locator(".fields input").all():
                expect(field).to_have_attribute("inputmode", "numeric")
                expect(field).not_to_have_class("is-served")


def test_a_phone_that_is_turned(visitor: Visitor) -> None:
    """The pad comes and goes as the phone is turned."""
    page = visitor(Reader("en", PHONE, has_touch=True)).open(SEVERAL)
    second = page.locator("#answer-2")
    second.tap()
    page.set_viewport_size({"width": PHONE.height, "height": PHONE.width})
    expect(page.locator(".pad")).to_be_hidden()
    expect(second).to_have_attribute("inputmode", "numeric")
    page.set_viewport_size({"width": PHONE.width, "height": PHONE.height})
    expect(page.locator(".pad")).to_be_visible()
    expect(second).to_have_attribute("inputmode", "none")
