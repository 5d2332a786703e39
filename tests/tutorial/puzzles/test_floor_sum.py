"""Floor sum: longer with the levels, the marker among the tiles, and more than fits."""

from functools import cache

import pytest

from engine import Position
from engine.reachability import reasons
from engine.tiles import MARKER
from tutorial.puzzles.floor_sum import (
    FELL,
    FLOOR_SUM,
    KNOWN_GOOD,
    WRONG_ANSWERS,
    is_good,
    make_task,
    task_of,
)
from tutorial.puzzles.seed import Seed
from tutorial.tasks.floor_sum import FloorSumTask

LEVELS = range(1, FLOOR_SUM.levels + 1)
SEEDS = range(120)
FROZEN = {
    "1-1-a": ("YRRB", "", "6"),
    "1-2-a": ("KYMY", "", "6"),
    "1-3-a": ("BBKMK", "B", "11"),
    "1-3-zzzzzzzz": ("KK", "BBBB", "11"),
}
"""Seed to what lies there, what falls, answer: if one changes, the version has to go up."""

every_level = pytest.mark.parametrize("level", LEVELS)


@cache
def tasks(level: int) -> tuple[FloorSumTask, ...]:
    """Make the puzzles of many seeds."""
    return tuple(make_task(Seed(FLOOR_SUM.version, level, number)) for number in SEEDS)


@every_level
def test_mistakes_tempt(level: int) -> None:
    """Several misreadings give other sums, more of them on a higher level."""
    for task in tasks(level):
        wrong = {penalty for penalty in task.readings().values() if penalty != task.truth}
        assert len(wrong) >= WRONG_ANSWERS[level]


@every_level
def test_every_length_comes(level: int) -> None:
    """As many things fell as the level has, up to nine; each length comes."""
    assert {len(task.fell) for task in tasks(level)} == set(FELL[level])


def test_the_marker_lies_among_the_tiles() -> None:
    """On level 2 the marker is always there, with tiles on both sides."""
    assert all(MARKER in task.fell[1:-1] for task in tasks(2))
    assert {MARKER in task.fell for task in tasks(1)} == {False, True}


def test_tiles_fall_besides_on_the_highest_level() -> None:
    """On level 3 tiles in hand fall too, and some find no space."""
    assert all(task.falling for task in tasks(3))
    assert not any(task.falling for task in (*tasks(1), *tasks(2)))
    assert {task.surplus > 0 for task in tasks(3)} == {False, True}


@pytest.mark.parametrize(("seed", "shown"), FROZEN.items())
def test_old_links_show_old_puzzles(seed: str, shown: tuple[str, str, str]) -> None:
    """The puzzle behind a link never changes."""
    task = make_task(Seed.parse(seed))
    lying, falling, answer = shown
    assert "".join(task.before.floor) == lying
    assert task.falling == falling
    assert task.solutions() == [[answer]]


@every_level
def test_the_puzzle_kept_in_reserve(level: int) -> None:
    """The floor line taken when no draw is good enough is good itself."""
    assert is_good(KNOWN_GOOD, level)
    assert reasons(Position.parse(task_of(*KNOWN_GOOD).board)) == ()
