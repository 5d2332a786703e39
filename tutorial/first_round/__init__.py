"""A whole round against a bot, all of it in the address, and a review of it."""

from tutorial.first_round.played import BadMoves, FirstRound, Stopped, Turn, play_round, read_moves
from tutorial.first_round.review import Remark, review

__all__ = [
    "BadMoves",
    "FirstRound",
    "Remark",
    "Stopped",
    "Turn",
    "play_round",
    "read_moves",
    "review",
]
