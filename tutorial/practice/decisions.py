"""Decisions by what is wanted: in which entries of the pool they are, and a seed for one."""

from collections.abc import Collection
from functools import cache

from tutorial.puzzles import PuzzleType
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.pool import entries
from tutorial.puzzles.seed import FRESH, Seed

TRIES = 8000
"""Seeds looked at: enough to find the only entry of its kind among hundreds, at 10 µs each."""


def gives(
    kind: PuzzleType, level: int, sides: Collection[bool], players: Collection[int | None]
) -> bool:
    """Tell whether the pool has an entry with one of these sides and numbers of players."""
    return bool(fitting(kind, level, sides, players))


def seed_of(
    kind: PuzzleType,
    level: int,
    sides: Collection[bool],
    players: Collection[int | None],
    chance: Chance,
) -> Seed | None:
    """Draw a seed of an entry with one of these sides and numbers of players, if there are any."""
    wanted = fitting(kind, level, sides, players)
    for _ in range(TRIES if wanted else 0):
        seed = Seed(kind.version, level, chance.below(FRESH))
        if entry_of(kind, seed) in wanted:
            return seed
    return None


def entry_of(kind: PuzzleType, seed: Seed) -> int:
    """Return which entry of its level a seed stands for, as `from_pool` picks it."""
    return Chance(f"{kind.id}-{seed}").below(len(entries(kind.id, seed.level)))


def fitting(
    kind: PuzzleType, level: int, sides: Collection[bool], players: Collection[int | None]
) -> set[int]:
    """Return where in a level entries have one of these sides and numbers of players."""
    return {
        at
        for at, (grey, count) in enumerate(tables(kind.id, level))
        if grey in sides and count in players
    }


@cache
def tables(type_id: str, level: int) -> tuple[tuple[bool, int], ...]:
    """Return the side and the number of players of each entry of a level."""
    positions = (entry.position for entry in entries(type_id, level))
    return tuple((position.grey, len(position.players)) for position in positions)
