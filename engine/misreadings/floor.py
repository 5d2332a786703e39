"""F: wrong sums for what fell, as penalties. The truth is ``score_floor``."""

from collections.abc import Callable, Sequence

from engine.misreadings.misreading import Misreading, registered
from engine.rules import Rule
from engine.scoring import score_floor
from engine.tiles import FLOOR_PENALTIES, MARKER, Thing

Penalty = Callable[[Sequence[Thing]], int]
FOUND: list[Misreading[Penalty]] = []


@registered(FOUND, "F1", Rule.FLOOR_PENALTIES)
def floor_1_each(fell: Sequence[Thing]) -> int:
    """Subtract one point for each thing."""
    return -len(fell)


@registered(FOUND, "F2", Rule.FLOOR_PENALTIES)
def off_by_one(fell: Sequence[Thing]) -> int:
    """Leave one thing out, as if the marker or the first space did not count."""
    return score_floor(max(0, len(fell) - 1)).penalty


@registered(FOUND, "F3", Rule.FLOOR_PENALTIES)
def last_space_only(fell: Sequence[Thing]) -> int:
    """Subtract the value of the last covered space only."""
    covered = FLOOR_PENALTIES[: len(fell)]
    return covered[-1] if covered else 0


@registered(FOUND, "F4", Rule.SCORE_FLOOR)
def forgets_floor(fell: Sequence[Thing]) -> int:
    """Subtract nothing."""
    del fell
    return 0


@registered(FOUND, "F7", Rule.MARKER_COST)
def marker_free(fell: Sequence[Thing]) -> int:
    """Let the marker cost nothing and cover no space."""
    return score_floor(sum(thing != MARKER for thing in fell)).penalty


@registered(FOUND, "F8", Rule.MARKER_COST)
def marker_always_1(fell: Sequence[Thing]) -> int:
    """Let the marker cost one point wherever it lies; what else fell costs what its space says."""
    covered = zip(fell, FLOOR_PENALTIES, strict=False)
    beyond = MARKER in fell[len(FLOOR_PENALTIES) :]
    return sum(-1 if thing == MARKER else value for thing, value in covered) - beyond


@registered(FOUND, "F9", Rule.FLOOR_FULL)
def no_cap(fell: Sequence[Thing]) -> int:
    """Go on with the last value past the last space."""
    beyond = max(0, len(fell) - len(FLOOR_PENALTIES))
    return score_floor(len(fell)).penalty + beyond * FLOOR_PENALTIES[-1]
