"""After the take: levels, old links, and what a wrong part of an answer is told."""

import pytest

from engine import CENTER, reasons
from tests.tutorial.tasks.answering import answer
from tutorial.puzzles.after_the_take import (
    AFTER_THE_TAKE,
    MOST_DISPLAYS,
    MOST_IN_CENTER,
    PLAYERS,
    RESERVE,
    is_good,
)
from tutorial.puzzles.seed import Seed
from tutorial.tasks.take_result import TakeResultTask
from tutorial.tasks.taking import shown

SEEDS = range(40)
LEVELS = range(1, AFTER_THE_TAKE.levels + 1)
FROZEN = {
    "1-1-a": ((0, "K"), ["1", "1", "5", "2", "1", "C"]),
    "1-2-a": ((2, "W"), ["1", "6", "3", "1", "2", "1", "C"]),
    "1-3-a": ((2, "W"), ["1", "4", "5", "1", "1", "0", "O"]),
    "1-3-zzzzzzzz": (("C", "W"), ["5", "2", "3", "0", "F"]),
}
"""Seed to take and result: if one changes, the version of the type has to go up."""
RESULT = TakeResultTask(RESERVE, tells_all=True)

every_level = pytest.mark.parametrize("level", LEVELS)


def made(level: int) -> list[TakeResultTask]:
    """Make the puzzles of many seeds."""
    seeds = [Seed(AFTER_THE_TAKE.version, level, number) for number in SEEDS]
    tasks = [AFTER_THE_TAKE.make(seed).task for seed in seeds]
    return [task for task in tasks if isinstance(task, TakeResultTask)]


@pytest.mark.parametrize(("text", "result"), FROZEN.items())
def test_old_links_show_old_puzzles(
    text: str, result: tuple[tuple[int | str, str], list[str]]
) -> None:
    """The puzzle behind a link never changes."""
    task = AFTER_THE_TAKE.make(Seed.parse(text)).task
    assert isinstance(task, TakeResultTask)
    assert ((task.pick.source, task.pick.color), task.solutions()) == (result[0], [result[1]])


@every_level
def test_levels_differ(level: int) -> None:
    """More players come with the levels, and a center that can still be counted."""
    tasks = made(level)
    assert {len(task.pick.position.players) for task in tasks} == set(PLAYERS[level])
    for task in tasks:
        assert len(shown(task.pick.position)) <= MOST_DISPLAYS
        assert len(task.pick.position.center) <= MOST_IN_CENTER[level]


def test_who_has_the_marker() -> None:
    """The marker stays on level 1, may come along on 2, and is mostly taken already on 3."""
    found = [{task.truth.marker for task in made(level)} for level in LEVELS]
    assert found[0] == {"C"}
    assert found[1] == {"C", "F"}
    assert {"F", "O"} <= found[2]


def test_first_takes_are_from_displays() -> None:
    """Level 1 takes from a display, and something moves to the center."""
    for task in made(1):
        assert task.pick.source != CENTER
        assert sum(task.truth.center) > len(task.pick.position.center)


def test_the_puzzle_kept_in_reserve() -> None:
    """The puzzle taken when no draw is good enough is possible, and good on level 2."""
    assert reasons(RESERVE.position) == ()
    assert is_good(RESERVE, 2)
    assert RESULT.solutions() == [["2", "1", "2", "2", "0", "C"]]


@pytest.mark.parametrize(
    ("values", "word"),
    [
        ("1 1 2 2 0 C", "every tile"),
        ("2 0 1 2 0 C", "Nothing stays"),
        ("2 1 2 2 2 C", "in your hand"),
        ("2 1 2 2 0 F", "never brings the marker"),
        ("2 1 2 2 0 O", "never brings the marker"),
        ("2 5 2 2 0 C", "To the centre"),
    ],
)
def test_each_part_is_told(values: str, word: str) -> None:
    """Hand, center and marker each have their own answer, and the whole is told after it."""
    feedback = answer(RESULT, *values.split())
    assert not feedback.is_right
    assert word in feedback.reasons[0]
    assert len(feedback.reasons) >= 3


def test_taking_from_the_center() -> None:
    """What is taken leaves the center, and the first take brings the marker."""
    task = AFTER_THE_TAKE.make(Seed.parse("1-3-zzzzzzzz")).task
    assert "leave the centre" in answer(task, *["5", "2", "3", "5", "F"]).reasons[0]
