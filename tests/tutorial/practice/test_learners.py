"""Simulated learners, slips and all, practise as on the site: is the rule that they hold named?"""

from random import Random

import pytest

from tests.tutorial.diagnosis.items import Item
from tests.tutorial.practice.learners import (
    Learner,
    held_rules,
    named_after,
    other_answers,
    practice,
    share_misjudged,
    share_named,
    types_of,
)
from tutorial.diagnosis import FAMILIES
from tutorial.puzzles import PUZZLE_TYPES

FEW, MANY = 12, 400
"""Learners for each rule: in a test, in a proof."""
LETTERS = [letter for letter in FAMILIES if types_of(letter)]
COUNTING = "SOF"
"""The families whose rules are to be named sooner, and more surely."""
ITEMS = {letter: 4 if letter in COUNTING else 6 for letter in FAMILIES}
NAMED = {letter: 0.95 if letter in COUNTING else 0.85 for letter in FAMILIES}
MISJUDGED = 0.05

every_family = pytest.mark.parametrize("letter", LETTERS)


def mean(shares: dict[str, float]) -> float:
    """Return the share of all learners, as many of each rule."""
    return sum(shares.values()) / len(shares)


@every_family
def test_most_learners_are_named_right(letter: str) -> None:
    """A few learners of each rule, after four puzzles of counting or six of anything else."""
    assert mean(share_named(letter, ITEMS[letter], FEW)) >= NAMED[letter] - 0.03


@pytest.mark.proof
@every_family
def test_learners_are_named_right(letter: str) -> None:
    """Of learners of counting 95 % are named right within four puzzles, of others 85 % in six."""
    shares = share_named(letter, ITEMS[letter], MANY)
    assert mean(shares) >= NAMED[letter], shares


@pytest.mark.proof
@every_family
def test_more_puzzles_name_more_learners(letter: str) -> None:
    """Who is not named yet is so with a few puzzles more."""
    count = ITEMS[letter]
    later = share_named(letter, count + 3, MANY)
    assert mean(later) >= mean(share_named(letter, count, MANY)), later


@pytest.mark.proof
@every_family
def test_who_knows_the_rule_is_seldom_misjudged(letter: str) -> None:
    """Slips alone hardly ever look like a wrong rule."""
    assert share_misjudged(letter, ITEMS[letter], MANY) <= MISJUDGED


@every_family
def test_a_family_has_rules_to_find(letter: str) -> None:
    """The puzzles of a family can show its rules."""
    assert held_rules(letter)


def test_every_type_that_counts_has_learners() -> None:
    """No type with misreadings is left out."""
    met = {kind.id for letter in LETTERS for kind in types_of(letter)}
    assert met == {kind.id for kind in PUZZLE_TYPES if kind.family}


def test_a_learner_without_slips_is_always_named() -> None:
    """Whoever never slips is named by the rule held, as soon as puzzles have shown it."""
    for rule in held_rules("S"):
        assert rule in named_after(Learner(rule, Random(1), slip=0), "S", 6)


def test_the_same_learner_gets_the_same_puzzles() -> None:
    """Chance is drawn from the seed alone."""
    told = [list(practice(Learner("self_once", Random(3)), "S", 4)) for _ in range(2)]
    assert told[0] == told[1]


def test_slips_are_other_answers() -> None:
    """A slip is what others answer or a number close by, never what was meant."""
    item = Item(8, {"self_once": 7, "column_only": 3})
    assert other_answers(item, 7) == [8, 3, 5, 6, 9]
    assert other_answers(Item(True, {"column_ends": False}), False) == [True]
    assert other_answers(Item((0, 1)), (0, 1)) == []


def test_one_answer_in_ten_is_a_slip() -> None:
    """Learners slip as often as they should."""
    item = Item(8, {"self_once": 7})
    learner = Learner("self_once", Random(1))
    slips = sum(learner.answer(item) != 7 for _ in range(4000))
    assert 0.08 < slips / 4000 < 0.12
