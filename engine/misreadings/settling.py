"""F: wrong ways to settle a round from score before, tile points and penalty (zero or less)."""

from collections.abc import Callable

from engine.misreadings.misreading import Misreading, registered
from engine.rules import Rule

Settled = Callable[[int, int, int], int]
FOUND: list[Misreading[Settled]] = []


def settled(before: int, points: int, penalty: int) -> int:
    """Give the score after a round: add, subtract, stop at zero (score-floor, score-min)."""
    return max(0, before + points + penalty)


@registered(FOUND, "F5", Rule.SCORE_MIN)
def goes_negative(before: int, points: int, penalty: int) -> int:
    """Go below zero."""
    return before + points + penalty


@registered(FOUND, "F6", Rule.SCORE_FLOOR)
def floor_first(before: int, points: int, penalty: int) -> int:
    """Settle the floor line before the tiles are scored."""
    return max(0, before + penalty) + points
