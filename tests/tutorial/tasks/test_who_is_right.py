"""Two counts of one board."""

import pytest

from tests.tutorial.tasks.answering import answer
from tutorial.tasks.rounds import round_on
from tutorial.tasks.who_is_right import WhoIsRightTask

ROUND = round_on("..#../...../.#.../...../.....", "-,YY,BBB,K,-", "RRM", 2)


@pytest.mark.parametrize(
    ("ana", "ben", "right"),
    [
        ("", "bottom_up", "ana"),
        ("all_then_count", "", "ben"),
        ("all_then_count", "bottom_up", "neither"),
    ],
)
def test_who_is_right(ana: str, ben: str, right: str) -> None:
    """Whoever counts by the rules is right, and nobody else."""
    task = WhoIsRightTask(ROUND, ana, ben)
    assert [values[0] for values in task.choices() if answer(task, *values).is_right] == [right]


def test_a_name_fits_what_is_said() -> None:
    """What is said of a player is a sentence about the number, not about the reader."""
    feedback = answer(WhoIsRightTask(ROUND, "", "scores_unfinished"), "ana")
    assert feedback.reasons[1].startswith("Ben: This comes out when unfinished lines move")
    assert feedback.headline == "Right! Ana."


def test_what_the_table_holds_is_not_listed_again() -> None:
    """Only the line on which somebody is wrong is explained; the others are in the table."""
    feedback = answer(WhoIsRightTask(ROUND, "all_then_count", ""), "ben")
    assert [reason for reason in feedback.reasons if reason.startswith("Row")] == [
        "Row 2: 2 in the column."
    ]
    assert not [reason for reason in feedback.reasons if reason.startswith("Floor line")]


def test_the_lines_that_wait_stay_in_sight() -> None:
    """Each wall is drawn with the pattern lines and the floor line of that moment."""
    (ana, _ben) = answer(WhoIsRightTask(ROUND, "all_then_count", ""), "ben").scene.boards
    assert all(row.line for row in ana.rows)
    assert sum(space.thing is not None for space in ana.floor) == 3


def test_where_they_part() -> None:
    """The first line on which they differ is named and drawn as each saw it."""
    feedback = answer(WhoIsRightTask(ROUND, "all_then_count", ""), "ana")
    assert feedback.reasons[0].endswith("Row 2.")
    assert feedback.reasons[1].startswith("Ana: 6 ")
    assert [board.caption for board in feedback.scene.boards] == ["Ana: 3 points", "Ben: 2 points"]


def test_where_nobody_is_right_the_rules_stand_beside() -> None:
    """With two wrong counts, both mistakes are named and the right count is shown."""
    feedback = answer(WhoIsRightTask(ROUND, "marker_free", "bottom_up"), "neither")
    assert feedback.scene.sheet
    assert len(feedback.scene.sheet.head) == 4
    assert [reason[:4] for reason in feedback.reasons[1:3]] == ["Ana:", "Ben:"]


def test_totals_are_shown_alone() -> None:
    """Before the answer only the two scores are shown."""
    sheet = WhoIsRightTask(ROUND, "", "bottom_up").scene().sheet
    assert sheet
    assert [row.cells for row in sheet.rows] == [("Ana", "5"), ("Ben", "3")]


def test_the_floor_line_is_shown_where_they_part_there() -> None:
    """With the same tiles and different floor lines, the board itself is shown."""
    scene = answer(WhoIsRightTask(ROUND, "", "forgets_floor"), "ben").scene
    assert scene.boards == ()
    assert scene.board
    assert scene.board.floor
