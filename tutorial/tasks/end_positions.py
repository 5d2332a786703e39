"""Several boards on one table near the end of a game, in positions that can occur."""

from collections.abc import Sequence
from typing import Final

from engine import Board, Phase, Position
from engine.tiles import DISPLAYS, MARKER, TILES_PER_DISPLAY

FIRST_ROUND: Final = 6
"""The earliest round that is shown."""


def tiling_position(boards: Sequence[Board]) -> Position:
    """Return a position in which these boards are to be tiled, the first of them first.

    The marker lies on one of the floor lines, or else in the center.
    """
    due = (seat for seat, board in enumerate(boards) if board.full_lines)
    held = any(MARKER in board.floor for board in boards)
    return _position(boards, Phase.TILING, next(due, 0), marker_in_center=not held)


def final_position(boards: Sequence[Board]) -> Position:
    """Return a position in which the game is over."""
    return _position(boards, Phase.OVER, 0, marker_in_center=False)


def _position(
    boards: Sequence[Board], phase: Phase, turn: int, *, marker_in_center: bool
) -> Position:
    displays = DISPLAYS[len(boards)]
    used = sum(map(_used, boards))
    return Position(
        round=max(FIRST_ROUND, -(-used // (displays * TILES_PER_DISPLAY))),
        phase=phase,
        turn=turn,
        factories=((),) * displays,
        marker_in_center=marker_in_center,
        players=tuple(boards),
    ).completed()


def _used(board: Board) -> int:
    """Count the tiles that a board took: those of a wall row came in lines of its length."""
    on_wall = sum(row + 1 for row, _ in board.cells)
    return on_wall + sum(map(len, board.lines)) + len(board.floor)
