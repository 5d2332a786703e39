"""Why a position can't occur: every reason found, with its rule and the facts."""

from collections.abc import Callable, Iterator
from typing import Final

from engine.checks import boards, offer, supply, turns
from engine.errors import Reason, reason
from engine.notation import Position
from engine.rules import Rule
from engine.tiles import DISPLAYS, MAX_PLAYERS, MIN_PLAYERS

Check = Callable[[Position], Iterator[Reason]]

ON_ANY_BOARD: Final[tuple[Check, ...]] = (boards.lines, boards.walls, boards.floors)
"""Checks that make sense for a board alone."""

BLOCKING: Final[tuple[Check, ...]] = (
    supply.tile_counts,
    *ON_ANY_BOARD,
    boards.leftovers,
    offer.displays,
    offer.offer,
    offer.markers,
    turns.turn,
)
"""Checks of what a game needs in order to go on."""


def blockers(position: Position) -> tuple[Reason, ...]:
    """List what keeps a position from being carried on."""
    players = len(position.players)
    if players not in DISPLAYS:
        limits = {"least": MIN_PLAYERS, "most": MAX_PLAYERS}
        return (reason("player-count", Rule.PLAYER_COUNT, players=players, **limits),)
    return _found(BLOCKING, position)


def _found(checks: tuple[Check, ...], position: Position) -> tuple[Reason, ...]:
    return tuple(reason for check in checks for reason in check(position))
