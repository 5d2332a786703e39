"""Spaces of the wall as form values: r3c5."""

from typing import Final

from engine.tiles import SIZE, Cell

CELLS: Final = tuple((row, col) for row in range(SIZE) for col in range(SIZE))


def cell_code(cell: Cell) -> str:
    """Write a space as a form value, rows and columns counted from 1."""
    row, col = cell
    return f"r{row + 1}c{col + 1}"


BY_CODE: Final = {cell_code(cell): cell for cell in CELLS}
