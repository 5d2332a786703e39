"""L: wrong treatment of unfinished lines, as the board after tiling. The truth is ``tiled``."""

from collections.abc import Callable
from dataclasses import replace

from engine.board import Board
from engine.misreadings.misreading import Misreading, registered
from engine.rules import Rule
from engine.tiles import SIZE
from engine.tiling import tiled

BoardAfter = Callable[[Board], Board]
FOUND: list[Misreading[BoardAfter]] = []


@registered(FOUND, "L1", Rule.TILE_FULL_LINES)
def scores_unfinished(board: Board) -> Board:
    """Tile unfinished lines as well."""
    return tiled(board, [row for row in range(SIZE) if board.lines[row]])


@registered(FOUND, "L2", Rule.LINES_STAY)
def clears_unfinished(board: Board) -> Board:
    """Empty unfinished lines."""
    return replace(tiled(board), lines=((),) * SIZE)
