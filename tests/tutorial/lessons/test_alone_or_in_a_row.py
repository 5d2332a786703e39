"""Lesson 10, alone or in one row: one point, or the length of the run."""

import pytest

from rulesite.wording.misreadings import tile_misreading
from rulesite.wording.misreadings.tile import GROUND
from rulesite.wording.scores import tile_score_steps
from tests.tutorial.tasks.answering import answer
from tutorial.lessons.alone_or_in_a_row import ALONE_OR_IN_A_ROW, COLUMN, LONE, ROW
from tutorial.tasks.task import Task

TILE, RUN, IN_ROW, IN_COLUMN, ANA, BEN, FIND = (step.task for step in ALONE_OR_IN_A_ROW.steps)


def test_the_positions_of_the_syllabus() -> None:
    """A lone tile scores one point, the third of a row three."""
    assert (LONE.wall, LONE.cell, LONE.truth) == ("...../.#.../...../...../.....", (3, 3), 1)
    assert (ROW.wall, ROW.cell, ROW.truth) == ("...../.##../...../...../.....", (1, 3), 3)
    assert answer(TILE, "1").is_right
    assert answer(IN_ROW, "3").total == "3 points"


def test_two_for_a_lone_tile() -> None:
    """Whoever counts a lone tile for its row and its column is told that it counts once."""
    feedback = answer(TILE, "2")
    assert not feedback.is_right
    assert "counts once" in feedback.reasons[0]
    assert "score-lone" in feedback.rules


@pytest.mark.parametrize(
    ("task", "number", "word"), [(IN_ROW, "4", "column"), (IN_COLUMN, "5", "row")]
)
def test_a_direction_without_neighbors(task: Task, number: str, word: str) -> None:
    """Whoever adds a point for the direction without neighbors is told which one it is."""
    feedback = answer(task, number)
    assert f"so the {word} does not count" in feedback.reasons[0]
    assert feedback.total == ""


def test_the_new_tile_belongs_to_the_run() -> None:
    """Who leaves the new tile out is told so, on the board and as a number."""
    assert "Mark it as well" in answer(RUN, "r2c2", "r2c3").reasons[0]
    assert "new tile included" in answer(IN_ROW, "2").reasons[0]
    assert "tiles above it" in answer(IN_COLUMN, "3").reasons[0]


def test_other_numbers_get_the_count_itself() -> None:
    """A number that no known mistake gives is answered with the count, nothing made up."""
    assert answer(IN_COLUMN, "9").reasons == tuple(tile_score_steps(COLUMN.score))


def test_ana_counts_a_lone_tile_twice() -> None:
    """Ana is wrong, and her mistake is named; Ben is right."""
    agreed = answer(ANA, "yes")
    assert not agreed.is_right
    assert agreed.reasons[0] == str(GROUND["empty_direction"]).format(answer=2)
    assert tile_misreading("lone_is_2") not in agreed.reasons
    assert answer(ANA, "no").is_right
    assert answer(BEN, "yes").is_right
    assert not answer(BEN, "no").is_right


def test_three_points_in_a_row_or_a_column() -> None:
    """There is a space for a run in a row and for one in a column."""
    assert [code for (code,) in FIND.solutions()] == ["r1c3", "r2c1", "r5c1"]
    assert "score 1 point" in answer(FIND, "r3c4").reasons[0]
