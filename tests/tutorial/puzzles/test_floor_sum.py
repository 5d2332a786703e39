"""Floor sum: longer with the levels, the marker among the tiles, and more than fits."""

from collections import Counter
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
    "2-1-a": ("KKKWWW", "", "11"),
    "2-2-a": ("WMWYY", "", "8"),
    "2-3-a": ("KKMK", "WW", "11"),
    "2-3-zzzzzzzz": ("", "YYYY", "6"),
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
    """On every level it can be there, with tiles on both sides, on level 2 most often."""
    for level in LEVELS:
        found = [task.fell for task in tasks(level) if MARKER in task.fell]
        assert len(found) < len(SEEDS)
        assert all(MARKER in fell[1:-1] for fell in found)
    assert sum(MARKER in task.fell for task in tasks(2)) > len(SEEDS) / 2


@every_level
def test_answers_vary(level: int) -> None:
    """Five different sums come on each level, none of them in half of the puzzles."""
    sums = Counter(-task.truth for task in tasks(level))
    assert len(sums) == 5
    assert max(sums.values()) < len(SEEDS) / 2


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
