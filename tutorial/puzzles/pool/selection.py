"""Which finds go into the pool: no two the same, every level filled, many traps."""

from collections.abc import Iterable, Iterator, Mapping

from tutorial.puzzles.pool.difficulty import STEPS
from tutorial.puzzles.pool.entry import PoolEntry
from tutorial.puzzles.pool.harvest import Find
from tutorial.puzzles.pool.symmetry import canonical

LEVELS = (1, 2, 3)
QUOTAS = {"best-finish": 215, "best-move": 340, "least-harm": 100, "feed-or-starve": 145}
"""How many entries of each level the pool holds, by type."""


def select(finds: Iterable[Find], quotas: Mapping[str, int] = QUOTAS) -> dict[str, list[PoolEntry]]:
    """Return the entries of each type; of finds that ask the same only the first counts."""
    found: dict[str, list[PoolEntry]] = {type_id: [] for type_id in STEPS}
    for type_id, entry in without_twins(finds):
        found[type_id].append(entry)
    return {
        type_id: [kept for level in LEVELS for kept in of_level(level, entries, quotas[type_id])]
        for type_id, entries in found.items()
    }


def without_twins(finds: Iterable[Find]) -> Iterator[Find]:
    """Go through finds whose position has not come before in another guise."""
    seen = set()
    for find in finds:
        key = canonical(find.entry.position)
        if key not in seen:
            seen.add(key)
            yield find


def of_level(level: int, entries: list[PoolEntry], quota: int) -> list[PoolEntry]:
    """Fill the quota of a level in order: half with traps as far as there are, and half without."""
    traps = [entry for entry in entries if entry.level == level and entry.greedy_wrong]
    plain = [entry for entry in entries if entry.level == level and not entry.greedy_wrong]
    half = min(len(traps), max(quota // 2, quota - len(plain)))
    return traps[:half] + plain[: quota - half]
