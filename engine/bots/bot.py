"""What a bot is: it chooses a step, and from the same seed and position always the same."""

from collections.abc import Sequence
from random import Random
from typing import Protocol, TypeVar
from zlib import crc32

from engine.game import Game
from engine.moves import Move, Placement
from engine.notation import Phase

LONGEST_GAME = 60
"""The round after which a game of bots is stopped: the rules have no limit."""
Step = Move | Placement
T = TypeVar("T")


class Bot(Protocol):
    """Choose steps for the seat to act."""

    def choose(self, game: Game) -> Step:
        """Choose a legal move or placement; the game is left as it is."""


def chance(seed: int, game: Game) -> Random:
    """Make randomness that depends on nothing but a seed and a position."""
    return Random(seed << 32 | crc32(game.notation().encode()))


def pick(options: Sequence[T], random: Random) -> T:
    """Pick one of several; of Random only ``random`` is used, which Python keeps stable."""
    return options[int(random.random() * len(options))]


def step(game: Game, bot: Bot) -> None:
    """Let a bot make one step, or end a round in which nothing is left to choose."""
    if game.phase is Phase.DRAFTING:
        chosen = bot.choose(game)
        assert isinstance(chosen, Move)
        game.play(chosen)
    elif game.placements():
        chosen = bot.choose(game)
        assert isinstance(chosen, Placement)
        game.place(chosen)
    else:
        game.tile_all()


def play(game: Game, bots: Sequence[Bot], rounds: int = LONGEST_GAME) -> Game:
    """Let bots, one a seat, play a game to its end, or till so many rounds are over; give it."""
    while game.phase is not Phase.OVER and game.round <= rounds:
        step(game, bots[game.turn])
    return game
