"""The rules of preparing the next round."""

from itertools import pairwise
from random import Random

import pytest

from engine import Game, Phase, Rule
from engine.dealing import fill
from tests.engine.build import board, states, text, tiling
from tests.engine.proving import proves

SPENT = (
    board("-,-,-,-,BBBB", "/".join(["####."] * 5)),
    board("-,W,-,-,YYYY", "/".join([".####"] * 5)),
    board("-,-,-,-,RRRR", "/".join(["#.###"] * 5)),
    board("-,-,-,WWW,KKKK", "/".join(["##.##"] * 5)),
)
"""Four boards that hold all hundred tiles, with no row and no line full."""


def spent(*fields: str, lid: str = "0,0,0,0,0") -> Game:
    """Set wall-tiling with nothing to tile up at the end of a long game."""
    return Game.from_notation(text("-,-,-,-,-,-,-,-,- M", *fields, when="9t", lid=lid))


@proves(Rule.NEXT_ROUND)
def test_next_round() -> None:
    """Unless the game is over all displays are filled again, and the round number goes up."""
    table = tiling(board("B,-,-,-,-", floor="M"), center="-")
    table.tile_all()
    assert (table.phase, table.round) == (Phase.DRAFTING, 2)
    assert [len(held) for held in table.position.factories] == [4] * 5
    assert table.position.center == ()


@proves(Rule.REFILL)
def test_refill() -> None:
    """If the bag runs out while displays need tiles, the lid goes into the bag and filling goes on.

    Even in the middle of a display.
    """
    deal = fill(5, (6, 0, 0, 0, 0), (0, 40, 0, 0, 0), Random(1).random)
    assert deal.displays == ((4, 0, 0, 0, 0), (2, 2, 0, 0, 0), *[(0, 4, 0, 0, 0)] * 3)
    assert deal.refilled_after == 6
    assert (sum(deal.bag), sum(deal.lid)) == (26, 0)


@proves(Rule.LID_RETURN)
def test_lid_return() -> None:
    """The lid goes back into the bag when the bag is empty, not because it will not suffice."""
    exact = fill(5, (20, 0, 0, 0, 0), (0, 50, 0, 0, 0), Random(1).random)
    assert (exact.bag, exact.lid, exact.refilled_after) == ((0,) * 5, (0, 50, 0, 0, 0), None)
    later = fill(5, exact.bag, exact.lid, Random(1).random)
    assert (sum(later.bag), sum(later.lid), later.refilled_after) == (30, 0, 0)


@proves(Rule.LID_RETURN)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_lid_only_grows_until_the_bag_is_empty(players: int) -> None:
    """In whole games the lid never loses a tile while the bag could fill the displays."""
    for before, after in pairwise(game.position for game in copies(players)):
        if sum(before.bag) >= 4 * len(before.factories):
            lids = zip(before.lid, after.lid, strict=True)
            assert all(earlier <= later for earlier, later in lids)


def copies(players: int) -> list[Game]:
    """Play a game and keep every state."""
    return [game.copy() for game in states(players, False, 11)]


@proves(Rule.SHORT_ROUND)
def test_short_round() -> None:
    """With bag and lid empty the round is played with displays that are not full, or empty."""
    table = spent(*SPENT[:3], SPENT[3].replace("WWW", "-"), lid="0,0,0,0,3")
    table.tile_all()
    assert [len(held) for held in table.position.factories] == [3] + [0] * 8
    assert (table.phase, table.round) == (Phase.DRAFTING, 10)


@proves(Rule.NO_TILES)
def test_no_tiles() -> None:
    """If there is nothing at all to deal, the game ends with its bonuses."""
    table = spent(*SPENT)
    table.tile_all()
    assert (table.phase, table.round) == (Phase.OVER, 9)
    result = table.result()
    assert result.ended_by is Rule.NO_TILES
    assert result.bonuses[0].columns == (0, 1, 2, 3)
    assert result.scores == (28, 28, 28, 28)
