"""The tools for the table in a real browser: on a phone, by keyboard, with scripts and without."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.audit import violations
from tests.browser.conftest import Visitor
from tests.browser.keys import press
from tests.browser.reader import NARROW, PHONE, Reader
from tests.browser.watch import refused_load

ASKED = "table/refill/?players=3&bag=6&lid=11"
PAGES = ["table/", "table/start/?players=4", "table/checklist/?players=3", ASKED]
BY_SCRIPTS = pytest.mark.parametrize(
    "reader", [Reader("en", PHONE), Reader("sv", PHONE, has_scripts=False)], ids=str
)
FINGER = 44
SEEN_FIRST = 5


def tick_boxes(page: Page) -> int:
    """Count the boxes that are ticked."""
    return page.locator("#ticks input:checked").count()


@BY_SCRIPTS
def test_a_starter_is_drawn(visitor: Visitor, reader: Reader) -> None:
    """From the table two keys draw a player; another one draws again."""
    page = visitor(reader).open("table/")
    press(page, ".draw button[value='3']", "Enter")
    expect(page).to_have_url(re.compile(r"/table/start/\?players=3$"))
    expect(page.locator(".drawn")).to_have_text(re.compile("[123]"))
    press(page, "main button[name='players']", "Enter")
    expect(page.locator(".seats-drawn .is-drawn")).to_have_count(1)


@BY_SCRIPTS
def test_displays_are_filled(visitor: Visitor, reader: Reader) -> None:
    """Players by arrow keys, two numbers typed, Enter: every display has its count."""
    page = visitor(reader).open("table/refill/")
    press(page, "[name='players']", "ArrowRight")
    page.keyboard.press("Tab")
    page.keyboard.type("6")
    page.keyboard.press("Tab")
    page.keyboard.type("11")
    page.keyboard.press("Enter")
    expect(page.locator(".amounts li")).to_have_text(["4", "4", "4", "4", "1", "0", "0"])
    expect(page.locator("[name='players'][value='3']")).to_be_checked()


def test_a_wrong_count_is_said(visitor: Visitor) -> None:
    """More tiles than there are: the form says so and keeps the numbers."""
    visit = visitor(Reader("en", PHONE))
    with visit.watch.expecting(refused_load(422)):
        page = visit.open("table/refill/?players=2&bag=60&lid=60")
    expect(page.locator("#fault")).to_contain_text("100")
    expect(page.locator("#bag")).to_have_value("60")


@BY_SCRIPTS
def test_a_round_is_ticked_off(visitor: Visitor, reader: Reader) -> None:
    """Space ticks, Enter sends nothing away, and one button takes all ticks away."""
    page = visitor(reader).open("table/checklist/")
    press(page, "#ticks input", "Space")
    page.locator("#wall-tiling label").first.click()
    assert tick_boxes(page) == 2
    page.keyboard.press("Enter")
    assert tick_boxes(page) == 2
    press(page, "button[type=reset]", "Enter")
    assert tick_boxes(page) == 0


@pytest.mark.parametrize("path", PAGES)
def test_everybody_can_use_them(visitor: Visitor, path: str) -> None:
    """The audit finds nothing, on a phone in light and on a wide screen in dark."""
    assert violations(visitor(Reader("en")).open(path)) == []


@pytest.mark.parametrize("path", PAGES)
def test_they_fit_narrow_screens(visitor: Visitor, path: str) -> None:
    """At 320 and at 360 pixels nothing sticks out, and buttons are as large as a finger."""
    for size in (NARROW, PHONE):
        page = visitor(Reader("en", size)).open(path)
        assert page.evaluate("document.documentElement.scrollWidth") <= size.width
        for button in page.locator("main .button, main .tools a").all():
            box = button.bounding_box()
            assert box is not None
            assert box["height"] >= FINGER


def test_what_is_wanted_first_is_seen_first(visitor: Visitor) -> None:
    """On a phone, disputes and the first four tools are on the first screen."""
    page = visitor(Reader("en", PHONE)).open("table/")
    assert page.locator(".tools a").count() >= SEEN_FIRST
    for link in page.locator(".tools a").all()[:SEEN_FIRST]:
        expect(link).to_be_in_viewport(ratio=1)
