"""Wrong points for one tile, formula by formula."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import score_tile
from engine.misreadings import TILE, fitting
from engine.tiles import SIZE
from tests.engine.build import wall

LONE = ("...../...../..#..", 0, 2)
CROSS = ("#..../###../.####/..#../.....", 2, 0)
FAR = (".#.##/..###/####./.#.#./....#", 2, 4)
ROW = ("...../.##..", 1, 3)
GAP = ("...../##...", 1, 4)
CORNER = (".#.../.....", 1, 2)
LESSON = ("..#../..#../##.#.", 2, 2)

BOARDS = (LONE, CROSS, FAR, ROW, GAP, CORNER, LESSON)
ANSWERS = {
    "lone_is_2": (2, 8, 8, 3, 2, 2, 7),
    "both_always": (2, 8, 8, 4, 2, 2, 7),
    "longest_only": (1, 5, 5, 3, 1, 1, 4),
    "forgets_self": (1, 6, 6, 2, 1, 1, 5),
    "self_once": (1, 7, 7, 3, 1, 1, 6),
    "jumps_gaps": (2, 8, 9, 3, 3, 1, 7),
    "neighbors_only": (1, 4, 4, 2, 1, 1, 5),
    "whole_cluster": (1, 10, 12, 3, 1, 1, 6),
    "diagonals": (1, 9, 10, 3, 1, 2, 7),
    "row_only": (1, 5, 5, 3, 1, 1, 4),
    "column_only": (1, 3, 3, 1, 1, 1, 3),
    "always_1": (1, 1, 1, 1, 1, 1, 1),
}
TRUTH = (1, 8, 8, 3, 1, 1, 7)


def rows(filled: str) -> list[str]:
    """Write a wall in rows."""
    return wall(filled).split("/")


@pytest.mark.parametrize("wrong", TILE, ids=[wrong.id for wrong in TILE])
def test_formula(wrong) -> None:
    """A wrong rule gives its own number, wherever it differs from the truth and where not."""
    found = tuple(wrong.apply(rows(filled), row, col) for filled, row, col in BOARDS)
    assert found == ANSWERS[wrong.id]


def test_truth() -> None:
    """The boards of the table have these true scores."""
    assert tuple(score_tile(rows(filled), row, col).points for filled, row, col in BOARDS) == TRUTH


def test_codes() -> None:
    """The catalogue numbers them S1 to S12."""
    assert [wrong.code for wrong in TILE] == [f"S{number}" for number in range(1, 13)]


@pytest.mark.parametrize(
    ("answer", "ids"),
    [
        (8, []),
        (7, ["self_once"]),
        (6, ["forgets_self"]),
        (4, ["neighbors_only"]),
        (10, ["whole_cluster"]),
        (9, ["diagonals"]),
        (3, ["column_only"]),
        (1, ["always_1"]),
        (5, ["longest_only", "row_only"]),
        (99, []),
    ],
)
def test_fitting(answer: int, ids: list[str]) -> None:
    """A wrong number is named by all wrong rules that give it, a right one by none."""
    filled, row, col = CROSS
    assert [wrong.id for wrong in fitting(rows(filled), row, col, answer)] == ids


def test_the_usual_example_is_a_poor_test() -> None:
    """Where the answer is 4 + 3 = 7, twelve wrong rules give five other numbers only."""
    filled, row, col = LESSON
    answers = [wrong.apply(rows(filled), row, col) for wrong in TILE]
    assert answers.count(7) == 4
    assert len({7, *answers}) == 6


@settings(deadline=None, max_examples=60)
@given(st.lists(st.booleans(), min_size=25, max_size=25), st.integers(0, 24))
def test_relations(filled: list[bool], at: int) -> None:
    """On every wall the formulas keep to each other as they are written."""
    grid = [filled[row * SIZE : row * SIZE + SIZE] for row in range(SIZE)]
    row, col = divmod(at, SIZE)
    answers = {wrong.id: wrong.apply(grid, row, col) for wrong in TILE}
    across, down = answers["row_only"], answers["column_only"]
    assert answers["both_always"] == across + down
    assert answers["self_once"] == across + down - 1
    assert answers["longest_only"] == max(across, down)
    assert answers["forgets_self"] == (across + down - 2 or 1)
    assert answers["whole_cluster"] >= across + down - 1
    assert answers["diagonals"] >= score_tile(grid, row, col).points
