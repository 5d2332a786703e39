"""What can be wrong with displays, center and marker."""

from collections.abc import Iterator

from engine.errors import Reason, reason
from engine.notation import Phase, Position
from engine.rules import Rule
from engine.tiles import DISPLAYS, MARKER, MIN_PLAYERS, TILES_PER_DISPLAY


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


def emptied(position: Position) -> int:
    """Count the displays without tiles."""
    return sum(not held for held in position.factories)


def may_be_short(position: Position) -> bool:
    """Tell whether the displays may not all have been filled (rule short-round).

    Two players never run short: walls and unfinished lines can't hold enough.
    """
    return len(position.players) > MIN_PLAYERS and not any(position.bag)


def partial_displays(position: Position) -> Iterator[Reason]:
    """Find displays of one to three tiles though there were more, or several of them."""
    partial = [
        (at, len(held))
        for at, held in enumerate(position.factories)
        if 0 < len(held) < TILES_PER_DISPLAY
    ]
    if len(partial) > may_be_short(position):
        for at, count in partial:
            facts = {"display": at, "count": count, "right": TILES_PER_DISPLAY}
            yield reason("display-not-full", Rule.SHORT_ROUND, **facts)


def center_tiles(position: Position) -> Iterator[Reason]:
    """Find more tiles in the center than the emptied displays can have sent there."""
    count, most = len(position.center), emptied(position) * (TILES_PER_DISPLAY - 1)
    if count > most:
        yield reason("center-too-full", Rule.TAKE_REST, count=count, most=most)


def marker_taken(position: Position) -> Iterator[Reason]:
    """Find the marker taken before a display was emptied: the center had no tiles yet."""
    for seat, board in enumerate(position.players):
        if board.has_marker and position.phase is Phase.DRAFTING and not emptied(position):
            yield reason("marker-too-early", Rule.MARKER_TAKE, seat=seat)
