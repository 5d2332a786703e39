"""Which puzzle comes next: one that fits, and that tells most about how a learner counts."""

import secrets
from collections.abc import Sequence
from itertools import islice

from tutorial.diagnosis import CANDIDATES, BadBelief, Belief, choose_next, families_of
from tutorial.learners import Record
from tutorial.practice.selection import SIDES, Selection
from tutorial.puzzles import Puzzle, PuzzleType
from tutorial.puzzles.seed import Seed
from tutorial.tasks.task import Diagnosable

TRIES = 120
"""Puzzles made at most to find one of a side and number of players; of some kinds few are grey."""


def belief_key(kind: PuzzleType) -> str:
    """Name under which the belief about a type's family of misreadings is kept."""
    return "".join(families_of(wrong.id for wrong in kind.family)).lower()


def belief_about(record: Record, kind: PuzzleType) -> Belief:
    """Return what is believed of a learner, from the record or anew."""
    stored = record.beliefs.get(belief_key(kind))
    fresh = Belief.prior(wrong.id for wrong in kind.family)
    try:
        belief = Belief.from_json(stored) if stored else fresh
    except BadBelief:
        return fresh
    return belief if set(belief.weights) == set(fresh.weights) else fresh


def noted(record: Record, kind: PuzzleType, task: object, answer: object) -> Record:
    """Take an answer into a learner's record."""
    if not kind.family or not isinstance(task, Diagnosable):
        return record
    belief = belief_about(record, kind).updated(task.readings(), task.truth, answer)
    return record.with_belief(belief_key(kind), belief.to_json())


def next_of(kind: PuzzleType, level: int, belief: Belief | None = None) -> Seed:
    """Draw a fresh puzzle of a type; with a belief, out of several the one that tells most."""
    fresh = [Seed.fresh(kind.version, level) for _ in range(CANDIDATES if belief else 1)]
    if belief is None:
        return fresh[0]
    tasks = [kind.make(seed).task for seed in fresh]
    telling = [task for task in tasks if isinstance(task, Diagnosable)]
    return fresh[choose_next(telling, belief)] if len(telling) == len(tasks) else fresh[0]


def twin_of(kind: PuzzleType, level: int, suspects: Sequence[str]) -> Seed:
    """Draw a fresh puzzle in which the misreadings suspected show, and differ from each other."""
    known = {wrong.id for wrong in kind.family}
    found = [name for name in dict.fromkeys(suspects) if name in known]
    return next_of(kind, level, Belief.prior(found) if found else None)


def chosen(selection: Selection) -> tuple[PuzzleType, Seed] | None:
    """Draw a puzzle that fits a selection, or None when none was found.

    With the level left open it is the easiest that has the side and the players wanted.
    """
    kinds = list(selection.kinds())
    for number, kind in enumerate(islice(_shuffled(kinds), TRIES)):
        level = min(selection.level or 1 + number * kind.levels // TRIES, kind.levels)
        seed = Seed.fresh(kind.version, level)
        if fits(kind.make(seed), selection):
            return kind, seed
    return None


def fits(puzzle: Puzzle, selection: Selection) -> bool:
    """Tell whether a puzzle has the side and the number of players that are wanted."""
    side_fits = selection.side is None or puzzle.grey == SIDES[selection.side]
    return side_fits and selection.players in (None, puzzle.players)


def _shuffled(kinds: Sequence[PuzzleType]) -> Sequence[PuzzleType]:
    """Return types in random order, again and again, enough for all tries."""
    order: list[PuzzleType] = []
    while kinds and len(order) < TRIES:
        rest = list(kinds)
        secrets.SystemRandom().shuffle(rest)
        order += rest
    return order
