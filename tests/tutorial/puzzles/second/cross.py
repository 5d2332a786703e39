"""Count a tile by walking from it in the four directions."""

from engine.tiles import Cell
from tutorial.tasks.tile_score import TileScoreTask


def solutions(task: TileScoreTask) -> list[list[str]]:
    """List the one right number."""
    return [[str(counted(task.wall, task.cell))]]


def counted(text: str, cell: Cell) -> int:
    """Count what a tile scores."""
    filled = {
        (row, col)
        for row, line in enumerate(text.split("/"))
        for col, char in enumerate(line)
        if char == "#"
    }
    across = walked(filled, cell, (0, 1)) + walked(filled, cell, (0, -1))
    down = walked(filled, cell, (1, 0)) + walked(filled, cell, (-1, 0))
    return across + bool(across) + down + bool(down) or 1


def walked(filled: set[Cell], cell: Cell, step: Cell) -> int:
    """Walk from a space over filled ones and count them."""
    row, col = cell[0] + step[0], cell[1] + step[1]
    return 1 + walked(filled, (row, col), step) if (row, col) in filled else 0
