"""Rounds for tests: the learner's moves are made by another bot."""

from functools import cache

from engine import Game
from engine.bots import GreedyBot, RandomBot
from engine.moves import Move
from tutorial.first_round import FirstRound, play_round


@cache
def whole_round(run: int, *, is_careless: bool = False) -> FirstRound:
    """Play a round to its end."""
    own = RandomBot(run) if is_careless else GreedyBot(run + 1)
    moves: list[Move] = []
    played = play_round(run, moves)
    while not played.is_over:
        move = own.choose(Game(played.position))
        assert isinstance(move, Move)
        moves.append(move)
        played = play_round(run, moves)
    return played
