"""Impossible boards drawn all the same: what does not fit is cut off."""

from dataclasses import replace

from engine.board import Board
from engine.tiles import FLOOR_PENALTIES

MOST_FLOOR = len(FLOOR_PENALTIES) + 1
"""The eighth can be the marker, which lies there for free."""


def drawable(board: Board) -> Board:
    """Return the board as far as there is room for it."""
    lines = tuple(line[: row + 1] for row, line in enumerate(board.lines))
    return replace(board, lines=lines, floor=board.floor[:MOST_FLOOR])
