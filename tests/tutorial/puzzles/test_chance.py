"""Chance gives the same for the same seed, in every version of Python."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutorial.puzzles.chance import Chance


def test_the_same_seed_gives_the_same() -> None:
    """Two draws from one seed agree, from two seeds they do not."""
    draws = [[Chance(seed).below(1000) for _ in range(3)] for seed in ("a", "a", "b")]
    assert draws[0] == draws[1] != draws[2]


def test_numbers_are_frozen() -> None:
    """Links rely on these numbers: if they change, old puzzles become others."""
    chance = Chance("frozen")
    assert [chance.below(36) for _ in range(10)] == [15, 14, 33, 18, 24, 4, 26, 15, 14, 34]


def test_picks_are_frozen() -> None:
    """Picking takes one number a pick."""
    chance = Chance("frozen")
    assert "".join(chance.pick("BYRKW") for _ in range(10)) == "RYWRKBKRRW"


def test_yes_and_no_are_frozen() -> None:
    """Deciding takes one number a decision."""
    chance = Chance("frozen")
    said = "".join("ny"[chance.happens(0.5)] for _ in range(10))
    assert said == "yynnnynyyn"


def test_orders_are_frozen() -> None:
    """Shuffling takes one number an item, the last one too."""
    chance = Chance("frozen")
    assert [*map("".join, (chance.shuffled("BYRKW"), chance.shuffled("BYRKW")))] == [
        "RYWKB",
        "BKRYW",
    ]


def test_some_are_the_first_of_an_order() -> None:
    """Some items are drawn as all would be, none twice, and they stay where they were."""
    items = ["b", "y", "r"]
    assert Chance("x").some(items, 2) == Chance("x").shuffled(items)[:2]
    assert items == ["b", "y", "r"]


def test_no_more_are_drawn_than_there_are() -> None:
    """Who asks for more items than there are gets all of them."""
    assert sorted(Chance("x").some("BYR", 9)) == ["B", "R", "Y"]


def test_turns_are_frozen() -> None:
    """Going round takes one number and keeps the order, from another first item."""
    chance = Chance("frozen")
    assert ["".join(chance.turned("BYRKW")) for _ in range(4)] == [
        "RKWBY",
        "YRKWB",
        "WBYRK",
        "RKWBY",
    ]


@settings(deadline=None, max_examples=50)
@given(st.text(max_size=20), st.integers(1, 1000))
def test_draws_stay_in_bounds(seed: str, bound: int) -> None:
    """A draw below a bound is from zero to less than the bound."""
    chance = Chance(seed)
    assert all(0 <= chance.below(bound) < bound for _ in range(5))


@pytest.mark.parametrize(("probability", "answer"), [(0, False), (1, True)])
def test_never_and_always(probability: float, answer: bool) -> None:
    """What can't happen never does, what must happen always does."""
    chance = Chance("x")
    assert all(chance.happens(probability) is answer for _ in range(100))
