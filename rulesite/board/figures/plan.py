"""The table seen from above: where displays, boards and the rest lie in the drawing."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final, NamedTuple

from engine.tiles import Color

SIZE: Final = 320
MIDDLE: Final = SIZE // 2
DISC: Final = 23
TILE: Final = 13
"""A tile is drawn one smaller than its step, which leaves a gap."""
GAP: Final = 1
BOARD: Final = (70, 47)
EDGE: Final = 28
"""From the middle of a board to the edge of the table."""
SEATS: Final = {
    "south": (MIDDLE, SIZE - EDGE, 0),
    "north": (MIDDLE, EDGE, 180),
    "west": (EDGE, MIDDLE, 90),
    "east": (SIZE - EDGE, MIDDLE, 270),
}
"""Middle of each board, and how far it is turned towards its player."""
TABLES: Final = {
    2: ("south", "north"),
    3: ("south", "west", "east"),
    4: ("south", "west", "north", "east"),
}


class Piece(NamedTuple):
    """A tile on the plan: its color and its upper left corner."""

    color: Color
    x: int
    y: int


class Disc(NamedTuple):
    """A display on the plan: its middle and its tiles."""

    x: int
    y: int
    tiles: tuple[Piece, ...]


class Seat(NamedTuple):
    """A player board on the plan: its upper left corner before it is turned about its middle."""

    x: int
    y: int
    turned: str


class Badge(NamedTuple):
    """The number of a part, on or beside it."""

    x: int
    y: int


class Fact(NamedTuple):
    """Something to count on the table."""

    label: str
    number: int


@dataclass(frozen=True, slots=True)
class TableView:
    """Hold the table for a number of players: its heading, what lies where, and the counts."""

    heading: str
    discs: tuple[Disc, ...]
    seats: tuple[Seat, ...]
    rims: str
    facts: tuple[Fact, ...]

    @property
    def badges(self) -> tuple[Badge, ...]:
        """Place the numbers: display, center, marker, bag, lid, board, as in the legend."""
        top = self.discs[0]
        return (
            Badge(top.x + 17, top.y - 17),
            Badge(MIDDLE - 15, MIDDLE + 18),
            Badge(MIDDLE + 13, MIDDLE - 13),
            Badge(62, 18),
            Badge(258, 18),
            Badge(MIDDLE - BOARD[0] // 2, SIZE - EDGE - BOARD[1] // 2),
        )


def discs(displays: tuple[tuple[Color, ...], ...]) -> tuple[Disc, ...]:
    """Lay displays in a circle, the first at the top."""
    count = len(displays)
    radius = max(2.8 * DISC, 1.13 * DISC / sin(pi / count))
    places = [2 * pi * number / count for number in range(count)]
    return tuple(
        _disc(round(MIDDLE + radius * sin(angle)), round(MIDDLE - radius * cos(angle)), tiles)
        for angle, tiles in zip(places, displays, strict=True)
    )


def _disc(x: int, y: int, tiles: tuple[Color, ...]) -> Disc:
    """Put up to four tiles in a square on a display."""
    corners = [(x + right, y + down) for down in (-TILE, GAP) for right in (-TILE, GAP)]
    pieces = (Piece(color, *corner) for color, corner in zip(tiles, corners, strict=False))
    return Disc(x, y, tuple(pieces))


def seats(players: int) -> tuple[Seat, ...]:
    """Put the boards around the table."""
    width, height = BOARD
    return tuple(
        Seat(x - width // 2, y - height // 2, f"rotate({turn} {x} {y})")
        for x, y, turn in (SEATS[side] for side in TABLES[players])
    )


def rims(laid: tuple[Disc, ...]) -> str:
    """Draw a rim around every tile, as the data of one path."""
    return "".join(_rims(laid))


def _rims(laid: tuple[Disc, ...]) -> Iterator[str]:
    for disc in laid:
        for tile in disc.tiles:
            yield f"M{tile.x} {tile.y}h{TILE - GAP}v{TILE - GAP}h-{TILE - GAP}z"
