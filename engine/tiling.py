"""Wall-tiling of one board on its own: what is due, what it scores, how it scores most."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import NamedTuple

from engine.board import Board
from engine.moves import Placement
from engine.runs import LENGTHS
from engine.scoring import (
    POINTS,
    TileScore,
    WallLike,
    end_bonuses,
    is_filled,
    score_floor,
    score_tile,
)
from engine.seat import Seat, choices
from engine.tiles import FLOOR, Cell, column_of


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
    seat = Seat.from_board(board)
    ways = [
        (*_worth(seat, way, bonuses), -at, way.placements)
        for at, way in enumerate(_ways(seat, board.full_lines, grey))
    ]
    score, worth, _, placements = max(ways)
    rivals = sum(other[:2] == (score, worth) for other in ways)
    return Tiling(placements, tuple(map(seat.tile, placements)), score, rivals == 1)


class _Way(NamedTuple):
    """Hold the start of a tiling: what it scored and dropped, what stands in each column then."""

    columns: tuple[int, ...]
    """For each column of the wall, the mask of its filled rows."""
    colors: tuple[int, ...]
    points: int = 0
    fallen: int = 0
    placements: tuple[Placement, ...] = ()


def _ways(seat: Seat, rows: Sequence[int], grey: bool) -> list[_Way]:
    """List every complete tiling, columns from the left."""
    ways = [_Way(tuple(seat.column_masks), tuple(seat.column_colors))]
    for row in rows:
        order, filled = seat.held[row], seat.row_masks[row]
        ways = [
            _laid(way, placement, filled)
            for way in ways
            for placement in choices(row, order, filled, way.colors, grey)
        ]
    return ways


def _laid(way: _Way, placement: Placement, filled: int) -> _Way:
    """Go on with a placement in a row of which ``filled`` masks the filled columns."""
    row, col, placements = placement.row, placement.col, (*way.placements, placement)
    if col == FLOOR:
        return way._replace(fallen=way.fallen + row + 1, placements=placements)
    columns, colors = list(way.columns), list(way.colors)
    points = way.points + POINTS[LENGTHS[filled][col]][LENGTHS[columns[col]][row]]
    columns[col] |= 1 << row
    colors[col] |= 1 << placement.color.order
    return _Way(tuple(columns), tuple(colors), points, way.fallen, placements)


def _worth(seat: Seat, way: _Way, bonuses: bool) -> tuple[int, int]:
    """Give the score after the floor line, with and without the stop at zero."""
    settled = seat.score + way.points + _penalty(len(seat.floor) + way.fallen)
    extra = _bonus(seat.copy(), way.placements) if bonuses else 0
    return max(0, settled) + extra, settled + extra


def _bonus(seat: Seat, placements: Iterable[Placement]) -> int:
    for placement in placements:
        seat.tile(placement)
    return end_bonuses(seat.cells).points


@cache
def _penalty(count: int) -> int:
    return score_floor(count).penalty
