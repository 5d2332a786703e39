"""A bot that does anything that is legal."""

from dataclasses import dataclass

from engine.bots.bot import Step, chance, pick
from engine.game import Game


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Choose evenly among the legal steps."""

    seed: int = 0

    def choose(self, game: Game) -> Step:
        """Choose a legal move or placement."""
        options: list[Step] = [*game.legal_moves(), *game.placements()]
        return pick(options, chance(self.seed, game))
