"""O: wrong orders of wall-tiling, as points for the tiles. The truth is ``tiled``."""

from collections.abc import Callable

from engine.board import Board
from engine.misreadings.misreading import Misreading, registered
from engine.rules import Rule
from engine.scoring import score_tile
from engine.tiling import due_cells, score_tiles, tiled

BoardPoints = Callable[[Board], int]
FOUND: list[Misreading[BoardPoints]] = []


@registered(FOUND, "O1", Rule.TILE_ORDER)
def bottom_up(board: Board) -> int:
    """Tile the full lines from the bottom to the top."""
    return sum(tile.points for tile in score_tiles(board.wall, due_cells(board)[::-1]))


@registered(FOUND, "O2", Rule.SCORE_NOW)
def all_then_count(board: Board) -> int:
    """Put all tiles on the wall first, then count each."""
    wall = tiled(board).wall
    return sum(score_tile(wall, row, col).points for row, col in due_cells(board))
