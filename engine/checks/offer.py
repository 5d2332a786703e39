"""What can be wrong with displays, center and marker."""

from collections.abc import Iterator

from engine.errors import Reason, reason
from engine.notation import Phase, Position
from engine.rules import Rule
from engine.tiles import DISPLAYS, MARKER, TILES_PER_DISPLAY


def displays(position: Position) -> Iterator[Reason]:
    """Find displays that don't fit the player count, or hold more than four tiles."""
    players = len(position.players)
    right = DISPLAYS[players]
    if len(position.factories) != right:
        yield reason(
            "displays-count",
            Rule.DISPLAYS_COUNT,
            displays=len(position.factories),
            players=players,
            right=right,
        )
    for at, held in enumerate(position.factories):
        if len(held) > TILES_PER_DISPLAY:
            yield reason(
                "display-too-full",
                Rule.FILL_DISPLAYS,
                display=at,
                count=len(held),
                most=TILES_PER_DISPLAY,
            )


def offer(position: Position) -> Iterator[Reason]:
    """Find drafting without a tile on offer, and tiles on offer outside drafting."""
    count = sum(map(len, position.factories)) + len(position.center)
    drafting = position.phase is Phase.DRAFTING
    if drafting and not count:
        yield reason("nothing-on-offer", Rule.DRAFTING_ENDS)
    if count and not drafting:
        yield reason("offer-left", Rule.DRAFTING_ENDS, count=count)


def markers(position: Position) -> Iterator[Reason]:
    """Find a missing marker or more than one; when the game is over there is none."""
    holders = [
        seat
        for seat, board in enumerate(position.players)
        for _ in range(board.floor.count(MARKER))
    ]
    count = len(holders) + position.marker_in_center
    over = position.phase is Phase.OVER
    if count != (0 if over else 1):
        code = "marker-left" if over else "many-markers" if count else "no-marker"
        in_center = int(position.marker_in_center)
        yield reason(code, Rule.MARKER_CENTER, count=count, seats=tuple(holders), center=in_center)
