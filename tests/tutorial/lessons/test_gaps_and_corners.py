"""Lesson 12, gaps and corners: where a run ends, and what does not touch."""

import pytest

from rulesite.wording.misreadings import tile_misreading
from rulesite.wording.misreadings.tile import GROUND
from tests.tutorial.tasks.answering import answer
from tutorial.lessons.gaps_and_corners import (
    BEYOND,
    CLOSED,
    CORNER,
    GAPS_AND_CORNERS,
    SEPARATOR,
)
from tutorial.tasks.tile_score import TileScoreTask

RUN, GAP, CLOSES, TOUCH, ANA, WALL, FIND = (step.task for step in GAPS_AND_CORNERS.steps)
NAMED = {
    12: "whole_cluster",
    10: "diagonals",
    9: "jumps_gaps",
    7: "self_once",
    6: "forgets_self",
    4: "neighbors_only",
    3: "column_only",
    1: "always_1",
}
"""The numbers that one mistake alone gives on the board of step 6."""


@pytest.mark.parametrize(
    ("task", "wall", "cell", "points"),
    [
        (BEYOND, "...../##.../...../...../.....", (1, 4), 1),
        (CLOSED, "...../##.#./...../...../.....", (1, 2), 4),
        (CORNER, ".#.../...../...../...../.....", (1, 2), 1),
        (SEPARATOR, ".#.##/..###/####./.#.#./....#", (2, 4), 8),
    ],
)
def test_the_positions_of_the_syllabus(
    task: TileScoreTask, wall: str, cell: tuple[int, int], points: int
) -> None:
    """Beyond a gap one point, with the gap closed four, at a corner one, on a full wall eight."""
    assert (task.wall, task.cell, task.truth) == (wall, cell, points)


def test_a_run_ends_at_the_gap() -> None:
    """Tiles beyond the empty space are not part of the run, marked or counted."""
    assert "outside" in answer(RUN, "r2c1", "r2c3", "r2c4", "r2c5").reasons[0]
    feedback = answer(GAP, "3")
    assert "the run has ended" in feedback.reasons[0]
    assert feedback.suspects == ("jumps_gaps",)
    assert "score-run" in feedback.rules


def test_a_closed_gap_joins_the_tiles() -> None:
    """The tile between makes one run of four; three or five get their own words."""
    assert answer(CLOSES, "4").is_right
    assert "new tile included" in answer(CLOSES, "3").reasons[0]
    assert "column does not count" in answer(CLOSES, "5").reasons[0]


def test_corners_do_not_touch() -> None:
    """Whoever counts the tile at the corner is told which directions count."""
    feedback = answer(TOUCH, "2")
    assert "up, down, left and right" in feedback.reasons[0]
    assert "score-no-diagonal" in feedback.rules


@pytest.mark.parametrize(("number", "name"), NAMED.items(), ids=NAMED.values())
def test_each_number_is_named(number: int, name: str) -> None:
    """Each wrong number on the full wall is answered with the mistake that gives it."""
    feedback = answer(WALL, str(number))
    assert not feedback.is_right
    assert feedback.reasons == (tile_misreading(name).format(answer=number),)


def test_five_is_one_of_two_runs() -> None:
    """Five is the longer run and the row: the words say what they share."""
    assert answer(WALL, "5").reasons == (str(GROUND["one_run"]).format(answer=5),)


def test_ana_counts_corners() -> None:
    """Ana's two points for the corners do not exist, and that is named."""
    agreed = answer(ANA, "yes")
    assert not agreed.is_right
    assert agreed.reasons[0] == tile_misreading("diagonals").format(answer=5)
    assert agreed.total == "3 points"
    assert answer(ANA, "no").is_right


def test_alone_among_tiles() -> None:
    """Spaces with tiles at their corners and beyond gaps alone score one point."""
    assert [code for (code,) in FIND.solutions()] == ["r1c5", "r5c2"]
    assert "score 4 points" in answer(FIND, "r2c3").reasons[0]
