"""How the solver sees what is on offer: each offer is one, equal displays are one pick."""

import pytest

from engine import CENTER, Game
from engine.solver.offers import Offer, Offers
from engine.tiles import COLORS
from tests.engine.build import game
from tests.engine.met import some


def offer(text: str, offers: Offers | None = None) -> Offer:
    """Find an offer by the displays and the center."""
    return (offers or Offers()).of(game(text).position)


def picks(found: Offer, offers: Offers) -> list[tuple[str, int, bool]]:
    """List the picks by color, number of tiles and marker."""
    return [(COLORS[pick.order], pick.taken, pick.marker) for pick in offers.picks(found)]


def test_the_order_of_displays_does_not_matter() -> None:
    """The same displays in another order are the same offer."""
    offers = Offers()
    assert offer("BBYK,RRRW,-,-,- M", offers) is offer("-,RRRW,-,BBYK,- M", offers)
    assert offer("BBYK,RRRW,-,-,- M", offers) is not offer("BBYK,RRRW,-,-,- MB", offers)
    assert offer("BBYK,-,-,-,- M", offers).id != offer("BBYY,-,-,-,- M", offers).id


def test_what_is_left() -> None:
    """The tiles left are counted by color, whether on displays or in the center."""
    found = offer("BBYK,BBBB,-,-,- MBRR")
    assert found.totals == (7, 1, 2, 1, 0)
    assert found.left == 11
    assert found.colors == 0b01111
    assert found.marker


def test_a_supply_ends_at_five() -> None:
    """More tiles of a color than a line takes are no more than enough."""
    assert offer("BBYK,BBBB,-,-,- MBRR").supply == (5, 1, 2, 1, 0)


def test_equal_displays_are_taken_from_once() -> None:
    """Of two displays with the same tiles only one has to be tried."""
    offers = Offers()
    found = offer("BBYY,BBYY,-,-,- M", offers)
    assert picks(found, offers) == [("B", 2, False), ("Y", 2, False)]


def test_the_marker_comes_with_the_center() -> None:
    """The first pick from the center takes the marker, and only that."""
    offers = Offers()
    found = offer("-,-,-,-,- MBBR", offers)
    assert picks(found, offers) == [("B", 2, True), ("R", 1, True)]
    then = offers.picks(found)[0].then
    assert not then.marker
    assert picks(then, offers) == [("R", 1, False)]


def test_picks_are_found_once() -> None:
    """What a pick leaves is the same offer whichever way leads to it."""
    offers = Offers()
    found = offer("BBBB,RRRR,-,-,- M", offers)
    blue, red = offers.picks(found)
    assert offers.picks(found) is offers.picks(found)
    assert offers.picks(blue.then)[0].then is offers.picks(red.then)[0].then


@pytest.mark.parametrize("players", [2, 3, 4])
def test_picks_are_those_of_the_game(players: int) -> None:
    """The picks and what they leave are those of the game."""
    for played in some(10, range(2, 12), False, players):
        offers = Offers()
        expected = {leaves(played, move, offers) for move in played.legal_moves()}
        found = offers.picks(offers.of(played.position))
        assert {(pick.order, pick.taken, pick.marker, pick.then.id) for pick in found} == expected


def leaves(played: Game, move: object, offers: Offers) -> tuple[int, int, bool, int]:
    """Make a move in the game; give what was taken and what it leaves."""
    after = played.copy()
    play = after.play(move)
    assert play.marker == (move.source == CENTER and played.position.marker_in_center)
    return move.color.order, play.taken, play.marker, offers.of(after.position).id
