"""What can be wrong with the numbers of tiles."""

from collections.abc import Iterator

from engine.errors import Reason, reason
from engine.notation import Position
from engine.rules import Rule
from engine.tiles import COLORS, TILES, TILES_PER_COLOR, five


def tile_counts(position: Position) -> Iterator[Reason]:
    """Find colors of which there are not twenty, and a total that is not a hundred."""
    totals = five(map(sum, zip(position.on_table, position.bag, position.lid, strict=True)))
    for color, total in zip(COLORS, totals, strict=True):
        if total != TILES_PER_COLOR:
            yield reason(
                "color-count", Rule.TILE_COUNT, color=color, count=total, right=TILES_PER_COLOR
            )
    if sum(totals) != TILES:
        yield reason("tile-total", Rule.TILE_COUNT, count=sum(totals), right=TILES)


def color_counts(position: Position) -> Iterator[Reason]:
    """Find colors of which a figure shows more than there are."""
    for color, total in zip(COLORS, position.on_table, strict=True):
        if total > TILES_PER_COLOR:
            yield reason(
                "color-count", Rule.TILE_COUNT, color=color, count=total, right=TILES_PER_COLOR
            )
