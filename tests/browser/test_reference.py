"""Reference pages at the table and on paper: the screen kept awake, print, phone screens."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.reader import PHONE, READERS, Reader
from tests.rulesite.addresses import LANGUAGES

LOCKS = """
  window.asked = 0;
  window.locks = [];
  Object.defineProperty(navigator, "wakeLock", {value: {request: async (kind) => {
    window.asked += 1;
    if (kind !== "screen" || window.refuses) throw new DOMException("no", "NotAllowedError");
    const lock = new EventTarget();
    lock.released = false;
    lock.release = async () => {
      lock.released = true;
      lock.dispatchEvent(new Event("release"));
    };
    window.locks.push(lock);
    return lock;
  }}});
  window.turn = (state) => {
    Object.defineProperty(document, "visibilityState", {value: state, configurable: true});
    document.dispatchEvent(new Event("visibilitychange"));
  };
"""
"""A screen lock that can be watched, and a way to hide and show the page."""
NO_LOCKS = "delete Navigator.prototype.wakeLock;"
HELD = "() => window.locks.filter((lock) => !lock.released).length"
BUTTON = ".awake button"
PAGES = ("rules/drafting/", "rules/complete/", "quick-reference/")

A4 = {"width": 688, "height": 1017}
"""An A4 sheet in CSS pixels, without its margins."""
ROOM = 0.9
"""How much of the sheet English may fill, so that longer languages fit too."""


def opened(visitor: Visitor, page_path: str, script: str) -> Page:
    """Open a page in English, with a script run before its own."""
    visit = visitor(Reader("en"))
    visit.page.add_init_script(script)
    return visit.open(page_path)


def held(page: Page, count: int) -> None:
    """Wait until so many locks are held."""
    page.wait_for_function(f"({HELD})() === {count}")


def pdf_pages(pdf: bytes) -> int:
    """Count the pages of a PDF."""
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


@pytest.mark.parametrize("path", PAGES)
def test_button_holds_and_releases_the_screen(visitor: Visitor, path: str) -> None:
    """Pressed it holds the screen, pressed again it lets go; its state can be seen."""
    page = opened(visitor, path, LOCKS)
    button = page.locator(BUTTON)
    expect(button).to_have_attribute("aria-pressed", "false")
    held(page, 0)
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    held(page, 1)
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    held(page, 0)


def test_screen_is_held_only_while_the_page_is_seen(visitor: Visitor) -> None:
    """Hidden it lets go, seen again it holds anew; switched off it stays off."""
    page = opened(visitor, "quick-reference/", LOCKS)
    button = page.locator(BUTTON)
    button.click()
    held(page, 1)
    page.evaluate("turn('hidden')")
    held(page, 0)
    expect(button).to_have_attribute("aria-pressed", "true")
    page.evaluate("turn('visible')")
    held(page, 1)
    button.click()
    page.evaluate("turn('hidden')")
    page.evaluate("turn('visible')")
    held(page, 0)
    assert page.evaluate("asked") == 2


def test_quick_presses_leave_no_lock_behind(visitor: Visitor) -> None:
    """On and off at once, before the browser has answered, ends in off."""
    page = opened(visitor, "quick-reference/", LOCKS)
    page.evaluate(
        f"() => {{ const b = document.querySelector('{BUTTON}'); b.click(); b.click(); }}"
    )
    page.wait_for_function("asked === 1")
    held(page, 0)
    expect(page.locator(BUTTON)).to_have_attribute("aria-pressed", "false")


def test_lock_that_is_taken_away_shows(visitor: Visitor) -> None:
    """When the device takes the lock back, the button says that it is off."""
    page = opened(visitor, "quick-reference/", LOCKS)
    page.locator(BUTTON).click()
    held(page, 1)
    page.evaluate("locks[0].release()")
    expect(page.locator(BUTTON)).to_have_attribute("aria-pressed", "false")


def test_refused_lock_is_said(visitor: Visitor) -> None:
    """When the browser refuses, the button is off and the page says so."""
    page = opened(visitor, "quick-reference/", LOCKS + "window.refuses = true;")
    page.locator(BUTTON).click()
    expect(page.locator("#live")).not_to_be_empty()
    expect(page.locator(BUTTON)).to_have_attribute("aria-pressed", "false")


def test_no_button_where_it_can_do_nothing(visitor: Visitor) -> None:
    """Without the browser's help, or without scripts, the button is not there."""
    page = opened(visitor, "quick-reference/", NO_LOCKS)
    expect(page.locator(".awake")).to_be_hidden()
    plain = visitor(Reader("en", has_scripts=False)).open("quick-reference/")
    expect(plain.locator(".awake")).to_be_hidden()


def test_button_stands_at_the_top_right(visitor: Visitor) -> None:
    """On a phone too it is beside the heading and large enough for a finger."""
    page = opened(visitor, "quick-reference/", LOCKS)
    box = page.locator(BUTTON).bounding_box()
    assert box is not None
    assert box["height"] >= 24
    assert box["x"] + box["width"] <= PHONE.width
    assert box["x"] > PHONE.width / 3
    assert box["y"] < PHONE.height / 4


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_quick_reference_is_one_sheet(visitor: Visitor, language: str, scheme: str) -> None:
    """It prints on exactly one A4 page, in every language."""
    page = visitor(Reader(language, scheme=scheme)).open("quick-reference/")
    assert pdf_pages(page.pdf(prefer_css_page_size=True)) == 1


def test_quick_reference_leaves_room_on_its_sheet(visitor: Visitor) -> None:
    """English leaves a tenth of the sheet free."""
    page = visitor(Reader("en")).open("quick-reference/")
    page.set_viewport_size({"width": A4["width"], "height": A4["height"]})
    page.emulate_media(media="print")
    box = page.locator("main").bounding_box()
    assert box is not None
    assert box["height"] <= ROOM * A4["height"]


@pytest.mark.parametrize("reader", READERS, ids=str)
def test_each_phase_fits_a_phone_screen(visitor: Visitor, reader: Reader) -> None:
    """At 360 by 640 every phase can be read without scrolling, and nothing sticks out."""
    page = visitor(reader).open("quick-reference/")
    page.set_viewport_size(PHONE._asdict())  # type: ignore[arg-type]
    phases = page.locator(".phase")
    assert phases.count() == 5
    for number in range(phases.count()):
        box = phases.nth(number).bounding_box()
        assert box is not None
        assert box["height"] <= PHONE.height
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE.width


@pytest.mark.parametrize(
    "path", ["rules/drafting/", "rules/complete/", "glossary/", "quick-reference/", "about/"]
)
def test_paper_shows_the_text_and_nothing_else(visitor: Visitor, path: str) -> None:
    """On paper there is no navigation, no button and no "More", and the ground is white."""
    page = visitor(Reader("en", scheme="dark")).open(path)
    page.emulate_media(media="print", color_scheme="dark")
    for part in (".bar", ".foot", ".skip", ".awake", ".more"):
        assert page.locator(part).locator("visible=true").count() == 0
    expect(page.locator("h1")).to_be_visible()
    ground = "getComputedStyle(document.body).backgroundColor"
    assert page.evaluate(ground) == "rgb(255, 255, 255)"


def test_tiles_on_paper_are_light(visitor: Visitor) -> None:
    """Who reads in the dark prints the same ghosts as everybody else."""
    page = visitor(Reader("en", scheme="dark")).open("rules/tile-scoring/")
    page.emulate_media(media="print", color_scheme="dark")
    bare = "getComputedStyle(document.documentElement).getPropertyValue('--bare').trim()"
    assert page.evaluate(bare) == "#f3ecdf"
