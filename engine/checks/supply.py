"""What can be wrong with the numbers of tiles."""

from collections.abc import Iterator

from engine.errors import Reason, reason
from engine.notation import Phase, Position
from engine.rules import Rule
from engine.tiles import (
    COLORS,
    DISPLAYS,
    FLOOR_PENALTIES,
    TILES,
    TILES_PER_COLOR,
    TILES_PER_DISPLAY,
    five,
)


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


def bag_total(position: Position) -> Iterator[Reason]:
    """Find a bag that is not what the deals have left, as long as the lid can't have come back."""
    dealt = position.round * DISPLAYS[len(position.players)] * TILES_PER_DISPLAY
    right, total = TILES - dealt, sum(position.bag)
    if right >= 0 and total != right:
        rule = Rule.LID_RETURN if total > right else Rule.FILL_DISPLAYS
        yield reason("bag-total", rule, count=total, right=right)


def first_lid(position: Position) -> Iterator[Reason]:
    """Find tiles in the lid in the first drafting though no floor line is full."""
    drafting = position.round == 1 and position.phase is Phase.DRAFTING
    full = any(len(board.floor) >= len(FLOOR_PENALTIES) for board in position.players)
    if drafting and any(position.lid) and not full:
        yield reason("lid-too-early", Rule.FLOOR_FULL, count=sum(position.lid))
