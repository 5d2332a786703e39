"""Lesson 18, the grey side: free choice of the column, and lines that find no space."""

import pytest

from engine.tiles import Color
from rulesite.wording.spaces import Mark, wall_space, with_marks
from tests.tutorial.tasks.answering import answer
from tutorial.lessons.grey_side import GREY_SIDE
from tutorial.scene import Scene

ANY, OPEN, BEST, KEEP, DROP, NO_SPACE, COST = (step.task for step in GREY_SIDE.steps)


def test_any_space_of_the_row() -> None:
    """Where no column has the color, every space of the row is right, and no other row."""
    assert ANY.solutions() == [["r2c1"], ["r2c2"], ["r2c3"], ["r2c4"], ["r2c5"]]
    assert "straight across" in answer(ANY, "r3c1").reasons[0]


def test_columns_that_have_the_color() -> None:
    """Two of the four empty spaces of row 3 are open, and a blocked one is named."""
    assert OPEN.solutions() == [["r3c3", "r3c5"]]
    feedback = answer(OPEN, "r3c3", "r3c4", "r3c5")
    assert feedback.reasons == ("Column 4 of the wall already has this colour (blue).",)
    assert feedback.rules[0] == "grey-column"
    assert "left out" in answer(OPEN, "r3c3").reasons[0]


def test_the_best_open_space() -> None:
    """Column 2 would score most, but has the color; column 3 scores four points."""
    assert BEST.solutions() == [["r4c3"]]
    assert "Column 2" in answer(BEST, "r4c2").reasons[0]
    assert "2 points" in answer(BEST, "r4c5").reasons[0]


def test_an_upper_tile_can_block_a_lower_one() -> None:
    """Blue in column 2 leaves line 2 no space, and the feedback says so."""
    assert KEEP.solutions() == [["r1c3"], ["r1c5"]]
    feedback = answer(KEEP, "r1c2")
    assert "the whole line falls" in feedback.reasons[0]
    assert "Column 4" in answer(KEEP, "r1c4").reasons[0]


def test_a_line_may_not_fall_while_there_is_a_space() -> None:
    """Keeping a space for later is no reason to drop a line."""
    assert answer(DROP, "no").is_right
    assert answer(DROP, "yes").rules == ("grey-no-space",)


def test_no_space_at_all() -> None:
    """The last space of the row is in a column that has black: all three tiles fall."""
    feedback = answer(NO_SPACE, "F")
    assert feedback.is_right
    assert "3 tiles fall" in feedback.reasons[1]
    refused = answer(NO_SPACE, "r3c3")
    assert refused.reasons == ("Column 3 of the wall already has this colour (black).",)


@pytest.mark.parametrize(
    ("number", "word"),
    [
        ("1", "without the black tiles"),
        ("2", "All tiles of that line fall"),
        ("5", "blue tile lies there too"),
        ("4", "too high"),
        ("9", "3 tiles fall"),
    ],
)
def test_what_the_fall_costs(number: str, word: str) -> None:
    """Four tiles on the floor line cost six points; each wrong count has its own answer."""
    assert answer(COST, "6").is_right
    assert word in answer(COST, number).reasons[0]


def said_of(scene: Scene, column: int) -> list[str]:
    """List what is said of the spaces of a column of the wall."""
    assert scene.board is not None
    return [row.wall[column - 1].words for row in scene.board.rows]


def test_what_is_in_the_way_is_called_so() -> None:
    """The tile that keeps a color out of its column speaks against it; it is not in question."""
    said = said_of(answer(NO_SPACE, "r3c3").scene, column=3)
    assert said.count(with_marks(wall_space(Color.BLACK, None), [Mark.AGAINST])) == 1


def test_what_is_open_is_called_so() -> None:
    """After a claim about the fall of a line, the spaces that its tile may take are called open."""
    ((row, col),) = DROP.grey.open
    said = said_of(answer(DROP, "yes").scene, col + 1)
    assert said[row] == with_marks(wall_space(None, None), [Mark.OPEN])
