"""What the table tools can be asked: numbers within the bounds of the game."""

from typing import Final

from engine.tiles import DISPLAYS, TILES

PLAYERS: Final = {str(players): players for players in DISPLAYS}
"""How a number of players is written in an address."""
LONGEST: Final = len(str(TILES))
"""Digits of the greatest number of tiles."""


class Unreadable(ValueError):
    """What an address says is no number that the game knows."""


def read_players(text: str) -> int:
    """Read a number of players; raise Unreadable."""
    if text not in PLAYERS:
        raise Unreadable("no number of players")
    return PLAYERS[text]


def read_tiles(text: str) -> int:
    """Read a number of tiles as it is typed; raise Unreadable."""
    digits = text.strip(" ")
    if len(digits) > LONGEST or not (digits.isascii() and digits.isdigit()):
        raise Unreadable("no number")
    if int(digits) > TILES:
        raise Unreadable("more tiles than there are")
    return int(digits)
