"""Simulated learners: each goes by one wrong rule and slips once in ten answers."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

from rulesite.wording.misreadings.family import is_number
from tests.tutorial.diagnosis.items import Item
from tutorial.diagnosis import (
    CANDIDATES,
    FAMILIES,
    Belief,
    Diagnosable,
    choose_next,
    mixture,
    shares,
)
from tutorial.diagnosis.slips import SLIP
from tutorial.puzzles import PUZZLE_TYPES, PuzzleType
from tutorial.puzzles.seed import Seed

POOL = 60
"""Puzzles made of each type and level; a learner meets a few of them."""
STRIDE = 104_729


def types_of(letter: str) -> list[PuzzleType]:
    """List the puzzle types that tell misreadings of a family apart."""
    ids = set(FAMILIES[letter])
    return [kind for kind in PUZZLE_TYPES if ids & {wrong.id for wrong in kind.family}]


@cache
def pool(letter: str) -> tuple[tuple[Item, ...], ...]:
    """Make the items of a family: one row for each type and level."""
    return tuple(
        tuple(item_of(kind, level, number) for number in range(1, POOL + 1))
        for kind, level in levels_of(letter)
    )


def levels_of(letter: str) -> list[tuple[PuzzleType, int]]:
    """List the types of a family with their levels."""
    return [(kind, level) for kind in types_of(letter) for level in range(1, kind.levels + 1)]


def item_of(kind: PuzzleType, level: int, number: int) -> Item:
    """Keep of a puzzle what a diagnosis needs."""
    task = kind.make(Seed(kind.version, level, number * STRIDE)).task
    assert isinstance(task, Diagnosable)
    return Item(task.truth, dict(task.readings()))


def held_rules(letter: str) -> list[str]:
    """List the misreadings of a family that its puzzles can show."""
    shown = {
        name
        for row in pool(letter)
        for item in row
        for name, answer in item.given.items()
        if answer != item.truth
    }
    return [name for name in FAMILIES[letter] if name in shown]


@dataclass(frozen=True)
class Learner:
    """Hold a wrong rule, or None for who knows the rule, and the chance for slips."""

    rule: str | None
    chance: Random
    slip: float = SLIP

    def answer(self, item: Item) -> object:
        """Answer by the rule, or slip."""
        meant = item.truth if self.rule is None else item.given.get(self.rule, item.truth)
        slips = other_answers(item, meant)
        return self.chance.choice(slips) if slips and self.chance.random() < self.slip else meant


def other_answers(item: Item, meant: object) -> list[object]:
    """List plausible answers but one: what others answer, and for numbers those close by."""
    known = [item.truth, *item.given.values()]
    if is_number(meant):
        assert isinstance(meant, int)
        known += [meant + by for by in (-2, -1, 1, 2)]
    return [answer for answer in dict.fromkeys(known) if answer != meant]


def lesson(learner: Learner, letter: str, count: int) -> Iterator[tuple[Item, Belief]]:
    """Ask a learner the items that the belief chooses, each from a few fresh ones."""
    belief = Belief.prior(FAMILIES[letter])
    for _ in range(count):
        candidates = fresh(letter, belief, learner.chance)
        item = candidates[choose_next(candidates, belief)]
        belief = belief.updated(item.given, item.truth, learner.answer(item))
        yield item, belief


def fresh(letter: str, belief: Belief, chance: Random) -> list[Item]:
    """Draw a few candidates, of the types and levels that show most."""
    shown = [shares(kind, level) for kind, level in levels_of(letter)]
    drawn = mixture(shown, belief, CANDIDATES, chance.random())
    return [chance.choice(pool(letter)[at]) for at in drawn]


def is_named(rule: str, letter: str, count: int, seed: int) -> bool:
    """Tell whether a learner's rule is named after so many items."""
    learner = Learner(rule, Random(f"{rule}-{seed}"))
    *_, (_, belief) = lesson(learner, letter, count)
    return rule in belief.named()


def share_named(letter: str, count: int, learners: int) -> dict[str, float]:
    """Return for each rule the share of its learners who are named right."""
    return {
        rule: sum(is_named(rule, letter, count, seed) for seed in range(learners)) / learners
        for rule in held_rules(letter)
    }


def share_misjudged(letter: str, count: int, learners: int) -> float:
    """Return the share of learners who know the rule and are said not to."""
    named = 0
    for seed in range(learners):
        *_, (_, belief) = lesson(Learner(None, Random(f"knows-{seed}")), letter, count)
        named += belief.named() != ()
    return named / learners
