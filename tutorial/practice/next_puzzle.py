"""Which puzzle comes next: one that fits, and that tells most about how a learner counts."""

import secrets
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from tutorial.diagnosis import CANDIDATES, BadBelief, Belief, choose_next, families_of
from tutorial.learners import Record
from tutorial.practice import decisions
from tutorial.practice.about import rules_of
from tutorial.practice.kept import Kind, kept, kinds_of
from tutorial.practice.selection import Selection
from tutorial.puzzles import Puzzle, PuzzleType, Unit
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.seed import FRESH, Seed
from tutorial.tasks.task import Diagnosable

PATIENCE = 3
"""Puzzles drawn of a type to find one that fits, before a kept one is taken."""
HOPE = 1
"""Puzzles drawn where whatever fits is rare."""
TURNS = 30
"""Turns at most, each of one type and level."""
SECRET = 8
"""Bytes of chance that a fresh choice begins with."""


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


def chosen(selection: Selection) -> tuple[PuzzleType, Seed] | None:
    """Draw a puzzle that fits a selection, or None when there is none."""
    chance = Chance(secrets.token_hex(SECRET))
    kinds = selection.kinds()
    found = draw(endless_turns(kinds, chance) if kinds else (), selection, chance)
    return found and (found.kind, found.seed)


class Drawn(NamedTuple):
    """Hold a puzzle with its type and seed."""

    kind: PuzzleType
    seed: Seed
    puzzle: Puzzle


def draw(kinds: Iterable[PuzzleType], selection: Selection, chance: Chance) -> Drawn | None:
    """Go through types that can give what is wanted until a puzzle fits."""
    for kind in islice(kinds, TURNS):
        level = chance.pick(selection.levels_of(kind))
        for seed in seeds(kind, level, selection, chance):
            puzzle = kind.make(seed)
            if fits(kind, puzzle, selection):
                return Drawn(kind, seed, puzzle)
    return None


def seeds(kind: PuzzleType, level: int, selection: Selection, chance: Chance) -> Iterator[Seed]:
    """Draw the seeds that are tried of a type and level before its turn is over."""
    if kind.unit is Unit.DECISIONS and (selection.sides or selection.players):
        sides, players = selection.wanted_sides(kind), selection.wanted_players(kind)
        seed = decisions.seed_of(kind, level, sides, players, chance)
        yield from [seed] if seed else []
    else:
        rare = kept_seeds(kind, level, selection)
        tries = HOPE if is_rare(kind, level, selection) else PATIENCE
        yield from (Seed(kind.version, level, chance.below(FRESH)) for _ in range(tries))
        yield from chance.some(rare, 1)


def kept_seeds(kind: PuzzleType, level: int, selection: Selection) -> list[Seed]:
    """List the seeds kept of what hardly ever comes by chance, as far as it is wanted."""
    return [
        seed
        for like, some in kept().get((kind.id, level), ())
        if is_wanted(kind, like, selection)
        for seed in some
        if seed.version == kind.version
    ]


def is_rare(kind: PuzzleType, level: int, selection: Selection) -> bool:
    """Tell whether seeds are kept of everything that a type and level has of what is wanted."""
    rare = {like for like, some in kept().get((kind.id, level), ()) if some}
    wanted = [like for like in kinds_of(kind, level) if is_wanted(kind, like, selection)]
    return rare.issuperset(wanted)


def is_wanted(kind: PuzzleType, like: Kind, selection: Selection) -> bool:
    """Tell whether a kind of puzzles is what a selection asks for."""
    rules: Collection[str | None] = selection.rules or {None}
    if like.grey not in selection.wanted_sides(kind) or like.rule not in rules:
        return False
    return like.players in selection.wanted_players(kind)


def fits(kind: PuzzleType, puzzle: Puzzle, selection: Selection) -> bool:
    """Tell whether a puzzle has a side and a number of players, and is about a rule, wanted."""
    if puzzle.grey not in selection.wanted_sides(kind):
        return False
    if selection.players and puzzle.players not in selection.players:
        return False
    return not selection.rules or not rules_of(kind, puzzle).isdisjoint(selection.rules)


def endless_turns(kinds: Sequence[PuzzleType], chance: Chance) -> Iterator[PuzzleType]:
    """Go through types in random order, again and again."""
    while True:
        yield from chance.shuffled(kinds)
