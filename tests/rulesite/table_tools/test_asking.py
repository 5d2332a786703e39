"""What the tools can be asked."""

import pytest

from engine.tiles import DISPLAYS, TILES
from rulesite.table_tools.asking import Unreadable, read_players, read_tiles


@pytest.mark.parametrize("players", DISPLAYS)
def test_numbers_of_players(players: int) -> None:
    """Two, three and four can play."""
    assert read_players(str(players)) == players


@pytest.mark.parametrize("text", ["", "1", "5", "02", " 2", "2.0", "٣", "two", "-2", "9" * 5000])
def test_other_numbers_of_players(text: str) -> None:
    """Nobody else can, and a number is written in one way."""
    with pytest.raises(Unreadable):
        read_players(text)


@pytest.mark.parametrize(("text", "tiles"), [("0", 0), (" 16 ", 16), ("007", 7), ("100", TILES)])
def test_numbers_of_tiles(text: str, tiles: int) -> None:
    """From none to all of them, also with a space that a keyboard added."""
    assert read_tiles(text) == tiles


@pytest.mark.parametrize("text", ["", " ", "101", "-1", "1.5", "²", "٣", "1 2", "\x00", "0" * 5000])
def test_what_is_no_number_of_tiles(text: str) -> None:
    """More than there are, less than nothing, and what is no number."""
    with pytest.raises(Unreadable):
        read_tiles(text)
