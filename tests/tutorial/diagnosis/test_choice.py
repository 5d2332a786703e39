"""What is asked next."""

import pytest

from tests.tutorial.diagnosis.items import LESSON, S3, S5, S10, S11, TALL, Item
from tutorial.diagnosis import Belief, choose_next, told_apart
from tutorial.diagnosis.choice import expected_information

START = Belief.prior((S3, S5, S10, S11))
BLIND = Item(4)
"""An item that every misreading answers right."""


def test_an_item_that_tells_nothing_is_worth_nothing() -> None:
    """Where all answer alike, no answer tells anything."""
    assert expected_information(BLIND, START) == pytest.approx(0, abs=1e-9)


def test_an_item_that_tells_more_comes_first() -> None:
    """Four different answers tell more than two, and two more than one."""
    two = Item(4, {S3: 3, S5: 3})
    assert choose_next([BLIND, two, LESSON], START) == 2
    assert choose_next([LESSON, two, BLIND], START) == 0


def test_the_first_of_equals_is_chosen() -> None:
    """The choice depends on nothing else."""
    assert choose_next([BLIND, LESSON, LESSON], START) == 1


def test_when_several_fit_the_next_item_tells_them_apart() -> None:
    """After five, which the longer run and the row both give, the item is chosen that parts them.

    At the start the same item would tell less than the other.
    """
    parts = Item(4, {S3: 4, S10: 2})
    joins = Item(9, {S3: 6, S10: 6, S5: 8, S11: 3})
    assert choose_next([joins, parts], START) == 0
    both = START.updated(LESSON.readings(), LESSON.truth, 5)
    assert set(both.named()) == {S3, S10}
    assert choose_next([joins, parts], both) == 1


def test_a_hunch_is_put_to_the_test() -> None:
    """Where one misreading leads, an item in which it shows beats one in which it cannot."""
    hunch = START.updated(LESSON.readings(), LESSON.truth, 7)
    without = Item(4, {S3: 2, S10: 2, S11: 3})
    assert choose_next([without, TALL], hunch) == 1


def test_yes_and_no_tell_less_than_numbers() -> None:
    """Of two answers one may be a slip more easily than of many."""
    yes_no = Item(True, {S3: False, S5: False})
    numbers = Item(4, {S3: 3, S5: 3})
    assert expected_information(yes_no, START) < expected_information(numbers, START)


def test_information_is_never_negative() -> None:
    """An item may tell nothing, but it does not unteach."""
    for item in (BLIND, LESSON, TALL, Item(True, {S3: False})):
        for belief in (START, START.updated(LESSON.readings(), 8, 7)):
            assert expected_information(item, belief) > -1e-9


def test_there_must_be_something_to_choose_from() -> None:
    """Nothing can be chosen of nothing."""
    with pytest.raises(ValueError, match="empty"):
        choose_next([], START)


def test_suspects_are_told_apart_by_their_answers() -> None:
    """Three rules, two answers, one of them right: two different answers, two wrong ones."""
    item = Item(4, {S3: 3, S5: 3, S10: 4})
    assert told_apart(item, [S3, S5, S10]) == (2, 2)
    assert told_apart(BLIND, [S3, S5]) == (1, 0)
