"""The streak: puzzles in rising bands until the first mistake."""

from dataclasses import dataclass

from tutorial.puzzles import PUZZLE_TYPES, PuzzleType, Unit
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.seed import FRESH, Seed

A_BAND = 3
"""Puzzles in a band."""


@dataclass(frozen=True, slots=True)
class Band:
    """Hold a band: from which parts of the syllabus its puzzles are, and their level."""

    units: frozenset[Unit]
    level: int

    def kinds(self) -> list[PuzzleType]:
        """List its types."""
        return [kind for kind in PUZZLE_TYPES if kind.unit in self.units]


_BASICS = frozenset({Unit.TABLE, Unit.PLACING})
_TILING = frozenset({Unit.TILING})
_GAME = frozenset({Unit.GAME})
_DECISIONS = frozenset({Unit.DECISIONS})
BANDS = (
    Band(_BASICS, 1),
    Band(_TILING, 1),
    Band(_GAME, 1),
    Band(_BASICS, 2),
    Band(_TILING, 2),
    Band(_GAME, 2),
    Band(_DECISIONS, 1),
    Band(_BASICS, 3),
    Band(_TILING, 3),
    Band(_GAME, 3),
    Band(_DECISIONS, 2),
    Band(_DECISIONS, 3),
    Band(frozenset(Unit), 3),
)


def band_of(number: int) -> int:
    """Return the index of the band that a puzzle is in; the last band never ends."""
    return min((number - 1) // A_BAND, len(BANDS) - 1)


def streak_item(run: int, number: int) -> tuple[PuzzleType, Seed]:
    """Return the puzzle with a number, counted from 1, of the streak made from a run."""
    band = BANDS[band_of(number)]
    chance = Chance(f"streak-{run}-{number}")
    kind = chance.pick(band.kinds())
    return kind, Seed(kind.version, min(band.level, kind.levels), chance.below(FRESH))
