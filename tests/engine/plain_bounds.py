"""Plain ways to bound what a wall can have given: every game that leads to it, round by round."""

from collections.abc import Iterator
from functools import cache
from itertools import product

from tests.engine.naive import points_for

Cell = tuple[int, int]
Cells = frozenset[Cell]


def cells_of(wall: list[str]) -> Cells:
    """List the filled spaces."""
    return frozenset((row, col) for row in range(5) for col in range(5) if wall[row][col] != ".")


def points(before: Cells, order: tuple[Cell, ...]) -> int:
    """Score tiles put down one after the other."""
    wall = [["#" if (row, col) in before else "." for col in range(5)] for row in range(5)]
    total = 0
    for row, col in order:
        wall[row][col] = "#"
        total += points_for(wall, row, col)
    return total


def in_rounds(wall: list[str]) -> tuple[int, int]:
    """Try every round: at most one tile a row, from the top, and no round after a full row."""
    whole = cells_of(wall)

    @cache
    def totals(before: Cells) -> frozenset[int]:
        if before == whole:
            return frozenset([0])
        if any(sum(row == at for row, _ in before) == 5 for at in range(5)):
            return frozenset()
        return frozenset(
            points(before, tiles) + later
            for tiles in rounds(whole - before)
            for later in totals(before | set(tiles))
        )

    return min(totals(frozenset())), max(totals(frozenset()))


def rounds(missing: Cells) -> Iterator[tuple[Cell, ...]]:
    """List what can be tiled in one round."""
    rows = [[None, *(cell for cell in sorted(missing) if cell[0] == row)] for row in range(5)]
    for chosen in product(*rows):
        tiles = tuple(cell for cell in chosen if cell)
        if tiles:
            yield tiles


def in_any_order(wall: list[str]) -> tuple[int, int]:
    """Try every order of single tiles, whatever the rules say about rounds."""

    @cache
    def totals(whole: Cells) -> frozenset[int]:
        if not whole:
            return frozenset([0])
        return frozenset(
            earlier + points(whole - {last}, (last,))
            for last in whole
            for earlier in totals(whole - {last})
        )

    found = totals(cells_of(wall))
    return min(found), max(found)
