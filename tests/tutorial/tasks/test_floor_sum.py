"""What a floor line costs: the sum space by space, and the known mistakes."""

import pytest

from tests.tutorial.tasks.answering import answer
from tutorial.tasks.floor_sum import FloorSumTask

FIELD = "0:-,-,-,-,-:...../...../...../...../.....:{}"
MIDDLE = FloorSumTask(FIELD.format("BBMRR"), tells_all=True)
BEYOND = FloorSumTask(FIELD.format("BBMRR"), "KKKK", tells_all=True)


def test_every_space_costs_its_value() -> None:
    """Five things cost eight points, the marker among them."""
    assert MIDDLE.solutions() == [["8"]]
    feedback = answer(MIDDLE, "8")
    assert feedback.is_right
    assert feedback.headline == "Right! 8 points."
    assert feedback.total == ""
    assert feedback.scene.sheet is not None
    assert [row.cells[2] for row in feedback.scene.sheet.rows] == ["−1", "−2", "−4", "−6", "−8"]


def test_no_more_than_seven_spaces_cost_points() -> None:
    """Two of four falling tiles go to the lid, and the rule of the full floor line is cited."""
    assert BEYOND.solutions() == [["14"]]
    assert BEYOND.surplus == 2
    assert "floor-full" in answer(BEYOND, "14").rules
    assert any(step.startswith("7 spaces") for step in BEYOND.steps())
    board = answer(BEYOND, "14").scene.board
    assert board is not None
    assert sum(space.is_new for space in board.floor) == 2


@pytest.mark.parametrize(
    ("task", "number", "suspect"),
    [
        (MIDDLE, "5", "floor_1_each"),
        (MIDDLE, "2", "last_space_only"),
        (MIDDLE, "0", "forgets_floor"),
        (MIDDLE, "7", "marker_always_1"),
        (BEYOND, "20", "no_cap"),
    ],
)
def test_known_mistakes_are_named(task: FloorSumTask, number: str, suspect: str) -> None:
    """The number says which misreading gave it."""
    assert answer(task, number).suspects == (suspect,)


@pytest.mark.parametrize(
    ("number", "said"),
    [
        ("5", "5 is what you get when everything on the floor line costs one point."),
        ("6", "6 is what you get when something on the floor line is left out."),
    ],
)
def test_the_number_is_said_as_it_was_typed(number: str, said: str) -> None:
    """Whoever types points lost reads them back without a sign."""
    assert answer(MIDDLE, number).reasons[0].startswith(said)


def test_a_cost_too_low_is_called_so() -> None:
    """Four of six points lost are too few: the floor line costs more."""
    said = answer(FloorSumTask(FIELD.format("BBBB"), tells_all=True), "4").reasons[0]
    assert said.startswith("4 is too low: the floor line costs more.")


def test_two_mistakes_with_one_number() -> None:
    """Leaving the marker out and leaving one space out are both six: neither is picked."""
    assert set(answer(MIDDLE, "6").suspects) == {"off_by_one", "marker_free"}
