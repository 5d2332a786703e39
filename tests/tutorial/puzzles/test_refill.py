"""Refill: levels, old links, and what wrong ways to refill are told."""

import pytest

from engine.tiles import DISPLAYS, TILES_PER_DISPLAY
from tests.tutorial.tasks.answering import answer
from tutorial.puzzles.refill import ASKS, MOST_IN_BAG, PLAYERS, REFILL
from tutorial.puzzles.seed import Seed
from tutorial.tasks.refill import RefillTask
from tutorial.tasks.stock import Stock, Then

SEEDS = range(150)
LEVELS = range(1, REFILL.levels + 1)
FROZEN = {
    "1-1-a": ((2, 7, 36), ["1", "3", "23"]),
    "1-2-a": ((2, 7, 58), ["1", "3", "5", "45"]),
    "1-3-a": ((2, 6, 76), ["5", "0", "62", "0", "usual"]),
}
"""Seed to players, bag, lid and the answer: if one changes, the version has to go up."""

every_level = pytest.mark.parametrize("level", LEVELS)


def made(level: int) -> list[RefillTask]:
    """Make the puzzles of many seeds."""
    tasks = [REFILL.make(Seed(REFILL.version, level, seed)).task for seed in SEEDS]
    return [task for task in tasks if isinstance(task, RefillTask)]


def stocks(level: int) -> list[Stock]:
    """Return bags and lids of many puzzles."""
    return [task.stock for task in made(level)]


@pytest.mark.parametrize(("text", "puzzle"), FROZEN.items())
def test_old_links_show_old_puzzles(
    text: str, puzzle: tuple[tuple[int, int, int], list[str]]
) -> None:
    """The puzzle behind a link never changes."""
    task = REFILL.make(Seed.parse(text)).task
    assert isinstance(task, RefillTask)
    stock = task.stock
    assert ((stock.players, stock.bag, stock.lid), task.solutions()[0]) == puzzle


@every_level
def test_levels_differ(level: int) -> None:
    """More players and more questions come with the levels."""
    assert {stock.players for stock in stocks(level)} == set(PLAYERS[level])
    assert {task.asks for task in made(level)} == {ASKS[level]}


def test_the_bag_ends_inside_a_display() -> None:
    """On level 1 the lid always comes in the middle of a display, and is enough."""
    for stock in stocks(1):
        assert stock.bag % TILES_PER_DISPLAY
        assert stock.uses_lid
        assert stock.then is Then.USUAL


def test_the_lid_may_not_be_enough() -> None:
    """From level 2 on displays can stay empty; two players never run short."""
    short = [stock for stock in stocks(2) if stock.then is Then.SHORT]
    assert short
    assert all(stock.players > 2 for stock in short)


def test_everything_happens_on_level_three() -> None:
    """A round can be full or short, or not come at all, and the bag can be just enough."""
    found = stocks(3)
    assert {stock.then for stock in found} == set(Then)
    assert any(stock.bag == DISPLAYS[stock.players] * TILES_PER_DISPLAY for stock in found)


@every_level
def test_there_are_as_many_tiles_as_there_can_be(level: int) -> None:
    """A board holds at most thirty tiles between rounds; the bag is almost empty or just enough."""
    for stock in stocks(level):
        need = DISPLAYS[stock.players] * TILES_PER_DISPLAY
        assert 100 - 30 * stock.players <= stock.bag + stock.lid < 100
        assert stock.bag <= MOST_IN_BAG or stock.bag == need


@pytest.mark.parametrize(
    ("stock", "asked", "word"),
    [
        (Stock(2, 6, 40), ("5", "0", "26"), "First draw all"),
        (Stock(2, 6, 40), ("1", "0", "26"), "gets the tiles that are left"),
    ],
)
def test_wrong_ways_are_named(stock: Stock, asked: tuple[str, ...], word: str) -> None:
    """Whoever refills in a known wrong way is told so, and then everything."""
    feedback = answer(RefillTask(stock, ASKS[1], tells_all=True), *asked)
    assert not feedback.is_right
    assert word in feedback.reasons[0]
    assert feedback.reasons[1:] == tuple(stock.steps)


def test_no_diagnosis_is_made_up() -> None:
    """A number that no wrong way gives is told the refill only."""
    stock = Stock(2, 6, 40)
    feedback = answer(RefillTask(stock, ASKS[1], tells_all=True), "3", "3", "3")
    assert feedback.reasons == tuple(stock.steps)
