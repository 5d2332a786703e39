"""Why a position can't occur: every reason found, with its rule and the facts.

That nothing is found does not mean that the position can occur.
"""

from collections.abc import Callable, Iterator
from typing import Final

from engine.checks import boards, offer, rounds, scores, supply, turns
from engine.errors import Reason, reason
from engine.notation import Position
from engine.rules import Rule
from engine.tiles import DISPLAYS, MAX_PLAYERS, MIN_PLAYERS

Check = Callable[[Position], Iterator[Reason]]

BLOCKING: Final[tuple[Check, ...]] = (
    supply.tile_counts,
    boards.lines,
    boards.walls,
    boards.floors,
    boards.leftovers,
    offer.displays,
    offer.offer,
    offer.markers,
    turns.turn,
)
"""Checks of what a game needs in order to go on."""

DEEPER: Final[tuple[Check, ...]] = (
    supply.bag_total,
    supply.first_lid,
    offer.partial_displays,
    offer.center_tiles,
    offer.marker_taken,
    turns.picks,
    rounds.rows,
    rounds.endings,
    rounds.tiles_dealt,
    scores.scores,
)
"""Checks of how a position can have come about."""

FIGURE: Final[tuple[Check, ...]] = (
    supply.color_counts,
    boards.lines,
    boards.walls,
    boards.floors,
    scores.scores,
)
"""Checks that make sense for a board alone."""


def reasons(position: Position) -> tuple[Reason, ...]:
    """List everything found against a position or a figure."""
    if position.is_figure:
        return _found(FIGURE, position)
    return _wrong_players(position) or _found(BLOCKING + DEEPER, position)


def blockers(position: Position) -> tuple[Reason, ...]:
    """List what keeps a position from being carried on."""
    return _wrong_players(position) or _found(BLOCKING, position)


def _wrong_players(position: Position) -> tuple[Reason, ...]:
    players = len(position.players)
    if players in DISPLAYS:
        return ()
    limits = {"least": MIN_PLAYERS, "most": MAX_PLAYERS}
    return (reason("player-count", Rule.PLAYER_COUNT, players=players, **limits),)


def _found(checks: tuple[Check, ...], position: Position) -> tuple[Reason, ...]:
    return tuple(reason for check in checks for reason in check(position))
