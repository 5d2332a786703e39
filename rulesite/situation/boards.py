"""What taps do to one player's board."""

from dataclasses import replace

from engine.board import Board
from engine.tiles import FLOOR_PENALTIES, MARKER, Cell, Color, color_at

SPACES = len(FLOOR_PENALTIES)


def line_tapped(board: Board, row: int, color: Color) -> Board:
    """Fill a line with a color; when it holds that color already, take one tile away."""
    held = board.lines[row]
    is_same = set(held) == {color} and len(held) <= row + 1
    line = held[:-1] if is_same else (color,) * (row + 1)
    lines = tuple(line if at == row else other for at, other in enumerate(board.lines))
    return replace(board, lines=lines)


def wall_tapped(board: Board, cell: Cell, color: Color | None) -> Board:
    """Put a tile on a space of the wall or take it away; None is the printed color."""
    row, col = cell
    there = board.wall[row][col]
    if color is None:
        tile = None if there else color_at(row, col)
    else:
        tile = None if there == color else color
    wall = tuple(
        tuple(tile if (at, over) == cell else other for over, other in enumerate(cells))
        for at, cells in enumerate(board.wall)
    )
    return replace(board, wall=wall)


def floor_tapped(board: Board, space: int, color: Color) -> Board:
    """Take away what lies on a space of the floor line, or let a tile fall on the next one."""
    if space < len(board.floor):
        return replace(board, floor=board.floor[:space] + board.floor[space + 1 :])
    return replace(board, floor=(*board.floor, color)) if len(board.floor) < SPACES else board


def marker_taken(board: Board) -> Board:
    """Lay the marker on the floor line; on a full one it costs nothing."""
    return replace(without_marker(board), floor=(*without_marker(board).floor[:SPACES], MARKER))


def without_marker(board: Board) -> Board:
    """Take the marker off the floor line."""
    return replace(board, floor=tuple(thing for thing in board.floor if thing != MARKER))
