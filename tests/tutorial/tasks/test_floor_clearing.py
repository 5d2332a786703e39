"""What goes from the floor line to the lid."""

import pytest
from django.utils.translation import gettext_lazy

from tests.tutorial.tasks.answering import answer
from tutorial.answers import UnreadableAnswer
from tutorial.tasks.floor_clearing import FloorClearingTask
from tutorial.tasks.rounds import round_on

TASK = FloorClearingTask(
    round_on("...../...../...../...../.....", "-,-,-,-,-", "RMRB"),
    because=gettext_lazy("Right"),
    marker_goes=gettext_lazy("Wrong"),
    tiles_stay=gettext_lazy("Number"),
)


def test_everything_on_the_floor_line_can_be_marked() -> None:
    """Tiles are named by color with their number, the marker at the end."""
    assert [option.value for option in TASK.options] == ["B", "R", "M"]
    assert TASK.options[1].label == "2 red tiles"
    with pytest.raises(UnreadableAnswer):
        TASK.read(["K"])


def test_all_tiles_go_and_the_marker_stays() -> None:
    """Only the tiles, and all of them, go to the lid."""
    right = [values for values in TASK.choices() if answer(TASK, *values).is_right]
    assert right == [["B", "R"]]
