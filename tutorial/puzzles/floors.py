"""Floor lines as they come about: tiles fall in groups, the marker before those of its pick."""

from engine.tiles import COLORS, MARKER, Color, Thing
from tutorial.puzzles.chance import Chance

LARGEST_GROUP = 3


def dropped(chance: Chance, count: int) -> tuple[Color, ...]:
    """Draw so many tiles, neighbors often of one color."""
    tiles: list[Color] = []
    while len(tiles) < count:
        tiles += [chance.pick(COLORS)] * (1 + chance.below(LARGEST_GROUP))
    return tuple(tiles[:count])


def with_marker(chance: Chance, tiles: tuple[Color, ...]) -> tuple[Thing, ...]:
    """Put the marker among the tiles, neither first nor last."""
    at = 1 + chance.below(len(tiles) - 1)
    return (*tiles[:at], MARKER, *tiles[at:])
