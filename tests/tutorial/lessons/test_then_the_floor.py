"""Lesson 14, then the floor: subtracted last, never below zero, nothing carried over."""

import pytest

from tests.tutorial.tasks.answering import answer
from tutorial.lessons.then_the_floor import ROUND, THEN_THE_FLOOR, TO_ZERO

FIRST, SIMPLE, THREE, CLAIM, ZERO, CLEARED, LAST = (step.task for step in THEN_THE_FLOOR.steps)


def test_the_floor_line_waits() -> None:
    """While a line is full, the floor line is not settled."""
    assert answer(FIRST, "3").is_right
    assert "last" in answer(FIRST, "F").reasons[0]
    assert "not full" in answer(FIRST, "4").reasons[0]


def test_the_first_case_of_the_syllabus() -> None:
    """2 + 2 + 2 + 2 − 4 is 4."""
    assert [tile.points for tile in ROUND.told.tiles] == [2, 2, 2]
    assert answer(THREE, "4").total == "2 + 6 − 4 = 4"
    assert answer(THREE, "8").suspects == ("forgets_floor",)


def test_the_second_case_of_the_syllabus() -> None:
    """1 + 1 − 4 stops at zero."""
    assert TO_ZERO.told.forgiven == 2
    assert answer(ZERO, "0").total == "1 + 1 − 4 → 0"


@pytest.mark.parametrize(
    ("number", "suspect", "words"),
    [("-2", "goes_negative", "stops at zero"), ("1", "floor_first", "after the wall")],
)
def test_mistakes_near_zero(number: str, suspect: str, words: str) -> None:
    """Below zero and floor first each get their own words."""
    feedback = answer(ZERO, number)
    assert feedback.suspects == (suspect,)
    assert words in feedback.reasons[0]


def test_a_mistake_that_many_make_gets_the_count() -> None:
    """Where mistakes of several kinds give one number, the round is told step by step."""
    assert len(answer(THREE, "6").suspects) == 4
    assert len(answer(THREE, "6").reasons) == 6


def test_the_floor_line_first() -> None:
    """Ana may not settle her floor line first."""
    assert answer(CLAIM, "no").is_right
    assert "before the tiles" in answer(CLAIM, "yes").reasons[0]


def test_the_marker_stays() -> None:
    """All tiles go to the lid, the marker never does."""
    assert answer(CLEARED, "B", "R").is_right
    assert "marker" in answer(CLEARED, "B", "R", "M").reasons[0]
    assert "No tile stays" in answer(CLEARED, "R").reasons[0]


def test_a_whole_round() -> None:
    """The marker covers a space like a tile."""
    assert answer(SIMPLE, "5").is_right
    assert answer(LAST, "5").total == "4 + 9 − 8 = 5"
    assert answer(LAST, "7").suspects == ("off_by_one", "marker_free")
