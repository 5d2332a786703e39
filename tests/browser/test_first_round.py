"""The first round from its first tile to the finished lesson, by keys and by thumb."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.audit import violations
from tests.browser.conftest import Visitor
from tests.browser.keys import press
from tests.browser.reader import PHONE, WIDE, Reader
from tests.browser.watch import refused_load
from tests.turns import some_now
from tests.tutorial.first_round.rounds import whole_round

PAGE = "learn/first-round/a/"
WHOLE = whole_round(10)
BY_SCRIPTS = pytest.mark.parametrize(
    "reader",
    [Reader("sl", PHONE), Reader("tr", PHONE, has_scripts=False), Reader("sv", WIDE)],
    ids=str,
)
BY_THUMB = pytest.mark.parametrize(
    "reader",
    [Reader("en", PHONE, has_touch=True), Reader("sv", PHONE, has_scripts=False, has_touch=True)],
    ids=str,
)
SMALLEST = 24
"""The least height of what is tapped, in CSS pixels."""


def take_button(take: str) -> str:
    """Return the selector of tiles on offer."""
    return f'button[name="take"][value="{take}"]'


def line_button(moves: str) -> str:
    """Return the selector of a line that makes the last of these moves."""
    return f'button[name="moves"][value="{moves}"]'


def is_wide(page: Page) -> bool:
    """Tell whether the page has to be pushed sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


@BY_SCRIPTS
def test_a_round_is_played_by_keyboard(visitor: Visitor, reader: Reader) -> None:
    """Tiles, a line, the answer; at the end the lesson is done and its tile is on the wall."""
    visit = visitor(reader)
    page = visit.open(PAGE)
    for number, move in enumerate(WHOLE.moves, 1):
        press(page, take_button(str(move)[:-1]), "Enter")
        expect(page.locator(".is-asked h2")).to_be_focused()
        press(page, line_button(WHOLE.written(number)), "Enter")
        expect(page.locator(".is-told h2")).to_be_focused()
        expect(page).to_have_url(f"{visit.address(PAGE)}?moves={WHOLE.written(number)}")
    expect(page.locator(".review li")).to_have_count(len(WHOLE.moves))
    press(page, ".finish button", "Enter")
    expect(page).to_have_url(visit.address("learn/"))
    expect(page.locator(".own-wall .space:has(.tile)")).to_have_count(1)


@BY_THUMB
def test_a_round_is_played_by_thumb(visitor: Visitor, reader: Reader) -> None:
    """On a small phone nothing is cut off, and everything to tap is large enough."""
    visit = visitor(reader)
    page = visit.open(PAGE)
    for number, move in enumerate(WHOLE.moves, 1):
        for selector in (take_button(str(move)[:-1]), line_button(WHOLE.written(number))):
            button = page.locator(selector)
            box = button.bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= SMALLEST
            assert not is_wide(page)
            button.tap()
            expect(page.locator(selector)).to_have_count(0 if "moves" in selector else 1)
    expect(page.locator(".round-end")).to_have_count(2)
    assert not is_wide(page)


@BY_SCRIPTS
def test_a_refused_line_is_told_and_chosen_anew(visitor: Visitor, reader: Reader) -> None:
    """A forbidden line says why; the tiles stay in hand, and another line takes them."""
    visit = visitor(reader)
    bad, good = "4B52R5", "4B52R4"
    page = visit.open(f"{PAGE}?moves=4B5&take=2R")
    with visit.watch.expecting(refused_load(422)):
        press(page, line_button(bad), "Enter")
        expect(page.locator(".is-wrong h2")).to_be_focused()
    expect(page.locator(".is-wrong p:not(.actions)")).to_have_count(1)
    press(page, line_button(good), "Enter")
    expect(page.locator(".is-told h2")).to_be_focused()


def test_back_goes_one_step_back(visitor: Visitor) -> None:
    """The browser's way back leads through the moves."""
    visit = visitor(Reader("en", PHONE))
    page = visit.open(PAGE)
    move = WHOLE.moves[0]
    page.locator(take_button(str(move)[:-1])).click()
    page.locator(line_button(str(move))).click()
    expect(page.locator(".is-told")).to_be_visible()
    page.go_back()
    expect(page.locator(line_button(str(move)))).to_be_visible()
    page.go_back()
    expect(page.locator(".is-told, .hand")).to_have_count(0)


def test_back_finds_a_whole_page_that_was_forgotten(visitor: Visitor) -> None:
    """What the browser no longer remembers is asked for again, with everything around it."""
    page = visitor(Reader("en", PHONE)).open(PAGE)
    page.locator(take_button(str(WHOLE.moves[0])[:-1])).click()
    expect(page.locator(".hand")).not_to_have_count(0)
    page.evaluate("sessionStorage.removeItem('htmx-history-cache')")
    page.go_back()
    expect(page.locator(".hand")).to_have_count(0)
    expect(page.get_by_role("banner")).to_be_visible()


@pytest.mark.parametrize("scheme", some_now(["dark", "light"], 2))
def test_the_first_round_is_accessible(visitor: Visitor, scheme: str) -> None:
    """Its cover, a choice of tiles and of a line, and the review."""
    visit = visitor(Reader("en", PHONE, scheme=scheme))
    found = []
    for query in ("", "?moves=4B5&take=2R", f"?moves={WHOLE.written(2)}"):
        found += violations(visit.open(f"{PAGE}{query}"))
    found += violations(visit.open(f"{PAGE}?moves={WHOLE.written()}"))
    assert found + violations(visit.open("learn/first-round/")) == []
