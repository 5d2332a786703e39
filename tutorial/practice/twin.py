"""A puzzle's twin: another of its kind, in which the same mistake would show."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import NamedTuple

from tutorial.diagnosis import told_apart
from tutorial.practice.kept_twins import twins_kept
from tutorial.practice.next_puzzle import begin, draw
from tutorial.practice.selection import Selection
from tutorial.puzzles import PuzzleType
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.seed import Seed
from tutorial.tasks.task import Diagnosable

TRIES_FITTING = 4
"""Puzzles made at most where a side or a number of players is wanted."""
TRIES = 2
"""Puzzles made at most, before a kept one is taken; most often one of them will do."""
DEAR = frozenset({"best-space"})
"""Types of which a puzzle takes so long to make that a kept one is taken at once."""


class Twin(NamedTuple):
    """Hold a seed, how many answers suspects give to its puzzle, and how many of them are wrong."""

    answers: int
    shown: int
    seed: Seed


def twin_of(
    kind: PuzzleType, wanted: Selection, suspects: Sequence[str], other_than: Seed | None = None
) -> Seed | None:
    """Draw a puzzle in which the misreadings suspected differ from each other, and show.

    Some never differ on some levels: only then may the twin be of another one, unless sides or
    numbers of players are wanted, which outrank all. None where nothing known is suspected.
    """
    known, (level,) = {wrong.id for wrong in kind.family}, wanted.levels
    found = [name for name in dict.fromkeys(suspects) if name in known]
    fresh = Seed.fresh(kind.version, level)
    if not found:
        return None
    if wanted.sides or wanted.players:
        return _best_of(_fitting(kind, wanted, found), Twin(0, 0, fresh), len(found)).seed
    first = chain(_drawn(kind, level, found), _kept(kind, level, found, other_than))
    best = _best_of(first, Twin(0, 0, fresh), len(found))
    for other in _levels_beside(kind, level):
        if best.answers < len(found):
            best = _best_of(_kept(kind, other, found, other_than), best, len(found))
    return best.seed


def _levels_beside(kind: PuzzleType, level: int) -> list[int]:
    """List the other levels, those close to the one wanted first."""
    others = (other for other in range(1, kind.levels + 1) if other != level)
    return sorted(others, key=lambda other: abs(other - level))


def _drawn(kind: PuzzleType, level: int, suspects: Sequence[str]) -> Iterator[Twin]:
    """Make fresh puzzles, unless that takes long."""
    for _ in range(0 if kind.id in DEAR else TRIES):
        seed = Seed.fresh(kind.version, level)
        task = kind.make(seed).task
        assert isinstance(task, Diagnosable)
        yield Twin(*told_apart(task, suspects), seed)


def _fitting(kind: PuzzleType, wanted: Selection, suspects: Sequence[str]) -> Iterator[Twin]:
    """Draw puzzles of the sides and with the numbers of players wanted."""
    for _ in range(TRIES_FITTING):
        found = draw([kind], replace(wanted, rules=()), begin())
        if found and isinstance(found.puzzle.task, Diagnosable):
            yield Twin(*told_apart(found.puzzle.task, suspects), found.seed)


def _kept(
    kind: PuzzleType, level: int, suspects: Sequence[str], other_than: Seed | None
) -> Iterator[Twin]:
    """Go through what is kept in random order; no puzzle is made for it."""
    for one in Chance(str(Seed.fresh(kind.version, level))).shuffled(twins_kept(kind, level)):
        if one.seed != other_than:
            yield Twin(*told_apart(one.item(kind), suspects), one.seed)


def _best_of(twins: Iterable[Twin], best: Twin, count: int) -> Twin:
    """Return the first twin that tells all suspects apart and shows each, or the best there was."""
    for twin in twins:
        best = max(best, twin, key=lambda one: one[:2])
        if best[:2] == (count, count):
            break
    return best
