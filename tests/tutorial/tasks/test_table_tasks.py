"""Tasks about the table and the board: answers that are none are refused."""

import pytest
from django.utils.translation import gettext_lazy

from tests.tutorial.tasks.answering import choices
from tutorial.answers import UnreadableAnswer
from tutorial.lessons import find_lesson
from tutorial.tasks.task import Task
from tutorial.tasks.zones import Zone, ZoneTask


def task(lesson_id: str, number: int) -> Task:
    """Return the task of a step."""
    lesson = find_lesson(lesson_id)
    assert lesson is not None
    return lesson.steps[number - 1].task


@pytest.mark.parametrize(
    ("lesson_id", "number", "values"),
    [
        ("your-board", 1, ["F8"]),
        ("your-board", 1, ["6"]),
        ("your-board", 1, ["1", "2"]),
        ("your-board", 4, ["r6c1"]),
        ("your-board", 5, ["perhaps"]),
        ("your-board", 7, ["lines", "wall"]),
        ("your-board", 7, ["lines", "arrows", "wall", "floor", ""]),
        ("set-up", 1, ["8"]),
        ("set-up", 4, []),
        ("set-up", 5, ["nobody"]),
        ("set-up", 6, ["5", "7"]),
        ("center-and-marker", 1, ["1B"]),
        ("center-and-marker", 2, ["1", "-2"]),
        ("center-and-marker", 6, ["2", "2", "2", "1", "0"]),
        ("center-and-marker", 6, ["2", "2", "2", "1", "0", "M"]),
        ("center-and-marker", 6, ["x", "2", "2", "1", "0", "C"]),
    ],
)
def test_what_is_no_answer(lesson_id: str, number: int, values: list[str]) -> None:
    """Too many, too few, unknown or empty values are refused."""
    with pytest.raises(UnreadableAnswer):
        task(lesson_id, number).read(values)


@pytest.mark.parametrize("zone", list(Zone))
def test_everything_can_be_tapped(zone: Zone) -> None:
    """Five lines, twenty-five spaces and seven floor spaces: each belongs to one part."""
    found = ZoneTask(zone, because=gettext_lazy("Right."))
    assert len(choices(found.scene())) == 5 + 25 + 7
    assert len(found.solutions()) == {Zone.LINES: 5, Zone.WALL: 25, Zone.FLOOR: 7}[zone]
