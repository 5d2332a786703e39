"""What is in the box: tiles, the printed wall, the floor line, displays and bonuses."""

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Final, Literal


class Color(StrEnum):
    """Name the five tile colors; the value is the letter of the notation."""

    BLUE = "B"
    YELLOW = "Y"
    RED = "R"
    BLACK = "K"
    WHITE = "W"

    order: int
    """The place of the color in the order BYRKW, from 0."""

    def __init__(self, letter: str) -> None:
        self.order = "BYRKW".index(letter)

    # A color equals its letter, so it has to hash like it; it is also much faster.
    __hash__ = str.__hash__


Marker = Literal["M"]
Source = int | Literal["C"]
"""A display, counted from 0, or CENTER."""
Line = int | Literal["F"]
"""A pattern line, counted from 0, or FLOOR."""
Thing = Color | Marker
"""What can lie on a floor line: a tile or MARKER."""
Cell = tuple[int, int]
"""A space of the wall as (row, column), both from 0."""
Counts = tuple[int, int, int, int, int]
"""How many tiles of each color, in the order BYRKW."""

MARKER: Final = "M"
CENTER: Final = "C"
FLOOR: Final = "F"

COLORS: Final = tuple(Color)
SIZE: Final = 5
MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4
TILES_PER_COLOR: Final = 20
TILES: Final = TILES_PER_COLOR * len(COLORS)
TILES_PER_DISPLAY: Final = 4
DISPLAYS: Final[Mapping[int, int]] = MappingProxyType({2: 5, 3: 7, 4: 9})
FLOOR_PENALTIES: Final = (-1, -1, -2, -2, -2, -3, -3)
BONUS_ROW: Final = 2
BONUS_COLUMN: Final = 7
BONUS_COLOR: Final = 10

WALL: Final = tuple(tuple(COLORS[(col - row) % SIZE] for col in range(SIZE)) for row in range(SIZE))


def column_of(row: int, color: Color) -> int:
    """Give the column in which the printed wall shows a color (rule wall-pattern)."""
    return (color.order + row) % SIZE


def color_at(row: int, col: int) -> Color:
    """Give the color that the printed wall shows on a space (rule wall-pattern)."""
    return WALL[row][col]


def spread(counts: Counts) -> tuple[Color, ...]:
    """Lay counted tiles out in the order BYRKW."""
    return tuple(color for color, count in zip(COLORS, counts, strict=True) for _ in range(count))


def count(tiles: Sequence[Thing]) -> Counts:
    """Count the tiles of each color; the marker is not a tile."""
    return five(tiles.count(color) for color in COLORS)


def five(counts: Iterable[int]) -> Counts:
    """Make a tuple of five counts."""
    blue, yellow, red, black, white = counts
    return blue, yellow, red, black, white
