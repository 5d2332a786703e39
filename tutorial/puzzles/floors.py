"""Floor lines as they come about: tiles fall in groups, the marker before those of its pick."""

from engine.tiles import COLORS, FLOOR_PENALTIES, MARKER, Color, Thing
from tutorial.puzzles.chance import Chance

LARGEST_GROUP = 3


def dropped(chance: Chance, count: int) -> tuple[Color, ...]:
    """Draw so many tiles, neighbors often of one color."""
    tiles: list[Color] = []
    while len(tiles) < count:
        tiles += [chance.pick(COLORS)] * (1 + chance.below(LARGEST_GROUP))
    return tuple(tiles[:count])


def draw_floor(chance: Chance, fallen: int, *, has_marker: bool) -> tuple[Thing, ...]:
    """Draw what lies on a floor line, no more than it has spaces; the marker anywhere."""
    count = min(fallen, len(FLOOR_PENALTIES)) - has_marker
    things: list[Thing] = [*dropped(chance, count)]
    if has_marker:
        things.insert(chance.below(len(things) + 1), MARKER)
    return tuple(things)


def with_marker(chance: Chance, tiles: tuple[Color, ...]) -> tuple[Thing, ...]:
    """Put the marker among the tiles, neither first nor last."""
    at = 1 + chance.below(len(tiles) - 1)
    return (*tiles[:at], MARKER, *tiles[at:])
