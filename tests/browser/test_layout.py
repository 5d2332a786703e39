"""Pages fit the screen, and fingers can hit what is on them."""

from collections.abc import Iterable

import pytest
from playwright.sync_api import Page

from tests.browser.answering import NUMBER
from tests.browser.conftest import Visitor
from tests.browser.places import EVERY_PAGE, states
from tests.browser.reader import NARROW, PHONE, Reader
from tests.browser.visit import Visit
from tests.turns import some_now

LANGUAGES = ["en", "tr", "sl", "sv"]
OPEN_ALL = "(all) => all.forEach((details) => { details.open = true; })"
TOO_WIDE = "document.scrollingElement.scrollWidth > innerWidth"
# A link within a sentence may be as small as its words; the area of a box is that of its label.
SMALL_TARGETS = """
  () => {
    const words = (element) => element.innerText.trim().length;
    const isInSentence = (link) => link.matches("a")
      && getComputedStyle(link).display === "inline" && words(link.parentElement) > words(link);
    const size = (target) => {
      const { width, height } = (target.closest("label") ?? target).getBoundingClientRect();
      return [Math.round(width * 10) / 10, Math.round(height * 10) / 10];
    };
    return [...document.querySelectorAll("main :is(a, button, summary, input, select, textarea)")]
      .filter((target) => target.checkVisibility() && !isInSentence(target))
      .filter((target) => Math.min(...size(target)) < 24)
      .map((target) => [target.closest("[class]").className, target.localName, ...size(target)])
      .map(([where, name, ...both]) => `${where}: ${name} is ${Math.min(...both)} small`);
  }
"""


def flaws(page: Page) -> list[str]:
    """List what is too small to hit, and whether the page is too wide."""
    page.locator("main details").evaluate_all(OPEN_ALL)
    sideways = ["has to be scrolled sideways"] if page.evaluate(TOO_WIDE) else []
    return sideways + sorted(set(page.evaluate(SMALL_TARGETS)))


def check(visit: Visit, paths: Iterable[str]) -> None:
    """Look for flaws in every state of some pages."""
    found = {flaw: state for state in states(visit, paths) for flaw in flaws(visit.page)}
    assert found == {}, "\n".join(f"{flaw} on {state}" for flaw, state in found.items())


@pytest.mark.parametrize("language", some_now(LANGUAGES, 2))
def test_everything_fits_smallest_phone(visitor: Visitor, language: str) -> None:
    """At 320 pixels nothing is scrolled sideways, and all that is pressed measures 24 or more.

    A quarter of the pages is shared out among the languages; all of them in each is a proof.
    """
    first = LANGUAGES.index(language)
    check(visitor(Reader(language, NARROW)), EVERY_PAGE[first :: 4 * len(LANGUAGES)])


@pytest.mark.proof
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_in_each_language(visitor: Visitor, language: str) -> None:
    """The same holds for every page in every language."""
    check(visitor(Reader(language, NARROW)), EVERY_PAGE)


@pytest.mark.parametrize(
    ("language", "limit"), [("en", 640), ("tr", 700), ("sl", 700), ("sv", 700)]
)
def test_board_and_field_share_first_screen(visitor: Visitor, language: str, limit: int) -> None:
    """On a phone the board and the field for the number are seen together."""
    page = visitor(Reader(language, PHONE)).open("learn/both-ways/4/")
    board, field = (page.locator(part).bounding_box() for part in (".stage .board", NUMBER))
    assert board is not None
    assert field is not None
    assert 0 < board["y"] < field["y"]
    assert field["y"] + field["height"] <= limit
