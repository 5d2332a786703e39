"""Which puzzle comes next: one that fits, and that tells most about how a learner counts."""

import secrets
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import NamedTuple

from tutorial.diagnosis import Belief, choose_next
from tutorial.learners import Record
from tutorial.practice import decisions
from tutorial.practice.about import rules_of
from tutorial.practice.beliefs import (
    belief_about,
    first_question,
    letters_of,
    open_question,
    shared,
)
from tutorial.practice.kept import Kind, kept, kinds_of
from tutorial.practice.most_telling import most_telling
from tutorial.practice.selection import Selection
from tutorial.puzzles import Puzzle, PuzzleType, Unit
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.seed import FRESH, Seed
from tutorial.tasks.task import Diagnosable

PATIENCE = 3
"""Puzzles drawn of a type to find one that fits, before a kept one is taken."""
OFTEN = 0.5
"""How often the next puzzle of a mix is about a mistake that shows: it is to stay a mix."""
HOPE = 1
"""Puzzles drawn where whatever fits is rare."""
TURNS = 30
"""Turns at most, each of one type and level."""
SECRET = 8
"""Bytes of chance that a fresh choice begins with."""


def chosen(
    selection: Selection,
    record: Record | None = None,
    chance: Chance | None = None,
    after: str = "",
) -> tuple[PuzzleType, Seed] | None:
    """Draw a puzzle that fits a selection, or None when there is none.

    Where a learner's answers leave something open, it is one that tells more, unless a rule, a
    side or a number of players was chosen; and not the seed `after` which it comes.
    """
    chance, kinds = chance or begin(), selection.kinds()
    if record is None or selection.rules or selection.sides or selection.players:
        return drawn(kinds, selection, chance)
    letter = open_question(record, kinds)
    if letter and (letter in shared(kinds) or chance.happens(OFTEN)):
        wanted = [kind for kind in kinds if letter in letters_of(kind)]
        levels = [(kind, level) for kind in wanted for level in selection.levels_of(kind)]
        if found := most_telling(levels, belief_about(record, letter), chance, after):
            return found
    if letter := first_question(record, kinds):
        return first_drawn(kinds, selection, belief_about(record, letter), chance)
    return drawn(kinds, selection, chance)


def begin() -> Chance:
    """Begin a choice that nobody can foresee."""
    return Chance(secrets.token_hex(SECRET))


def drawn(
    kinds: Sequence[PuzzleType], selection: Selection, chance: Chance
) -> tuple[PuzzleType, Seed] | None:
    """Draw a puzzle by chance alone."""
    found = draw(endless_turns(kinds, chance), selection, chance)
    return found and (found.kind, found.seed)


def first_drawn(
    kinds: Sequence[PuzzleType], selection: Selection, belief: Belief, chance: Chance
) -> tuple[PuzzleType, Seed] | None:
    """Draw two puzzles of a level, and return the one that tells more."""
    first = draw(endless_turns(kinds, chance), selection, chance)
    if not first:
        return None
    alike = replace(selection, levels=(first.seed.level,))
    draws = [first, draw(endless_turns(alike.kinds(), chance), alike, chance)]
    found = [(one, one.puzzle.task) for one in draws if one]
    fitting = [(one, task) for one, task in found if isinstance(task, Diagnosable)]
    if not fitting:
        return None
    best = fitting[choose_next([task for _one, task in fitting], belief)][0]
    return best.kind, best.seed


class Drawn(NamedTuple):
    """Hold a puzzle with its type and seed."""

    kind: PuzzleType
    seed: Seed
    puzzle: Puzzle


def draw(kinds: Iterable[PuzzleType], selection: Selection, chance: Chance) -> Drawn | None:
    """Go through types that can give what is wanted until a puzzle fits."""
    for kind in islice(kinds, TURNS):
        if not (levels := selection.levels_of(kind)):
            continue
        for seed in seeds(kind, chance.pick(levels), selection, chance):
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
    """Go through types, if there are any, in random order, again and again."""
    while kinds:
        yield from chance.shuffled(kinds)
