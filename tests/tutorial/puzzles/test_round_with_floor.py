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
    "2-1-a": ("4:R,-,RRR,-,K:...../...../.W.Y./..WB./.R...:WW", "5"),
    "2-2-a": ("0:-,R,RRR,YYYY,B:B.R.W/..Y.K/KW.../...../.....:MYY", "3"),
    "2-3-a": ("16:B,WW,-,-,KKKKK:...K./...../KWBY./R..../Y....:YBBBBY", "12"),
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
    """From level 2 on the marker lies there most of the time, and level 3 can have it full."""
    boards = [task.round.board for task in made(level)]
    assert {len(board.floor) for board in boards} <= set(LOADS[level].fallen)
    assert {board.has_marker for board in boards} == ({False} if level == 1 else {False, True})


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
    task = next(task for task in made(3) if task.round.told.forgiven)
    feedback = answer(task, str(task.readings()["goes_negative"]))
    assert "below zero" in feedback.reasons[0]
    assert feedback.total.endswith("→ 0")


@every_level
def test_the_reserve(level: int) -> None:
    """The board kept in reserve is good on every level."""
    assert is_good(KNOWN_GOOD, level, lowest=False)
