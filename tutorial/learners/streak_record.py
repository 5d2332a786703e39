"""A learner's streaks: the longest, and how far the latest has come."""

from dataclasses import dataclass, replace
from typing import Any, Self

MOST_STREAK = 999
MOST_RUN = 36**6


@dataclass(frozen=True, slots=True)
class StreakRecord:
    """Hold the longest streak, and the run and length of the latest.

    Only what was answered from the first puzzle on, one after the other, counts: an address alone
    makes no streak.
    """

    best: int = 0
    run: int | None = None
    length: int = 0
    is_over: bool = False

    def has_reached(self, run: int, number: int) -> bool:
        """Tell whether the learner came to a puzzle, counted from 1, by answering those before."""
        return number == 1 or (self.run, self.length) == (run, number - 1)

    def answered(self, run: int, number: int, is_right: bool) -> Self:
        """Note an answer to a puzzle of a run; the first puzzle begins a streak anew."""
        if number > 1 and (self.is_over or not self.has_reached(run, number)):
            return self
        length = number if is_right else number - 1
        best = min(max(length, self.best), MOST_STREAK)
        return replace(self, best=best, run=run, length=length, is_over=not is_right)

    def to_json(self) -> list[Any]:
        """Write it small."""
        return [self.best, self.run, self.length, self.is_over]

    @classmethod
    def from_json(cls, value: object) -> Self:
        """Read it strictly: what is not of the right kind counts as nothing."""
        match value:
            case [int(best), int() | None as run, int(length), bool(is_over)] if (
                0 <= length <= best <= MOST_STREAK and 0 <= (run or 0) < MOST_RUN
            ):
                return cls(best, run, length, is_over)
        return cls()
