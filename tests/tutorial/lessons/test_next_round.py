"""Lesson 15, the next round: who starts, when the lid goes into the bag, short rounds."""

import pytest

from tests.tutorial.tasks.answering import answer
from tutorial.lessons.next_round import NEXT_ROUND

STARTER, REACH, EARLY, LEFT, EMPTY, THEN, ENOUGH = (step.task for step in NEXT_ROUND.steps)


def test_the_marker_decides() -> None:
    """Neither the leader nor the last starter starts, but who holds the marker."""
    assert answer(STARTER, "B").is_right
    feedback = answer(STARTER, "A")
    assert "Only the marker" in feedback.reasons[0]
    assert feedback.rules[0] == "marker-starts"


def test_one_and_a_half_displays() -> None:
    """Six tiles fill one display and half of the next; then comes the lid."""
    feedback = answer(REACH, "1", "2")
    assert feedback.is_right
    assert feedback.scene.amounts == (4, 4, 4, 4, 4)


def test_the_lid_too_early() -> None:
    """Whoever adds the lid at once is told to empty the bag first."""
    feedback = answer(REACH, "5", "0")
    assert "First draw all" in feedback.reasons[0]
    assert feedback.rules[0] == "lid-return"
    assert answer(EARLY, "no").is_right


def test_the_display_in_the_middle() -> None:
    """Whoever leaves the last two tiles out is told that they are laid out."""
    assert "that are left" in answer(REACH, "1", "0").reasons[0]


def test_all_of_the_lid() -> None:
    """All tiles of the lid go into the bag, so the lid is empty."""
    assert answer(LEFT, "26", "0").is_right
    assert "All tiles of the lid" in answer(LEFT, "0", "26").reasons[0]


def test_four_displays_stay_empty() -> None:
    """Ten tiles make displays of four, four and two; four of seven stay empty."""
    feedback = answer(EMPTY, "4", "5", "6", "7")
    assert feedback.is_right
    assert feedback.scene.amounts == (4, 4, 2, 0, 0, 0, 0)
    assert "that are left" in answer(EMPTY, "3", "4", "5", "6", "7").reasons[0]
    assert "don’t reach" in answer(EMPTY, "5", "6", "7").reasons[0]


@pytest.mark.parametrize(("then", "word"), [("over", "as usual"), ("usual", "not full")])
def test_a_short_round_is_played(then: str, word: str) -> None:
    """Running out of tiles does not end the game."""
    assert answer(THEN, "short").is_right
    feedback = answer(THEN, then)
    assert word in feedback.reasons[0]
    assert feedback.rules[0] == "short-round"


def test_the_lid_waits() -> None:
    """A bag that is just enough leaves the lid as it is."""
    assert answer(ENOUGH, "0", "31").is_right
    assert "doesn’t go into the bag yet" in answer(ENOUGH, "31", "0").reasons[0]
