"""A puzzle type: what one module gives, so that copying it makes another."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from django.utils.functional import Promise

from engine import Rule
from engine.misreadings import AnyMisreading
from tutorial.puzzles.seed import Seed
from tutorial.tasks.task import Task


class Unit(StrEnum):
    """Name the units of the syllabus; a daily set has one puzzle of each."""

    TABLE = "table"
    PLACING = "placing"
    TILING = "tiling"
    GAME = "game"
    DECISIONS = "decisions"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """Hold one puzzle: its question, at most two sentences of text, its task.

    `players` is the number of players where it matters, `grey` tells the side of the board.
    """

    question: str | Promise
    text: str | Promise
    task: Task
    players: int | None = None
    grey: bool = False


class Only(NamedTuple):
    """Hold on which levels and sides and with how many players something comes; None: on all."""

    levels: Collection[int] | None = None
    sides: Collection[bool] | None = None
    players: Collection[int] | None = None

    def allows(self, level: int, grey: bool, players: int | None) -> bool:
        """Tell whether it comes in a puzzle that has these."""
        given = ((self.levels, level), (self.sides, grey), (self.players, players))
        return all(allowed is None or value in allowed for allowed, value in given)


@dataclass(frozen=True, slots=True)
class PuzzleType:
    """Hold a type: its id, version, levels, unit, words, rules, and what makes its puzzles.

    The version goes up whenever `make` would give another puzzle for an old seed. `family` are
    the misreadings that its tasks can tell apart, `sides` and `players` what its puzzles can have.
    `limits` say which of these a level has, and where puzzles about one of the rules come at all.
    """

    id: str
    version: int
    levels: int
    unit: Unit
    title: Promise
    summary: Promise
    rules: tuple[Rule, ...]
    make: Callable[[Seed], Puzzle]
    family: tuple[AnyMisreading, ...] = ()
    sides: frozenset[bool] = frozenset({False})
    players: frozenset[int] = frozenset()
    limits: Mapping[int | Rule, Only] = field(default_factory=dict, hash=False)

    def gives(self, level: int, grey: bool, players: int | None, rule: Rule | None = None) -> bool:
        """Tell whether some puzzles of the type are like this, and about a rule."""
        if not 1 <= level <= self.levels or grey not in self.sides:
            return False
        if players not in (self.players or {None}) or rule not in {None, *self.rules}:
            return False
        limits = [limit for key, limit in self.limits.items() if key in {level, rule}]
        return all(limit.allows(level, grey, players) for limit in limits)
