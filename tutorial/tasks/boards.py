"""Boards of the tasks, read from the notation once."""

from functools import lru_cache

from engine import Board, Position

KEPT = 256
"""How many boards are kept: a draw is looked at many times before it is shown."""


@lru_cache(maxsize=KEPT)
def board_of(text: str) -> Board:
    """Read one player's board; raise NotationError."""
    return Position.parse(text).players[0]
