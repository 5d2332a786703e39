"""Mastery checks and the placement check: items made from a run's number, the same for all."""

import secrets
from collections.abc import Sequence

from tutorial.lessons.lesson import Item
from tutorial.puzzles import PuzzleType, find_type
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.seed import FRESH, Seed

SMALL_FRESH = 36**4
"""Runs are short in the address."""


def check_item(items: Sequence[Item], run: int, number: int) -> tuple[PuzzleType, Seed]:
    """Return the item with a number, counted from 1, of the check made from a run.

    The kinds of items take turns, so that two in a row are not of one kind where there are more.
    """
    type_id, level = items[(number - 1) % len(items)]
    kind = find_type(type_id)
    assert kind is not None
    chance = Chance(f"check-{type_id}-{run}-{number}")
    return kind, Seed(kind.version, min(level, kind.levels), chance.below(FRESH))


def fresh_run() -> int:
    """Draw a new run."""
    return secrets.randbelow(SMALL_FRESH)
