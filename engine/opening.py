"""How a game begins."""

from engine.board import Board
from engine.dealing import Dealer
from engine.errors import ImpossiblePosition, Reason, reason
from engine.notation import Phase, Position
from engine.rules import Rule
from engine.tiles import COLORS, DISPLAYS, MAX_PLAYERS, MIN_PLAYERS, TILES_PER_COLOR, spread


def opening(players: int, grey: bool, starter: int, dealer: Dealer) -> Position:
    """Deal the first round (player-count, score-start, first-starter, marker-center).

    The bag begins full (rule tile-count), and the number of players says how many displays
    there are (rule displays-count). Raises ImpossiblePosition.
    """
    reasons = _against(players, starter)
    if reasons:
        raise ImpossiblePosition(reasons)
    bag = (TILES_PER_COLOR,) * len(COLORS)
    dealt = dealer.deal(1, DISPLAYS[players], bag, (0,) * len(COLORS))
    return Position(
        grey,
        1,
        Phase.DRAFTING,
        starter,
        starter,
        tuple(map(spread, dealt.displays)),
        (),
        True,
        dealt.bag,
        dealt.lid,
        (Board(),) * players,
    )


def _against(players: int, starter: int) -> tuple[Reason, ...]:
    if players not in DISPLAYS:
        limits = {"least": MIN_PLAYERS, "most": MAX_PLAYERS}
        return (reason("player-count", Rule.PLAYER_COUNT, players=players, **limits),)
    if starter not in range(players):
        return (reason("no-such-seat", Rule.FIRST_STARTER, seat=starter, players=players),)
    return ()
