"""Where taken tiles may go on one board on its own, and where they land."""

from dataclasses import dataclass

from engine.board import Board
from engine.seat import Seat
from engine.tiles import FLOOR, SIZE, Color, Counts, Line, five


@dataclass(frozen=True, slots=True)
class Landing:
    """Count tiles placed by line, fallen on the floor line, gone to the lid, left where they were.

    By the rules one line at most gets tiles, and none are left.
    """

    lines: Counts
    fallen: int = 0
    lid: int = 0
    left: int = 0


def open_lines(board: Board, color: Color) -> tuple[int, ...]:
    """List the lines that take a color (line-color, line-wall-row, line-full)."""
    mask = Seat.from_board(board).open[color.order]
    return tuple(line for line in range(SIZE) if mask >> line & 1)


def land(board: Board, color: Color, count: int, line: Line) -> Landing:
    """Lay taken tiles on an open line or FLOOR (line-fill, overflow, floor-full)."""
    seat = Seat.from_board(board)
    placed = 0 if line == FLOOR else seat.fill_line(line, color.order, count)
    added = [0] * SIZE
    if line != FLOOR:
        added[line] = placed
    return fall(board, color, count - placed, added)


def fall(board: Board, color: Color, count: int, added: list[int], left: int = 0) -> Landing:
    """Let tiles fall after others were placed: floor line first, then lid."""
    fallen = Seat.from_board(board).drop(color.order, count)

    return Landing(five(added), fallen, count - fallen, left)
