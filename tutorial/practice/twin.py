"""A puzzle's twin: another of its kind, in which the same mistake would show."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from tutorial.diagnosis import told_apart
from tutorial.puzzles import PuzzleType
from tutorial.puzzles.seed import Seed
from tutorial.tasks.task import Diagnosable

TRIES = 40
"""Puzzles made at most of one level; most often one of the first few will do."""


class Twin(NamedTuple):
    """Hold a seed, how many answers suspects give to its puzzle, and how many of them are wrong."""

    answers: int
    shown: int
    seed: Seed


def twin_of(kind: PuzzleType, level: int, suspects: Sequence[str]) -> Seed:
    """Draw a fresh puzzle in which the misreadings suspected differ from each other, and show.

    Some never differ on some levels: only then may the twin be of another one.
    """
    known = {wrong.id for wrong in kind.family}
    found = [name for name in dict.fromkeys(suspects) if name in known]
    best = Twin(0, 0, Seed.fresh(kind.version, level))
    for other in _levels_from(kind, level) if found else ():
        best = _best_of(islice(_twins(kind, other, found), TRIES), best, len(found))
        if best.answers == len(found):
            break
    return best.seed


def _levels_from(kind: PuzzleType, level: int) -> list[int]:
    """List the levels, those close to the one wanted first."""
    return sorted(range(1, kind.levels + 1), key=lambda other: abs(other - level))


def _twins(kind: PuzzleType, level: int, suspects: Sequence[str]) -> Iterator[Twin]:
    while True:
        seed = Seed.fresh(kind.version, level)
        task = kind.make(seed).task
        assert isinstance(task, Diagnosable)
        yield Twin(*told_apart(task, suspects), seed)


def _best_of(twins: Iterator[Twin], best: Twin, count: int) -> Twin:
    """Return the first twin that tells all suspects apart and shows each, or the best there was."""
    for twin in twins:
        best = max(best, twin, key=lambda one: one[:2])
        if best[:2] == (count, count):
            break
    return best
