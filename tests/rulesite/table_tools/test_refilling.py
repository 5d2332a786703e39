"""Displays filled from a bag and a lid of which only the numbers are known."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Game, Phase, Rule
from engine.bots import RandomBot, step
from engine.dealing import least_stock
from engine.tiles import DISPLAYS, TILES, TILES_PER_DISPLAY
from rulesite.table_tools.refilling import Impossible, Refilling, bags_before_lid, refilling


@st.composite
def found(draw: st.DrawFn) -> Refilling:
    """Draw a number of players, and a bag and a lid that can be there."""
    players = draw(st.sampled_from(list(DISPLAYS)))
    stock = draw(st.integers(least_stock(players), TILES))
    bag = draw(st.integers(0, stock))
    return refilling(players, bag, stock - bag)


@given(found())
def test_no_tile_is_lost(found: Refilling) -> None:
    """What is dealt and what is left over is what there was."""
    left = sum(found.deal.bag) + sum(found.deal.lid)
    assert found.dealt + left == found.bag + found.lid
    assert found.from_bag + found.from_lid == found.dealt


@given(found())
def test_the_lid_waits_until_the_bag_is_empty(found: Refilling) -> None:
    """It goes into the bag exactly when the bag alone is too small, after its last tile."""
    needed = DISPLAYS[found.players] * TILES_PER_DISPLAY
    assert found.has_lid_returned == (found.bag < needed and found.lid > 0)
    if found.has_lid_returned:
        assert found.from_bag == found.bag
        assert Rule.LID_RETURN in found.rules


@given(found())
def test_displays_are_short_only_when_everything_is_used_up(found: Refilling) -> None:
    """One display at most is begun and not full; those after it are empty."""
    needed = DISPLAYS[found.players] * TILES_PER_DISPLAY
    assert found.is_full == (found.bag + found.lid >= needed)
    assert len(found.short) <= 1
    full = found.dealt // TILES_PER_DISPLAY
    assert found.empty == list(range(full + len(found.short) + 1, DISPLAYS[found.players] + 1))
    assert (Rule.REFILL in found.rules) == found.is_full


@given(st.integers(least_stock(2), TILES), st.data())
def test_two_players_never_run_short(stock: int, data: st.DataObject) -> None:
    """With two, whatever can be in bag and lid fills every display."""
    bag = data.draw(st.integers(0, stock))
    assert refilling(2, bag, stock - bag).is_full


def test_nothing_to_lay_out_ends_the_game() -> None:
    """With four players bag and lid can both be empty."""
    assert refilling(4, 0, 0).rules == (Rule.NO_TILES,)


@pytest.mark.parametrize(
    ("players", "bag", "lid"), [(2, 39, 0), (3, 0, 9), (2, 100, 1), (4, 60, 41)]
)
def test_counts_that_cannot_be(players: int, bag: int, lid: int) -> None:
    """More tiles than there are, or fewer than the boards leave over, are a wrong count."""
    with pytest.raises(Impossible):
        refilling(players, bag, lid)


@pytest.mark.parametrize("players", DISPLAYS)
def test_the_bag_before_each_round(players: int) -> None:
    """Until the lid is needed, the bag of a game holds what the list says."""
    game, bags = Game.new(players, seed=3), bags_before_lid(players)
    needed = DISPLAYS[players] * TILES_PER_DISPLAY
    bot, seen = RandomBot(3), {1: sum(game.position.bag) + needed}
    while game.phase is not Phase.OVER and game.round < len(bags):
        step(game, bot)
        seen.setdefault(game.round, sum(game.position.bag) + needed)
    assert len(seen) >= 3
    assert [seen[round] for round in sorted(seen) if bags[round - 1] >= needed] == [
        bag for round, bag in enumerate(bags, start=1) if round in seen and bag >= needed
    ]
    assert bags[-1] < needed
