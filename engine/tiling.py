"""Wall-tiling of one board on its own: what is due, what it scores, how it scores most."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

from engine.board import Board
from engine.moves import Placement
from engine.scoring import TileScore, WallLike, end_bonuses, is_filled, score_floor, score_tile
from engine.seat import Seat
from engine.tiles import Cell, column_of


@dataclass(frozen=True, slots=True)
class Tiling:
    """Hold a way to tile all full lines of a board; ``score`` is that after the floor line.

    ``unique`` tells whether no other way scores as much.
    """

    placements: tuple[Placement, ...]
    tiles: tuple[TileScore, ...]
    score: int
    unique: bool = True


def due_cells(board: Board) -> tuple[Cell, ...]:
    """List the spaces that the full lines go to on the colored side (tile-order, wall-pattern)."""
    return tuple((row, column_of(row, board.lines[row][0])) for row in board.full_lines)


def score_tiles(wall: WallLike, cells: Sequence[Cell]) -> tuple[TileScore, ...]:
    """Score tiles put on spaces one after the other; each sees those before it (score-now)."""
    grid = [[is_filled(space) for space in row] for row in wall]
    scores = []
    for row, col in cells:
        scores.append(score_tile(grid, row, col))
        grid[row][col] = True
    return tuple(scores)


def tiled(board: Board, rows: Sequence[int] | None = None) -> Board:
    """Tile lines of the colored side, the full ones from the top unless told otherwise.

    The floor line is not settled.
    """
    cells = due_cells(board) if rows is None else _cells(board, rows)
    lines, wall = list(board.lines), [list(row) for row in board.wall]
    for row, col in cells:
        wall[row][col], lines[row] = board.lines[row][0], ()
    points = sum(tile.points for tile in score_tiles(board.wall, cells))
    wall_after = tuple(map(tuple, wall))
    return replace(board, score=board.score + points, lines=tuple(lines), wall=wall_after)


def _cells(board: Board, rows: Sequence[int]) -> tuple[Cell, ...]:
    return tuple((row, column_of(row, board.lines[row][0])) for row in rows)


def best_placements(board: Board, grey: bool = True, bonuses: bool = False) -> Tiling:
    """Find the tiling that scores most, floor line included, by trying all (grey-choice).

    With ``bonuses`` those of the wall count too. Where the stop at zero makes ways equal,
    the one that would be less below it is best.
    """
    ways = [(*_worth(seat, bonuses), -at, way) for at, (seat, way) in enumerate(_ways(board, grey))]
    score, worth, _, way = max(ways)
    rivals = sum(other[:2] == (score, worth) for other in ways)
    placements, tiles = tuple(step for step, _ in way), tuple(tile for _, tile in way)
    return Tiling(placements, tiles, score, rivals == 1)


Way = tuple[tuple[Placement, TileScore], ...]


def _ways(board: Board, grey: bool) -> Iterator[tuple[Seat, Way]]:
    """Give every complete tiling with the board after it, columns from the left."""
    pending: list[tuple[Seat, Way]] = [(Seat.from_board(board), ())]
    while pending:
        seat, way = pending.pop()
        row = seat.full_line()
        if row is None:
            yield seat, way
            continue
        for placement in reversed(seat.placements(row, grey)):
            after = seat.copy()
            pending.append((after, (*way, (placement, after.tile(placement)))))


def _worth(seat: Seat, bonuses: bool) -> tuple[int, int]:
    """Give the score after the floor line, with and without the stop at zero."""
    extra = end_bonuses(seat.cells).points if bonuses else 0
    settled = seat.score + _penalty(len(seat.floor))
    return max(0, settled) + extra, settled + extra


@cache
def _penalty(count: int) -> int:
    return score_floor(count).penalty
