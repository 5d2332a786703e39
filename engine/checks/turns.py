"""What can be wrong with whose turn it is."""

from collections.abc import Iterator

from engine.errors import Reason, reason
from engine.notation import Phase, Position
from engine.rules import Rule


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
