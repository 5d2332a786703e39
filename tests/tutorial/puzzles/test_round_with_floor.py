"""A whole round: tiles and floor line, near zero and far from it."""

import pytest

from tests.tutorial.tasks.answering import answer
from tutorial.puzzles.round_with_floor import (
    KNOWN_GOOD,
    LOADS,
    ROUND_WITH_FLOOR,
    WRONG_ANSWERS,
    is_good,
    make_task,
)
from tutorial.puzzles.seed import Seed
from tutorial.tasks.round_score import RoundScoreTask

SEEDS = range(30)
FROZEN = {
    "1-1-a": ("2:-,KK,KKK,-,WWW:...../...R./...../.K.../.....:RRK", "1"),
    "1-2-a": ("1:-,YY,WWW,KKKK,-:...K./WB..K/..B../...B./...WB:RMRR", "7"),
    "1-3-a": ("0:Y,-,KKK,-,BBBBB:B..../....K/....R/R.W../Y.KW.:MBBWWWW", "0"),
}
"""Seed to board and answer: if one changes, the version of the type has to go up."""

every_level = pytest.mark.parametrize("level", LOADS)


def made(level: int) -> list[RoundScoreTask]:
    """Make the puzzles of many seeds."""
    return [make_task(Seed(ROUND_WITH_FLOOR.version, level, number)) for number in SEEDS]


@every_level
def test_numbers_are_offered_only_near_zero(level: int) -> None:
    """Where going below zero is a mistake to make, it can be chosen."""
    for task in made(level):
        assert (task.form == "options") == bool(task.round.told.forgiven)
        if task.form == "options":
            assert task.truth == 0
            assert [str(task.readings()["goes_negative"])] in task.choices()


@every_level
def test_floor_lines_grow_with_the_levels(level: int) -> None:
    """Level 2 always has the marker on the floor line, level 3 can have it full."""
    boards = [task.round.board for task in made(level)]
    assert {len(board.floor) for board in boards} <= set(LOADS[level].fallen)
    assert {board.has_marker for board in boards} == {1: {False}, 2: {True}, 3: {False, True}}[
        level
    ]


@every_level
def test_mistakes_are_alive(level: int) -> None:
    """Far from zero many mistakes give another number, more on a higher level."""
    for task in made(level):
        wrong = {value for value in task.readings().values() if value != task.truth}
        assert len(wrong) >= (2 if task.form == "options" else WRONG_ANSWERS[level])


@pytest.mark.parametrize(("seed", "puzzle"), FROZEN.items())
def test_old_links_show_old_puzzles(seed: str, puzzle: tuple[str, str]) -> None:
    """The puzzle behind a link never changes."""
    task = make_task(Seed.parse(seed))
    assert (task.round.text, task.solutions()[0][0]) == puzzle


def test_the_stop_at_zero_is_told() -> None:
    """Who goes below zero is told that the score stops there, and sees the sum."""
    task = make_task(Seed.parse("1-3-a"))
    feedback = answer(task, str(task.readings()["goes_negative"]))
    assert "below zero" in feedback.reasons[0]
    assert feedback.total.endswith("→ 0")


@every_level
def test_the_reserve(level: int) -> None:
    """The board kept in reserve is good on every level."""
    assert is_good(KNOWN_GOOD, level, lowest=False)
