"""Which walls, counts and totals there can be."""

from itertools import product
from random import Random

import pytest

from engine import Board, Color, Rule
from engine.possible import (
    bonus_of,
    count_faults,
    possible_counts,
    total_faults,
    total_is_possible,
    wall_faults,
)
from engine.scoring import end_bonuses
from engine.tiles import COLORS, SIZE, WALL

EMPTY = Board().wall


def test_counts_of_random_walls_are_possible() -> None:
    """Whatever tiles are taken off a full wall, its counts are among those listed."""
    chance = Random(8)
    for _ in range(3000):
        share = 0.75 + chance.random() / 4
        wall = [[color if chance.random() < share else None for color in row] for row in WALL]
        bonus = end_bonuses(wall)
        assert (len(bonus.rows), len(bonus.columns), len(bonus.colors)) in possible_counts()


@pytest.mark.parametrize(
    "counts", [(0, 3, 3), (3, 0, 3), (3, 3, 0), (5, 0, 0), (4, 1, 0), (5, 5, 4)]
)
def test_what_no_wall_has(counts: tuple[int, int, int]) -> None:
    """Three full rows and three full columns complete a color; five rows complete everything."""
    assert counts not in possible_counts()


def test_four_complete_of_a_kind_bind_the_others() -> None:
    """With four full rows, each tile of the last row completes a column and a color."""
    for kind in range(3):
        found = {counts for counts in possible_counts() if counts[kind] == SIZE - 1}
        others = {tuple(c for at, c in enumerate(counts) if at != kind) for counts in found}
        assert others == {(n, n) for n in range(SIZE)}


def test_the_grey_side_allows_the_same_counts() -> None:
    """Walls of other patterns without a color twice in a row or column have no other counts."""
    chance = Random(3)
    for _ in range(400):
        wall = _grey_wall(chance)
        assert wall_faults((wall,), True) == ()
        bonus = end_bonuses(wall)
        assert (len(bonus.rows), len(bonus.columns), len(bonus.colors)) in possible_counts()


def _grey_wall(chance: Random) -> tuple[tuple[Color | None, ...], ...]:
    """Fill a wall at random as far as the rules allow."""
    wall: list[list[Color | None]] = [[None] * SIZE for _ in range(SIZE)]
    cells = list(product(range(SIZE), repeat=2))
    for row, col in sorted(cells, key=lambda cell: chance.random()):
        around = {*wall[row], *(line[col] for line in wall)}
        open_colors = [color for color in COLORS if color not in around]
        if open_colors:
            wall[row][col] = open_colors[int(chance.random() * len(open_colors))]
    return tuple(map(tuple, wall))


def test_a_total_is_judged_by_the_wall() -> None:
    """Above what tiles can give is impossible; below the least, floor lines have cost points."""
    lone = (("B", None, None, None, None), *EMPTY[1:])
    assert not total_is_possible(lone, 2).is_possible  # type: ignore[arg-type]
    assert not total_is_possible(lone, 1).needs_floor  # type: ignore[arg-type]
    assert total_is_possible(lone, 0).needs_floor  # type: ignore[arg-type]
    assert not total_is_possible(EMPTY, -1).is_possible


def test_a_total_too_high_is_refused_with_the_most() -> None:
    """A lone tile gives one point and no more."""
    lone = ((Color.BLUE, *EMPTY[0][1:]), *EMPTY[1:])
    assert total_faults(1, lone, 1) == ()
    (fault,) = total_faults(1, lone, 2)
    assert (fault.code, fault.rule, fault.facts["most"]) == ("score-too-high", Rule.SCORE_NOW, 1)


def test_counts_are_refused_with_their_reason() -> None:
    """Counts that no wall has, and a total that no wall gives."""
    assert count_faults(0, (1, 0, 0), 20) == ()
    assert [one.code for one in count_faults(0, (5, 0, 0), 20)] == ["no-such-counts"]
    assert [one.code for one in count_faults(0, (1, 0, 0), 9999)] == ["total-too-high"]


def test_bonuses_of_counts_add_up() -> None:
    """Two for a row, seven for a column, ten for a color."""
    assert bonus_of((1, 2, 1)) == 2 + 2 * 7 + 10
