"""What falls: floor lines fill up with the levels, and the marker comes last."""

from dataclasses import replace
from functools import cache

import pytest

from engine import Position
from engine.reachability import reasons
from tutorial.puzzles.seed import Seed
from tutorial.puzzles.what_falls import (
    KNOWN_GOOD,
    WHAT_FALLS,
    WRONG_ANSWERS,
    is_good,
    make,
    make_task,
    with_marker,
)
from tutorial.tasks.what_falls import WhatFallsTask

LEVELS = range(1, WHAT_FALLS.levels + 1)
SEEDS = range(60)
FROZEN = {
    "1-1-a": ("0:-,BB,BB,-,-:...../...../...../...../.....:RYYBB", "KKKK", ("2", "1")),
    "1-2-a": ("0:-,-,-,RR,-:...../...../...../...../.....:YYYRRR", "RRRR", ("1", "2")),
    "1-3-a": ("0:Y,RR,-,BBBB,R:...../...../...../...../.....:RRBKB", "YYYYYY", ("1", "2")),
}
"""Seed to board, hand and answer: if one changes, the version of the type has to go up."""

every_level = pytest.mark.parametrize("level", LEVELS)


@cache
def tasks(level: int) -> tuple[WhatFallsTask, ...]:
    """Make the puzzles of sixty seeds."""
    return tuple(make_task(Seed(WHAT_FALLS.version, level, number)) for number in SEEDS)


@every_level
def test_something_falls_and_mistakes_tempt(level: int) -> None:
    """Not all tiles fit, and several misreadings give other numbers."""
    for task in tasks(level):
        assert any(task.truth)
        wrong = {answer for answer in task.readings().values() if answer != task.truth}
        assert len(wrong) >= WRONG_ANSWERS[level]


def test_levels_fill_the_floor_line() -> None:
    """From level 2 on tiles go to the lid; on level 3 the marker makes the difference."""
    assert {task.truth[1] > 0 for task in tasks(1)} == {False, True}
    assert all(task.truth[1] > 0 for task in (*tasks(2), *tasks(3)))
    assert all(task.readings()["marker_free"] != task.truth for task in tasks(3))


@every_level
def test_the_marker_comes_on_the_highest_level(level: int) -> None:
    """It is in the hand and named in the text there, and nowhere else."""
    for number, task in enumerate(tasks(level)):
        said = "marker" in str(make(Seed(WHAT_FALLS.version, level, number)).text)
        assert task.pick.has_marker is said is (level == WHAT_FALLS.levels)


@every_level
def test_answers_differ(level: int) -> None:
    """No pair of numbers is right so often that it could be guessed."""
    answers = [task.truth for task in tasks(level)]
    assert max(answers.count(answer) for answer in answers) <= len(answers) * 2 // 5


@pytest.mark.parametrize(("seed", "shown"), FROZEN.items())
def test_old_links_show_old_puzzles(seed: str, shown: tuple[str, str, tuple[str, str]]) -> None:
    """The puzzle behind a link never changes."""
    task = make_task(Seed.parse(seed))
    board, hand, answer = shown
    assert str(task.pick.board) == board
    assert "".join(task.pick.hand.tiles) == hand
    assert task.solutions() == [[*answer]]


@every_level
def test_the_puzzle_kept_in_reserve(level: int) -> None:
    """The puzzle taken when no draw is good enough is good itself."""
    assert is_good(replace(KNOWN_GOOD, has_marker=with_marker(level)), level)
    assert reasons(Position.parse(str(KNOWN_GOOD.bare))) == ()
