"""Lesson 4, the center and the marker: what comes along, and what it costs."""

import pytest

from engine import Color
from rulesite.wording.tiles import taken
from tests.tutorial.tasks.answering import answer
from tutorial.lessons.center_and_marker import CENTER_AND_MARKER

RED, COST, ALONE, SECOND, WITHOUT, RESULT = (step.task for step in CENTER_AND_MARKER.steps)


def test_two_red_tiles_and_the_marker() -> None:
    """The first take from the center brings its tiles, and the marker to floor space 1."""
    feedback = answer(RED, "CR")
    assert feedback.is_right
    assert feedback.reasons[0] == taken(Color.RED, 2)
    assert "floor space 1" in feedback.reasons[-1]
    assert feedback.scene.board is not None
    assert [space.thing for space in feedback.scene.board.floor][:2] == ["M", None]


def test_red_from_a_display_is_not_asked_for() -> None:
    """A legal take elsewhere is called legal, and brings no marker."""
    feedback = answer(RED, "3R")
    assert not feedback.is_right
    assert "legal" in feedback.reasons[-1]
    assert not [reason for reason in feedback.reasons if "marker" in reason]


def test_the_marker_costs_what_its_space_says() -> None:
    """With an empty floor line it costs one point, with two things there two."""
    assert COST.solutions() == [["1", "2"]]
    feedback = answer(COST, "1", "2")
    assert feedback.is_right
    assert "floor space 3" in feedback.reasons[1]


@pytest.mark.parametrize(
    ("numbers", "word"),
    [
        (("1", "1"), "not always"),
        (("0", "0"), "not free"),
        (("1", "4"), "whole floor line"),
        (("1", "3"), "leftmost"),
        (("0", "2"), "not free"),
    ],
)
def test_wrong_costs(numbers: tuple[str, str], word: str) -> None:
    """Each misunderstanding of the cost has its own answer."""
    feedback = answer(COST, *numbers)
    assert not feedback.is_right
    assert word in feedback.reasons[0]


def test_the_marker_can_not_be_taken_alone() -> None:
    """Taking the marker without a tile is not allowed."""
    assert answer(ALONE, "no").is_right
    assert list(answer(ALONE, "yes").rules) == ["marker-alone"]


def test_only_the_first_take_brings_the_marker() -> None:
    """The marker does not move on to the next player who takes from the center."""
    assert answer(SECOND, "no").is_right
    assert "Only the first" in answer(SECOND, "yes").reasons[0]


def test_red_without_the_marker() -> None:
    """The same tiles lie on a display; those of the center bring the marker."""
    assert WITHOUT.solutions() == [["2R"]]
    assert "marker" in answer(WITHOUT, "CR").reasons[2]


def test_what_lies_where() -> None:
    """White from a display: its others join the center, where the marker stays."""
    assert RESULT.solutions() == [["2", "2", "2", "1", "0", "C"]]


@pytest.mark.parametrize(
    ("values", "word"),
    [
        (("2", "1", "2", "0", "0", "C"), "Nothing stays on the display"),
        (("1", "2", "2", "1", "0", "C"), "every tile"),
        (("2", "2", "2", "1", "2", "C"), "in your hand"),
        (("2", "2", "2", "1", "0", "F"), "never brings the marker"),
    ],
)
def test_wrong_results(values: tuple[str, ...], word: str) -> None:
    """What is wrong about hand, center and marker is told."""
    assert word in answer(RESULT, *values).reasons[0]
