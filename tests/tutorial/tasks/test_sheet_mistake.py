"""A score sheet with one wrong line."""

import pytest

from tests.tutorial.tasks.answering import answer, choices
from tutorial.tasks.rounds import round_on
from tutorial.tasks.sheet_mistake import SheetMistakeTask

ROUND = round_on("..#../...../.#.../...../.....", "-,YY,BBB,K,-", "RRM", 2)


@pytest.mark.parametrize(
    ("held", "line", "words", "total"),
    [
        ("longest_only", "3", "one of the two runs", "Row 3: 5"),
        ("forgets_floor", "floor", "costs nothing", "Floor line: −4"),
        ("floor_first", "after", "before the tiles", "Score after: 5"),
    ],
)
def test_the_wrong_line(held: str, line: str, words: str, total: str) -> None:
    """The wrong line is corrected, and what made it wrong is named."""
    task = SheetMistakeTask(ROUND, held, 0)
    assert task.solutions() == [[line]]
    feedback = answer(task, line)
    assert feedback.is_right
    assert words in " ".join(feedback.reasons)
    assert feedback.total == total
    assert feedback.headline == f"Right! {total}."
    assert feedback.closing == ""


def test_a_right_line_is_defended() -> None:
    """Whoever points at a right line is told that it is right, and which one is not."""
    feedback = answer(SheetMistakeTask(ROUND, "all_then_count", 0), "3")
    assert not feedback.is_right
    assert feedback.reasons[0].endswith("Row 3.")
    assert feedback.total == "Row 2: 2"


def test_the_lines_of_the_sheet_are_buttons() -> None:
    """Every line but the score before can be tapped, and none is marked yet."""
    scene = SheetMistakeTask(ROUND, "all_then_count", 0).scene()
    assert [choice.value for choice in choices(scene)] == ["2", "3", "floor", "after"]
    assert scene.sheet
    assert not [row for row in scene.sheet.rows if row.is_marked]


def test_afterwards_the_line_is_marked() -> None:
    """Beside the sheet stands the right one, and one line is marked."""
    sheet = answer(SheetMistakeTask(ROUND, "all_then_count", 0), "2").scene.sheet
    assert sheet
    assert [row.cells for row in sheet.rows if row.is_marked] == [("Row 2", "3", "2")]


def test_the_floor_line_stays_in_sight() -> None:
    """Where the floor line is the mistake, it is shown as it was."""
    scene = answer(SheetMistakeTask(ROUND, "forgets_floor", 0), "floor").scene
    assert scene.position == ROUND.text
    assert scene.board


@pytest.mark.parametrize(("held", "line"), [("longest_only", "3"), ("floor_first", "after")])
def test_all_that_lay_there_stays_in_sight(held: str, line: str) -> None:
    """Whatever line is wrong, the waiting tiles and the floor line stay in sight."""
    scene = answer(SheetMistakeTask(ROUND, held, 0), line).scene
    (board,) = scene.boards or (scene.board,)
    assert board is not None
    assert [space.thing for space in board.floor if space.thing] == ["R", "R", "M"]
    assert [row.line.words[-5:] for row in board.rows if row.line][3] == "black"
