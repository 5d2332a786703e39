"""What can be wrong with whose turn it is."""

from collections.abc import Iterator

from engine.board import Board
from engine.checks.offer import emptied, may_be_short
from engine.errors import Reason, reason
from engine.notation import Phase, Position
from engine.rules import Rule
from engine.tiles import TILES_PER_DISPLAY


def turn(position: Position) -> Iterator[Reason]:
    """Find a turn that is not that of the seat whose line is due, or of the last starter."""
    if position.phase is Phase.DRAFTING:
        return
    due = _due_seat(position)
    if position.turn != due:
        rule = Rule.TILE_ORDER if position.phase is Phase.TILING else Rule.END_AFTER_TILING
        yield reason("other-turn", rule, turn=position.turn, right=due)


def _due_seat(position: Position) -> int:
    """Find the first seat from the starter with a full line, else the starter."""
    players = len(position.players)
    if position.phase is Phase.TILING:
        for step in range(players):
            seat = (position.starter + step) % players
            if position.players[seat].full_lines:
                return seat
    return position.starter


def picks(position: Position) -> Iterator[Reason]:
    """Find what does not go with the number of picks.

    It is known while the marker lies in the center: every pick so far emptied a display.
    """
    known = position.marker_in_center and not may_be_short(position)
    if position.phase is not Phase.DRAFTING or not known:
        return
    made, players = emptied(position), len(position.players)
    right = (position.starter + made) % players
    if position.turn != right:
        yield reason("other-turn", Rule.TURN_ORDER, turn=position.turn, right=right)
    for seat, board in enumerate(position.players):
        later = (seat - position.starter) % players
        yield from _beyond(seat, board, len(range(later, made, players)))


def _beyond(seat: int, board: Board, made: int) -> Iterator[Reason]:
    """Find more full lines and fallen things than picks can have led to."""
    full, most = len(board.full_lines), made * TILES_PER_DISPLAY
    if full > made:
        yield reason("lines-too-fast", Rule.ONE_LINE, seat=seat, count=full, most=made)
    if len(board.floor) > most:
        facts = {"seat": seat, "count": len(board.floor), "most": most}
        yield reason("floor-too-fast", Rule.FLOOR_EMPTIED, **facts)
