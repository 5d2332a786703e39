"""A puzzle type: what one module gives, so that copying it makes another."""

from collections.abc import Callable
from dataclasses import dataclass

from django.utils.functional import Promise

from engine import Rule
from tutorial.puzzles.seed import Seed
from tutorial.tasks.task import Task


@dataclass(frozen=True, slots=True)
class PuzzleType:
    """Hold a type: its id, version, levels, words, rules, and what makes its puzzles.

    The version goes up whenever `make` would give another puzzle for an old seed.
    """

    id: str
    version: int
    levels: int
    title: Promise
    question: Promise
    text: Promise
    rules: tuple[Rule, ...]
    make: Callable[[Seed], Task]
