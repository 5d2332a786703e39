"""Unbroken runs of tiles, worked out once for every row and column there can be."""

from typing import Final

from engine.tiles import SIZE, Cell


def run_of(mask: int, at: int) -> tuple[int, ...]:
    """List the places of the unbroken run through one place; bit i of the mask is place i."""
    first = last = at
    while first > 0 and mask >> (first - 1) & 1:
        first -= 1
    while last < SIZE - 1 and mask >> (last + 1) & 1:
        last += 1
    return tuple(range(first, last + 1))


RUNS: Final = tuple(tuple(run_of(mask, at) for at in range(SIZE)) for mask in range(1 << SIZE))
"""The run through a place, by the mask of filled places and the place; it counts as filled."""

LENGTHS: Final = tuple(tuple(map(len, runs)) for runs in RUNS)
"""The length of that run, by the same."""

ROW_CELLS: Final[tuple[tuple[tuple[tuple[Cell, ...], ...], ...], ...]] = tuple(
    tuple(tuple(tuple((row, col) for col in run) for run in runs) for runs in RUNS)
    for row in range(SIZE)
)
"""The spaces of a horizontal run, by row, mask of the row and column."""

COLUMN_CELLS: Final[tuple[tuple[tuple[tuple[Cell, ...], ...], ...], ...]] = tuple(
    tuple(tuple(tuple((row, col) for row in run) for run in runs) for runs in RUNS)
    for col in range(SIZE)
)
"""The spaces of a vertical run, by column, mask of the column and row."""
