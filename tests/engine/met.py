"""Positions met in play, to put questions to the solver."""

from collections.abc import Collection, Iterator
from itertools import count, islice
from random import Random

from engine import Game, Phase
from engine.bots import GreedyBot, RandomBot, step
from engine.solver import groups_left

LONGEST_GAME = 12


def met(groups: Collection[int], grey: bool, players: int = 2) -> Iterator[Game]:
    """Play games, greedily, at random and mixed; of each round give one such position."""
    for seed in count():
        chance = Random(seed)
        kinds = [chance.choice((GreedyBot, RandomBot)) for _ in range(players)]
        bots = [kind(seed + seat) for seat, kind in enumerate(kinds)]
        game = Game.new(players, grey, seed)
        found: dict[int, list[Game]] = {}
        while game.phase is not Phase.OVER and game.round <= LONGEST_GAME:
            if game.phase is Phase.DRAFTING and groups_left(game.position) in groups:
                found.setdefault(game.round, []).append(game.copy())
            step(game, bots[game.turn])
        for candidates in found.values():
            yield chance.choice(candidates)


def some(number: int, groups: Collection[int], grey: bool, players: int = 2) -> list[Game]:
    """Give that many positions."""
    return list(islice(met(groups, grey, players), number))
