"""A puzzle type: what one module gives, so that copying it makes another."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

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


@dataclass(frozen=True, slots=True)
class PuzzleType:
    """Hold a type: its id, version, levels, unit, words, rules, and what makes its puzzles.

    The version goes up whenever `make` would give another puzzle for an old seed. `family` are
    the misreadings that its tasks can tell apart, `sides` and `players` what its puzzles can have.
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
