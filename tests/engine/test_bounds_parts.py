"""The parts that score bounds are made of."""

from itertools import permutations

import pytest

from engine import score_tile
from engine.bounds import (
    COLUMN,
    GROWN,
    JOINED,
    Space,
    _dependent,
    _outside,
    _runs,
    _subsets,
    _touching,
)
from tests.engine.naive import points_for

SPACES = [(row, col) for row in range(5) for col in range(5)]


def mask(*cells: tuple[int, int]) -> int:
    """Write a wall as a mask."""
    return sum(1 << row * 5 + col for row, col in cells)


@pytest.mark.parametrize("cell", SPACES)
def test_a_space_scores_like_the_rules(cell: tuple[int, int]) -> None:
    """A tile on a space scores as the engine and the second referee say."""
    space = Space(*cell)
    for seed in range(40):
        cells = [at for number, at in enumerate(SPACES) if (number * 7 + seed * 13) % 5 < 2]
        cells = [at for at in cells if at != cell]
        wall = [["#" if at == cell or at in cells else "." for at in row] for row in rows()]
        assert space.points(mask(*cells)) == score_tile(wall, *cell).points
        assert space.points(mask(*cells)) == points_for(wall, *cell)


def rows() -> list[list[tuple[int, int]]]:
    """List the spaces row by row."""
    return [SPACES[at : at + 5] for at in range(0, 25, 5)]


def test_a_column() -> None:
    """The mask of the first column has its five spaces."""
    assert mask(*((row, 0) for row in range(5))) == COLUMN


def test_subsets() -> None:
    """Every part of a mask is given once, smaller ones first."""
    found = list(_subsets(0b1011))
    assert found == sorted(set(found)) == [0, 1, 2, 3, 8, 9, 10, 11]
    assert list(_subsets(0)) == [0]


def test_touching() -> None:
    """Tiles that share a side are a group; corners do not touch."""
    groups = list(_touching({(0, 0), (0, 1), (1, 1), (2, 2), (4, 4)}))
    assert groups == [{(0, 0), (0, 1), (1, 1)}, {(2, 2)}, {(4, 4)}]
    assert list(_touching(set())) == []


def test_full_rows_depend_on_each_other() -> None:
    """Groups with full rows are taken together, others are not."""
    first, last = ({(row, col) for col in range(5)} for row in (0, 4))
    assert _dependent([first, {(2, 2)}, last]) == [{(2, 2)}, first | last]
    assert _dependent([{(2, 2)}]) == [{(2, 2)}]


def test_runs() -> None:
    """The lengths of the horizontal runs are told row by row."""
    assert list(_runs({(0, 0), (0, 1), (0, 3), (2, 4)})) == [2, 1, 1]


@pytest.mark.parametrize("length", range(1, 6))
def test_what_a_run_can_give(length: int) -> None:
    """In its own direction a run gives no less than joined and no more than grown."""
    totals = []
    for order in permutations(range(length)):
        row, points = ["."] * 5, 0
        for col in order:
            row[col] = "#"
            run = score_tile([row, *["....."] * 4], 0, col).horizontal
            points += run if run > 1 else 0
        totals.append(points)
    assert (JOINED[length], GROWN[length]) == (min(totals), max(totals))


def test_outside_of_a_lone_tile() -> None:
    """A tile alone gives one point, from outside as well."""
    assert _outside({(2, 2)}) == (1, 1)
    assert _outside({(2, 2), (2, 3)}) == (3, 3)
