"""Lesson 3, take all of one color: what is taken, and where the rest goes."""

import pytest

from engine import Color
from rulesite.wording.tiles import taken, tiles_of
from tests.tutorial.tasks.answering import answer
from tutorial.lessons.take_all import TAKE_ALL

BLUE, COUNT, REST, PARTIAL, TWO_PLACES, THREE = (step.task for step in TAKE_ALL.steps)


def test_blue_is_taken() -> None:
    """The blue tiles of the display are taken, and its others go to the center."""
    feedback = answer(BLUE, "1B")
    assert feedback.is_right
    assert feedback.reasons[0] == taken(Color.BLUE, 2)
    assert "yellow" in feedback.reasons[1]
    assert "red" in feedback.reasons[1]


def test_a_legal_take_that_was_not_asked_for() -> None:
    """Another color is a legal take, and is told so."""
    feedback = answer(BLUE, "1Y")
    assert not feedback.is_right
    assert "legal" in feedback.reasons[-1]


@pytest.mark.parametrize("number", ["1", "2"])
def test_taking_a_part(number: str) -> None:
    """Who counts fewer than there are wants to leave some behind."""
    assert "leave" in answer(COUNT, number).reasons[0]


def test_taking_the_whole_display() -> None:
    """Who counts four takes the whole display."""
    assert "whole display" in answer(COUNT, "4").reasons[0]


@pytest.mark.parametrize("number", ["0", "5", "20"])
def test_counting_something_else(number: str) -> None:
    """Any other number is answered with what lies there."""
    assert tiles_of(Color.BLACK, 3) in answer(COUNT, number).reasons[0]


def test_the_rest_goes_to_the_center() -> None:
    """All that is not taken moves: marking it all is right."""
    assert answer(REST, "Y", "W").is_right
    assert answer(REST, "W", "Y").is_right


@pytest.mark.parametrize(
    ("marked", "word"), [("R", "yours"), ("RYW", "yours"), ("RY", "yours"), ("Y", "stays")]
)
def test_what_does_not_move(marked: str, word: str) -> None:
    """The color taken goes to the board, and nothing stays on the display."""
    feedback = answer(REST, *marked)
    assert not feedback.is_right
    assert word in feedback.reasons[0]


def test_a_part_can_not_be_taken() -> None:
    """Taking one of two white tiles is not allowed."""
    assert answer(PARTIAL, "no").is_right
    assert list(answer(PARTIAL, "yes").rules) == ["take-all"]


def test_two_displays_can_not_be_taken_from() -> None:
    """Taking from two displays in one turn is not allowed."""
    assert answer(TWO_PLACES, "no").is_right
    assert list(answer(TWO_PLACES, "yes").rules) == ["take-one-place"]


def test_three_tiles_can_be_had_in_several_ways() -> None:
    """Three tiles lie on displays and in the center: every such take is right."""
    solutions = [values[0] for values in THREE.solutions()]
    assert len(solutions) >= 2
    assert any(code.startswith("C") for code in solutions)
    assert all(answer(THREE, code).reasons[0].startswith("Taken: 3") for code in solutions)


def test_the_rest_of_the_center_stays() -> None:
    """Taking from the center moves nothing else."""
    (code,) = [values[0] for values in THREE.solutions() if values[0].startswith("C")]
    assert "stay" in answer(THREE, code).reasons[1]
