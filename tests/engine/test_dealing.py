"""Deals: random but repeatable, or given and checked."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Game, ImpossiblePosition, Phase, Rule, record
from engine.bots import RandomBot, step
from engine.dealing import Dealer, fill, lay_out, least_stock
from engine.tiles import COLORS, TILES_PER_DISPLAY, Color, spread
from tests.engine.build import board, game, play, tiling

counts = st.lists(st.integers(0, 12), min_size=5, max_size=5)
quick = settings(deadline=None, max_examples=100)
Displays = tuple[tuple[Color, ...], ...]


def displays(written: str) -> Displays:
    """Read displays."""
    return tuple(tuple(map(Color, held.strip("-"))) for held in written.split(","))


@quick
@given(st.sampled_from([5, 7, 9]), counts, counts, st.integers(0, 1000))
def test_no_tile_is_lost(places: int, bag: list[int], lid: list[int], seed: int) -> None:
    """What is dealt, left in the bag and left in the lid is what there was."""
    deal = fill(places, bag, lid, Random(seed).random)
    for order in range(5):
        dealt = sum(display[order] for display in deal.displays)
        assert dealt + deal.bag[order] + deal.lid[order] == bag[order] + lid[order]
    assert sum(map(sum, deal.displays)) == min(places * TILES_PER_DISPLAY, sum(bag) + sum(lid))


@quick
@given(st.sampled_from([5, 7, 9]), counts, counts, st.integers(0, 1000))
def test_a_given_deal_comes_out_as_the_random_one(
    places: int, bag: list[int], lid: list[int], seed: int
) -> None:
    """A deal that was drawn can be given, and leaves the same bag and lid."""
    drawn = fill(places, bag, lid, Random(seed).random)
    laid = lay_out(tuple(map(spread, drawn.displays)), places, bag, lid)
    assert (laid.displays, laid.bag, laid.lid) == (drawn.displays, drawn.bag, drawn.lid)
    assert laid.refilled_after == drawn.refilled_after


def test_a_deal_depends_on_seed_round_and_counts_only() -> None:
    """The same seed, round, bag and lid give the same deal; another of them, another deal."""
    bag, lid = (8, 9, 10, 11, 12), (2, 2, 2, 2, 2)
    deal = Dealer(5).deal(3, 5, bag, lid)
    assert Dealer(5).deal(3, 5, bag, lid) == deal
    others = [
        Dealer(6).deal(3, 5, bag, lid),
        Dealer(-5).deal(3, 5, bag, lid),
        Dealer(5).deal(4, 5, bag, lid),
        Dealer(5).deal(3, 5, (9, 8, 10, 11, 12), lid),
        Dealer(5).deal(3, 5, bag, (2, 2, 2, 3, 1)),
    ]
    assert deal.displays not in [other.displays for other in others]


def test_draws_are_fair() -> None:
    """Over many deals every color is drawn as often as its share of the bag."""
    drawn: Counter[int] = Counter()
    for seed in range(400):
        first = Dealer(seed).deal(1, 5, (40, 20, 20, 10, 10), (0,) * 5)
        drawn.update({order: sum(held[order] for held in first.displays) for order in range(5)})
    shares = [drawn[order] / 80 for order in range(5)]
    assert shares == pytest.approx([40, 20, 20, 10, 10], abs=2)


def test_undone_moves_deal_the_same_round_again() -> None:
    """Taking the last pick back and making it again deals the same next round."""
    table = game("RRRR,-,-,-,- M", seed=9)
    play(table, "1R5")
    table.tile_all()
    dealt = table.notation()
    table.undo()
    play(table, "1R5")
    table.tile_all()
    assert table.notation() == dealt


SIZE = {"deal-size": Rule.FILL_DISPLAYS}


@pytest.mark.parametrize(
    ("written", "found"),
    [
        (
            "BBBB,BBBB,BBBB,BBBB",
            {"displays-count": Rule.DISPLAYS_COUNT, "deal-size": Rule.FILL_DISPLAYS},
        ),
        ("BBBBB,BBB,BBBB,BBBB,BBBB", {"display-too-full": Rule.FILL_DISPLAYS}),
        ("BBBB,BBBB,BBBB,BBBB,BBB", SIZE),
        ("BBBB,BBBB,BBBB,BBBB,BBBY", {"not-in-bag": Rule.REFILL}),
        ("-,-,-,-,-", SIZE),
        ("", {"displays-count": Rule.DISPLAYS_COUNT, **SIZE}),
    ],
)
def test_refused_deals(written: str, found: dict[str, Rule]) -> None:
    """A given deal of a wrong shape, or of tiles that are not there, is refused."""
    given_deal = displays(written) if written else ()
    with pytest.raises(ImpossiblePosition) as refused:
        lay_out(given_deal, 5, (20, 0, 0, 0, 0), (0, 9, 0, 0, 0))
    assert {reason.code: reason.rule for reason in refused.value.reasons} == found


def test_the_bag_is_emptied_before_the_lid() -> None:
    """A given deal takes all of the bag before anything of the lid."""
    bag, lid = (6, 2, 0, 0, 0), (0, 0, 40, 0, 0)
    fine = lay_out(displays("BBBB,BBYY,RRRR,RRRR,RRRR"), 5, bag, lid)
    assert (fine.bag, fine.lid, fine.refilled_after) == ((0, 0, 28, 0, 0), (0,) * 5, 8)
    with pytest.raises(ImpossiblePosition) as refused:
        lay_out(displays("BBBB,BBYR,RRRR,RRRR,RRRR"), 5, bag, lid)
    [reason] = refused.value.reasons
    assert (reason.code, reason.rule) == ("left-in-bag", Rule.LID_RETURN)
    assert dict(reason.facts) == {"color": "Y", "count": 1, "least": 2}


FIRST = displays("BBYY,BBYY,BBYY,RRRR,KKWW")


def test_given_deals() -> None:
    """A game can be played with the deals of a real table; those not given come from the seed."""
    table = Game.new(deals={1: FIRST})
    assert table.position.factories == FIRST
    assert table.deals == {1: FIRST}
    assert table != Game.new()


def test_given_deals_are_copied() -> None:
    """A game keeps its deals as they were when it began."""
    given_deals: Any = {1: list(map(list, FIRST))}
    table = Game.new(deals=given_deals)
    given_deals[1][0].clear()
    assert table.deals == {1: FIRST}


@pytest.mark.parametrize("seed", [1.5, float("nan"), None, "x", True])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    """A game is not dealt from anything but a whole number."""
    start = Game.new().position
    with pytest.raises(TypeError, match="a seed is a whole number, not "):
        Game.new(seed=seed)
    with pytest.raises(TypeError, match="a seed is a whole number, not "):
        Game(start, seed)


@pytest.mark.parametrize("seed", [10**20, -(10**20), 10**400])
def test_a_seed_has_a_longest(seed: int) -> None:
    """A seed that is too long for a record is refused at the beginning."""
    with pytest.raises(ValueError, match=r"^a seed has at most 20 digits$"):
        Game.new(seed=seed)


@pytest.mark.parametrize("seed", [10**20 - 1, 1 - 10**20])
def test_the_longest_seeds(seed: int) -> None:
    """The longest seeds, with either sign, are recorded and read back."""
    table = Game.new(seed=seed)
    assert record.read(record.write(table)) == table


def test_a_first_deal_that_cannot_be() -> None:
    """A first deal with too many of a color is refused."""
    with pytest.raises(ImpossiblePosition):
        Game.new(deals={1: displays(",".join(["BBBB"] * 4 + ["BBBBB"]))})


@pytest.mark.parametrize("lines", ["-,-,-,-,-", "B,-,-,-,-"])
def test_a_later_deal_that_cannot_be_changes_nothing(lines: str) -> None:
    """When the next deal can't come out of the bag, the step that asks for it is refused."""
    start = tiling(board(lines, "/".join([".#..."] * 5))).position
    table = Game(start, deals={2: displays(",".join(["BBBB"] * 5))})
    before = table.copy()
    with pytest.raises(ImpossiblePosition):
        table.tile_all()
    assert table == before
    assert table.phase is Phase.TILING
    if table.placements():
        with pytest.raises(ImpossiblePosition):
            table.place(table.placements()[0])
        assert table == before


def test_deals_name_colors_in_order() -> None:
    """Displays are laid out in the order of the notation."""
    deal = fill(5, (20,) * 5, (0,) * 5, Random(3).random)
    for display in map(spread, deal.displays):
        assert sorted(display, key=COLORS.index) == list(display)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bag_and_lid_before_a_deal_hold_at_least_so_much(players: int) -> None:
    """When a round is dealt, the boards can't hold all the other tiles, with two or three."""
    bot, least = RandomBot(players), least_stock(players)
    for seed in range(8):
        game, dealt = Game.new(players, seed=seed), 0
        while game.phase is not Phase.OVER:
            step(game, bot)
            if game.round > dealt and game.phase is Phase.DRAFTING:
                dealt = game.round
                offer = sum(map(len, game.position.factories))
                assert offer + sum(game.position.bag) + sum(game.position.lid) >= least


def test_the_fullest_boards_leave_the_least() -> None:
    """Four tiles in each row of every wall and lines one short of full: forty are left, or ten."""
    assert [least_stock(players) for players in (2, 3, 4)] == [40, 10, 0]
