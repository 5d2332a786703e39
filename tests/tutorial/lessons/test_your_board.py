"""Lesson 1, your board: its parts, and where a tile goes on the wall."""

import pytest

from tests.tutorial.tasks.answering import answer
from tutorial.lessons.your_board import PARTS, YOUR_BOARD

LINES, ROOM, BLUE, RED, YELLOW, FLOOR, NAMES = (step.task for step in YOUR_BOARD.steps)


@pytest.mark.parametrize("code", ["1", "3", "5"])
def test_any_pattern_line_will_do(code: str) -> None:
    """Whoever taps a pattern line has found them."""
    assert answer(LINES, code).is_right


@pytest.mark.parametrize(("code", "word"), [("r2c2", "wall"), ("F1", "floor line")])
def test_what_was_tapped_is_named(code: str, word: str) -> None:
    """Whoever taps another part is told which one it is."""
    feedback = answer(LINES, code)
    assert not feedback.is_right
    assert word in feedback.reasons[0]


@pytest.mark.parametrize("code", ["F1", "F4", "F7"])
def test_any_floor_space_will_do(code: str) -> None:
    """The floor line has seven spaces."""
    assert answer(FLOOR, code).is_right


@pytest.mark.parametrize(("number", "word"), [("4", "whole line"), ("1", "already")])
def test_counting_the_wrong_spaces(number: str, word: str) -> None:
    """Whoever counts the whole line or its tile is told so."""
    assert answer(ROOM, "3").is_right
    assert word in answer(ROOM, number).reasons[0]


def test_blue_begins_the_wall() -> None:
    """Row 1 begins with blue."""
    assert answer(BLUE, "r1c1").is_right


def test_red_of_line_three() -> None:
    """The red tile of line 3 goes to column 5."""
    assert RED.solutions() == [["r3c5"]]
    assert answer(RED, "r3c5").is_right


def test_the_column_of_the_first_row() -> None:
    """Whoever looks for red where row 1 has it is told that colors shift."""
    feedback = answer(RED, "r3c3")
    assert "shift" in feedback.reasons[0]
    assert "column 5" in feedback.reasons[1]


@pytest.mark.parametrize(
    ("code", "word"), [("r2c4", "stays in row 3"), ("r3c1", "another colour"), ("r5c5", "straight")]
)
def test_other_spaces(code: str, word: str) -> None:
    """A wrong row, a wrong color and a wrong both are told apart."""
    assert word in answer(RED, code).reasons[0]


def test_yellow_is_not_in_the_same_column_again() -> None:
    """The space under a yellow one is for blue."""
    assert answer(YELLOW, "no").is_right
    assert "shift" in answer(YELLOW, "yes").reasons[0]


def test_each_part_has_its_reminder() -> None:
    """Whoever swaps wall and floor line is reminded of both."""
    codes = [part.code for part in PARTS]
    assert answer(NAMES, *codes).is_right
    swapped = {"wall": "floor", "floor": "wall"}
    feedback = answer(NAMES, *(swapped.get(code, code) for code in codes))
    assert len(feedback.reasons) == 2
