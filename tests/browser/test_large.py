"""The large view, for a projector: everything grows, and all of a puzzle is on the screen."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.answering import give
from tests.browser.conftest import Visitor
from tests.browser.places import wrong_answer
from tests.browser.reader import PHONE, WIDE, Reader, Size
from tests.turns import some_now
from tutorial.puzzles import PUZZLE_TYPES, PuzzleType, Unit
from tutorial.puzzles.seed import Seed
from tutorial.tasks.choose_move import ChooseMoveTask

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


IN_SIGHT = """
  () => [...document.querySelectorAll(".show .board")].map((board) => {
    const { top, bottom } = board.getBoundingClientRect();
    return top >= -1 && bottom <= innerHeight + 1;
  })
"""
DECISIONS = [kind for kind in PUZZLE_TYPES if kind.unit is Unit.DECISIONS]


def sizes(page: Page) -> dict[str, float]:
    """Measure what is on a page."""
    return dict(page.evaluate(SIZES, list(GROW)))


def first_of(type_id: str) -> str:
    """Return the path of a puzzle of a type."""
    return next(path for path in PUZZLES if path.startswith(f"practice/{type_id}/"))


LOOKED_AT = [first_of(name) for name in ("where", "legal-lines", "best-move", "after-the-take")]


@pytest.mark.parametrize("rest", some_now([*LOOKED_AT, "learn/end-and-bonuses/1/"], 3))
def test_everything_grows(visitor: Visitor, rest: str) -> None:
    """Question, choices, penalties and tiles all are larger; two boards are side by side."""
    visit = visitor(Reader("en", PROJECTOR))
    usual, large = sizes(visit.open(rest)), sizes(visit.open(f"{rest}?large=1"))
    assert usual.keys() == large.keys()
    assert [name for name in usual if large[name] < usual[name] * LEAST] == []


@pytest.mark.parametrize("rest", some_now(PUZZLES, 16))
def test_a_puzzle_is_seen_at_once(visitor: Visitor, rest: str) -> None:
    """Board, question and what to answer fit a screen of 1920 by 1080; nothing is cut off."""
    page = visitor(Reader("en", PROJECTOR)).open(f"{rest}?large=1")
    assert page.evaluate("document.scrollingElement.scrollWidth") <= PROJECTOR.width
    assert max(page.evaluate(ENDS)) <= PROJECTOR.height


@pytest.mark.parametrize("kind", some_now(DECISIONS, 3), ids=lambda kind: kind.id)
def test_boards_stay_in_sight_of_the_verdict(visitor: Visitor, kind: PuzzleType) -> None:
    """After an answer, and at the end of what is said to it, the boards still are on the screen."""
    seed = Seed(kind.version, 2, 7)
    page = visitor(Reader("en", PROJECTOR)).open(f"practice/{kind.id}/{seed}/?large=1")
    task = kind.make(seed).task
    give(page, task.form, wrong_answer(page, task))
    assert set(page.evaluate(IN_SIGHT)) == {True}
    page.locator(".answer > .actions").scroll_into_view_if_needed()
    assert set(page.evaluate(IN_SIGHT)) == {True}
    verdict = page.locator(".verdict").bounding_box()
    assert verdict
    assert verdict["width"] >= PROJECTOR.width / 3


@pytest.mark.parametrize("kind", some_now(DECISIONS, 3), ids=lambda kind: kind.id)
def test_lines_of_play_fit_the_screen(visitor: Visitor, kind: PuzzleType) -> None:
    """Two lines of play are on the screen with all their boards, in large type."""
    seed = Seed(kind.version, 2, 7)
    visit, task = visitor(Reader("en", PROJECTOR)), kind.make(seed).task
    assert isinstance(task, ChooseMoveTask)
    move = next(move for move in task.solved.moves if move != task.solved.best)
    page = visit.open(f"practice/{kind.id}/{seed}/lines/?move={move}")
    usual = page.locator(".lines h2").first.bounding_box()
    page.locator(".size a").click()
    expect(page.locator("main")).to_have_class("is-large is-lines")
    large = page.locator(".lines h2").first.bounding_box()
    assert usual
    assert large
    assert large["height"] >= usual["height"] * LEAST
    assert set(page.evaluate(IN_SIGHT.replace(".show", ".lines"))) == {True}


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
