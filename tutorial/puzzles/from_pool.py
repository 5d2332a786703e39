"""Puzzles from the pool: a seed picks an entry of its level."""

from tutorial.puzzles.chance import Chance
from tutorial.puzzles.pool import PoolEntry, entries
from tutorial.puzzles.seed import Seed


def entry_of(type_id: str, seed: Seed) -> PoolEntry:
    """Return the entry that a seed stands for."""
    return Chance(f"{type_id}-{seed}").pick(entries(type_id, seed.level))
