"""The parts that score bounds are made of."""

from itertools import permutations

import pytest

from engine import score_tile
from engine.bounds import (
    GROWN,
    JOINED,
    _dependent,
    _outside,
    _runs,
    _spaces,
    _touching,
)
from tests.engine.naive import points_for

SPACES = [(row, col) for row in range(5) for col in range(5)]


@pytest.mark.parametrize("cell", SPACES)
def test_a_space_scores_like_the_rules(cell: tuple[int, int]) -> None:
    """A tile on a space scores as the engine and the second referee say."""
    for seed in range(40):
        cells = [at for number, at in enumerate(SPACES) if (number * 7 + seed * 13) % 5 < 2]
        group = sorted({*cells, cell})
        space = _spaces(group)[group.index(cell)]
        wall = [["#" if at in group else "." for at in row] for row in rows()]
        assert space.points((1 << len(group)) - 1) == score_tile(wall, *cell).points
        assert space.points((1 << len(group)) - 1) == points_for(wall, *cell)


def test_only_tiles_that_lie_are_scored() -> None:
    """A tile of the group that is not on the wall yet lengthens no run."""
    first, middle, last = _spaces([(0, 0), (0, 1), (0, 2)])
    assert last.points(first.bit | last.bit) == 1
    assert last.points(first.bit | middle.bit | last.bit) == 3


def rows() -> list[list[tuple[int, int]]]:
    """List the spaces row by row."""
    return [SPACES[at : at + 5] for at in range(0, 25, 5)]


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
