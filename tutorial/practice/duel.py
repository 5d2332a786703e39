"""The duel: two players at one phone, in turn, with puzzles of the same kind and level."""

import re
from dataclasses import dataclass
from typing import Self

from tutorial.puzzles import PUZZLE_TYPES, PuzzleType, Unit
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.seed import FRESH, Seed

ROUNDS = (3, 5, 7)
LEVELS = (1, 2, 3)
SHAPE = re.compile(r"[01]{0,14}", re.ASCII)


class BadDuel(ValueError):
    """Refuse what is no state of a duel."""


@dataclass(frozen=True, slots=True)
class Duel:
    """Hold a duel as far as it has come.

    `marks` says of each answer, the players in turn, whether it was right ("1") or not ("0").
    """

    run: int
    rounds: int
    level: int
    marks: str = ""

    @classmethod
    def read(cls, run: int, rounds: str, level: str, marks: str) -> Self:
        """Read a duel from its address; raise BadDuel."""
        numbers = {str(number): number for number in (*ROUNDS, *LEVELS)}
        duel_rounds, duel_level = numbers.get(rounds), numbers.get(level)
        if duel_rounds not in ROUNDS or duel_level not in LEVELS or not SHAPE.fullmatch(marks):
            raise BadDuel
        if len(marks) > 2 * duel_rounds:
            raise BadDuel
        return cls(run, duel_rounds, duel_level, marks)

    @property
    def is_over(self) -> bool:
        """Tell whether both have answered in every round."""
        return len(self.marks) == 2 * self.rounds

    @property
    def player(self) -> int:
        """Return whose turn it is, 1 or 2."""
        return 1 + len(self.marks) % 2

    @property
    def round(self) -> int:
        """Return the round, counted from 1."""
        return 1 + len(self.marks) // 2

    @property
    def scores(self) -> tuple[int, int]:
        """Return how many answers of each player were right."""
        return self.marks[::2].count("1"), self.marks[1::2].count("1")

    def query(self, mark: str = "") -> str:
        """Write the duel as the query of an address, with one more mark."""
        return f"rounds={self.rounds}&level={self.level}&marks={self.marks}{mark}"

    def item(self) -> tuple[PuzzleType, Seed]:
        """Return the puzzle of this turn; both get one of the same type and level in a round."""
        kinds = [kind for kind in PUZZLE_TYPES if kind.unit is not Unit.DECISIONS]
        kind = Chance(f"duel-{self.run}-{self.round}").pick(kinds)
        chance = Chance(f"duel-{self.run}-{self.round}-{self.player}")
        return kind, Seed(kind.version, min(self.level, kind.levels), chance.below(FRESH))
