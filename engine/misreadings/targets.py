"""P: wrong lines for a color, as the lines that would take it. The truth is ``open_lines``."""

from collections.abc import Callable

from engine.board import Board
from engine.misreadings.misreading import Misreading, registered
from engine.rules import Rule
from engine.tiles import SIZE, Color

Targets = Callable[[Board, Color], tuple[int, ...]]
FOUND: list[Misreading[Targets]] = []


def _open(board: Board, color: Color, locked: list[bool], any_color: bool) -> tuple[int, ...]:
    return tuple(
        line
        for line, held in enumerate(board.lines)
        if len(held) <= line and (any_color or not held or held[0] == color) and not locked[line]
    )


def _in_row(board: Board, color: Color) -> list[bool]:
    return [color in row for row in board.wall]


@registered(FOUND, "P4", Rule.LINE_WALL_ROW)
def wall_row_ignored(board: Board, color: Color) -> tuple[int, ...]:
    """Take a color that the wall row already has."""
    return _open(board, color, [False] * SIZE, any_color=False)


@registered(FOUND, "P5", Rule.LINE_COLOR)
def line_color_ignored(board: Board, color: Color) -> tuple[int, ...]:
    """Take a color on top of another one."""
    return _open(board, color, _in_row(board, color), any_color=True)


@registered(FOUND, "P6", Rule.LINE_WALL_ROW)
def column_locks(board: Board, color: Color) -> tuple[int, ...]:
    """Look at the wall column of the same number in place of the row."""
    columns = zip(*board.wall, strict=True)
    return _open(board, color, [color in column for column in columns], any_color=False)
