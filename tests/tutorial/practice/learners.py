"""Simulated learners: each goes by one wrong rule, slips once in ten answers, and practises.

They practise as on the site: of all types that show a family of misreadings, one puzzle after
another as the practice page chooses them, with what they answered in their record.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import NamedTuple

from rulesite.wording.misreadings.family import is_number
from tests.tutorial.diagnosis.items import Item
from tutorial.diagnosis import FAMILIES
from tutorial.diagnosis.slips import SLIP
from tutorial.learners import Record
from tutorial.practice.beliefs import belief_about, letters_of, noted
from tutorial.practice.kept_twins import twins_kept
from tutorial.practice.next_puzzle import chosen
from tutorial.practice.selection import Selection
from tutorial.puzzles import PUZZLE_TYPES, PuzzleType
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.seed import Seed
from tutorial.tasks.task import Diagnosable


def types_of(letter: str) -> list[PuzzleType]:
    """List the puzzle types that show misreadings of a family."""
    return [kind for kind in PUZZLE_TYPES if letter in letters_of(kind)]


def held_rules(letter: str) -> list[str]:
    """List the misreadings of a family that its puzzles can show."""
    kinds = [(kind, level) for kind in types_of(letter) for level in range(1, kind.levels + 1)]
    items = [twin.item(kind) for kind, level in kinds for twin in twins_kept(kind, level)]
    shown = {name for one in items for name, sign in one.given.items() if sign != one.truth}
    return [name for name in FAMILIES[letter] if name in shown]


@cache
def item_of(kind: PuzzleType, seed: Seed) -> Item:
    """Keep of a puzzle what a diagnosis needs."""
    task = kind.make(seed).task
    assert isinstance(task, Diagnosable)
    return Item(task.truth, dict(task.readings()))


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


class Practised(NamedTuple):
    """Hold a puzzle that a learner had, and the record after the answer."""

    kind: PuzzleType
    seed: Seed
    record: Record


def practice(learner: Learner, letter: str, count: int) -> Iterator[Practised]:
    """Let a learner practise a family, one puzzle after another as the site chooses them."""
    selection, record = Selection(types=tuple(kind.id for kind in types_of(letter))), Record()
    for _ in range(count):
        found = chosen(selection, record, Chance(str(learner.chance.random())))
        assert found
        item = item_of(*found)
        record = noted(record, found[0], item, learner.answer(item))
        yield Practised(*found, record)


def named_after(learner: Learner, letter: str, count: int) -> tuple[str, ...]:
    """Return what is named after so many puzzles."""
    *_, last = practice(learner, letter, count)
    return belief_about(last.record, letter).named()


def share_named(letter: str, count: int, learners: int) -> dict[str, float]:
    """Return for each rule the share of its learners who are named right."""
    return {
        rule: sum(
            rule in named_after(Learner(rule, Random(f"{rule}-{seed}")), letter, count)
            for seed in range(learners)
        )
        / learners
        for rule in held_rules(letter)
    }


def share_misjudged(letter: str, count: int, learners: int) -> float:
    """Return the share of learners who know the rule and are said not to."""
    everybody = (Learner(None, Random(f"knows-{seed}")) for seed in range(learners))
    return sum(named_after(one, letter, count) != () for one in everybody) / learners
