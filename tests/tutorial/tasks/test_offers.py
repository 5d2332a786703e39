"""Offers of lessons: positions that the engine plays."""

import pytest

from engine import CENTER, Color, IllegalMove
from engine.tiles import TILES
from tutorial.tasks.offers import Offer

OFFER = Offer("BBYR,KKWW,-,-,-", center="MYY", shown=(0, 1))


def test_an_offer_is_a_whole_position() -> None:
    """All hundred tiles are there, most of them in the bag."""
    position = OFFER.position
    assert sum((*position.on_table, *position.bag, *position.lid)) == TILES
    assert position.factories[0] == tuple(map(Color, "BBYR"))
    assert position.marker_in_center


def test_takes_are_the_legal_ones() -> None:
    """Each color at each place is a take, written as source and color."""
    assert list(OFFER.takes()) == ["1B", "1Y", "1R", "2K", "2W", "CY"]
    assert OFFER.takes()["CY"] == (CENTER, Color.YELLOW)
    assert OFFER.takes()["1B"] == (0, Color.BLUE)


@pytest.mark.parametrize(
    ("source", "color", "count"),
    [(0, Color.BLUE, 2), (0, Color.WHITE, 0), (CENTER, Color.YELLOW, 2), (2, Color.RED, 0)],
)
def test_tiles_are_counted(source: int, color: Color, count: int) -> None:
    """How many tiles of a color lie at a place."""
    assert OFFER.count(source, color) == count  # type: ignore[arg-type]


def test_a_take_is_played() -> None:
    """After a take from a display the rest of it lies in the center."""
    after = OFFER.after(0, Color.BLUE)
    assert after.factories[0] == ()
    assert after.center == tuple(map(Color, "YYYR"))
    assert after.marker_in_center
    assert not OFFER.after(CENTER, Color.YELLOW).marker_in_center


def test_an_offer_is_not_used_up() -> None:
    """Playing a take changes nothing in the offer itself."""
    before = OFFER.position
    OFFER.after(0, Color.RED)
    assert OFFER.position == before


def test_what_is_not_there_can_not_be_taken() -> None:
    """A color that is not at a place can't be taken from it."""
    with pytest.raises(IllegalMove):
        OFFER.after(0, Color.WHITE)
