"""What taps do to everything that the players share."""

from dataclasses import replace

from engine import Board, Phase, Position
from engine.tiles import DISPLAYS, TILES_PER_DISPLAY, Color
from rulesite.situation.boards import marker_taken, without_marker

LONE = 1
"""A board alone, without a table."""
PLAYERS = (LONE, *DISPLAYS)


def in_order(tiles: tuple[Color, ...]) -> tuple[Color, ...]:
    """Lay tiles in the order of the notation."""
    return tuple(sorted(tiles, key=lambda color: color.order))


def with_players(position: Position, players: int, seat: int) -> Position:
    """Change the number of players; one board alone is that of a seat."""
    if players == LONE:
        return Position(position.grey, players=(position.players[seat],))
    boards = (position.players + (Board(),) * players)[:players]
    laid = (position.factories + ((),) * DISPLAYS[players])[: DISPLAYS[players]]
    if position.is_figure:
        return with_one_marker(Position(position.grey, 1, factories=laid, players=boards))
    turn, starter = min(position.turn, players - 1), min(position.starter, players - 1)
    changed = replace(position, turn=turn, starter=starter, factories=laid, players=boards)
    return with_one_marker(changed)


def with_one_marker(position: Position) -> Position:
    """Lay the marker in the center when it is nowhere; after the game there is none."""
    if position.is_figure:
        return position
    if position.phase is Phase.OVER:
        boards = tuple(map(without_marker, position.players))
        return replace(position, marker_in_center=False, players=boards)
    is_taken = any(board.has_marker for board in position.players)
    return replace(position, marker_in_center=position.marker_in_center or not is_taken)


def marker_moved(position: Position, seat: int | None) -> Position:
    """Lay the marker on a player's floor line, or in the center; from where it lies it goes back.

    Nobody else keeps one.
    """
    is_there = seat is not None and position.players[seat].has_marker
    boards = [without_marker(board) for board in position.players]
    if seat is None or is_there:
        return replace(position, marker_in_center=not position.is_figure, players=tuple(boards))
    boards[seat] = marker_taken(position.players[seat])
    return replace(position, marker_in_center=False, players=tuple(boards))


def display_tapped(position: Position, display: int, slot: int, color: Color) -> Position:
    """Put a tile on a display; on one that lies there, change its color or take it away."""
    held = position.factories[display]
    if slot >= len(held):
        tiles = (*held, color)[: max(len(held), TILES_PER_DISPLAY)]
    else:
        new = () if held[slot] == color else (color,)
        tiles = held[:slot] + new + held[slot + 1 :]
    laid = tuple(
        in_order(tiles) if at == display else other for at, other in enumerate(position.factories)
    )
    return replace(position, factories=laid)


def center_added(position: Position, color: Color) -> Position:
    """Put one more tile in the center."""
    return replace(position, center=in_order((*position.center, color)))


def center_taken(position: Position, color: Color) -> Position:
    """Take one tile of a color out of the center."""
    tiles = list(position.center)
    if color in tiles:
        tiles.remove(color)
    return replace(position, center=tuple(tiles))


def emptied(position: Position) -> Position:
    """Return the same table with nothing on it."""
    fresh = Position(position.grey, players=(Board(),))
    players = len(position.players)
    return fresh if position.is_figure else with_players(fresh, players, 0)
