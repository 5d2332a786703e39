"""The large view, for a projector: everything grows, and all of a puzzle is on the screen."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.reader import PHONE, WIDE, Reader, Size
from tests.turns import some_now
from tutorial.puzzles import PUZZLE_TYPES
from tutorial.puzzles.seed import Seed

PROJECTOR = Size(1920, 1080)
PUZZLES = [
    f"practice/{kind.id}/{Seed(kind.version, level, 7)}/"
    for kind in PUZZLE_TYPES
    for level in range(1, kind.levels + 1)
    if kind.make(Seed(kind.version, level, 7)).players in (None, 1, 2)
]
GROW = (
    "h1",
    ".ask p:last-child",
    ".answer .button",
    ".floor th",
    ".hand .tile",
    ".group .tile",
    ".board .space",
)
"""What is to be read from the back of a room."""
LEAST = 1.15
"""How much larger it is at least."""
SIZES = """
  (selectors) => selectors.flatMap((selector) => {
    const found = document.querySelector(selector);
    const height = found?.getBoundingClientRect().height;
    const text = found && parseFloat(getComputedStyle(found).fontSize);
    return found ? [[selector, found.matches("svg, .space") ? height : text]] : [];
  })
"""
ENDS = """
  [...document.querySelectorAll(".show, .answer .field, .answer .checks")]
    .map((part) => part.getBoundingClientRect().bottom)
"""


def sizes(page: Page) -> dict[str, float]:
    """Measure what is on a page."""
    return dict(page.evaluate(SIZES, list(GROW)))


def first_of(type_id: str) -> str:
    """Return the path of a puzzle of a type."""
    return next(path for path in PUZZLES if path.startswith(f"practice/{type_id}/"))


LOOKED_AT = [first_of(name) for name in ("where", "legal-lines", "best-move", "after-the-take")]


@pytest.mark.parametrize("rest", [*LOOKED_AT, "learn/end-and-bonuses/1/"])
def test_everything_grows(visitor: Visitor, rest: str) -> None:
    """Question, choices, penalties and tiles all are larger; two boards are side by side."""
    visit = visitor(Reader("en", PROJECTOR))
    usual, large = sizes(visit.open(rest)), sizes(visit.open(f"{rest}?large=1"))
    assert usual.keys() == large.keys()
    assert [name for name in usual if large[name] < usual[name] * LEAST] == []


@pytest.mark.parametrize("rest", some_now(PUZZLES, 6))
def test_a_puzzle_is_seen_at_once(visitor: Visitor, rest: str) -> None:
    """Board, question and what to answer fit a screen of 1920 by 1080; nothing is cut off."""
    page = visitor(Reader("en", PROJECTOR)).open(f"{rest}?large=1")
    assert page.evaluate("document.scrollingElement.scrollWidth") <= PROJECTOR.width
    assert max(page.evaluate(ENDS)) <= PROJECTOR.height


def test_there_and_back(visitor: Visitor) -> None:
    """A page leads to its large view and that back; the view stays when going on."""
    page = visitor(Reader("en", WIDE)).open(PUZZLES[0])
    page.locator(".size a").click()
    expect(page.locator("main")).to_have_class("is-large")
    page.locator(".answer .actions a", has_text="Another one").click()
    expect(page.locator("main")).to_have_class("is-large")
    page.locator(".size a").click()
    expect(page.locator("main")).not_to_have_class("is-large")


def test_on_a_phone_nothing_is_said_of_projectors(visitor: Visitor) -> None:
    """The link is where there is room for the large view."""
    page = visitor(Reader("en", PHONE)).open(PUZZLES[0])
    expect(page.locator(".size a")).to_be_hidden()
