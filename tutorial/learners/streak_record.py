"""A learner's streaks: the longest, and how far the latest has come."""

from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Self

MOST_STREAK = 999
MOST_RUN = 36**6


class Standing(Enum):
    """What a puzzle of a streak is to a learner."""

    NEXT = "next"
    """Its answer counts."""
    ANSWERED = "answered"
    """It was answered rightly, and the streak goes on elsewhere."""
    OVER = "over"
    """A mistake has ended the streak, or it is as long as one can be."""
    FOREIGN = "foreign"
    """The learner has not come to it from the first puzzle on."""


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

    def standing(self, run: int, number: int) -> Standing:
        """Tell what a puzzle, counted from 1, is to the learner; a run begins with its first."""
        if run != self.run:
            return Standing.NEXT if number == 1 else Standing.FOREIGN
        if self.is_over or self.length >= MOST_STREAK:
            return Standing.OVER
        if number <= self.length:
            return Standing.ANSWERED
        return Standing.NEXT if number == self.length + 1 else Standing.FOREIGN

    def answered(self, run: int, number: int, is_right: bool) -> Self:
        """Note the first answer to the next puzzle of a run; any other changes nothing."""
        if self.standing(run, number) is not Standing.NEXT:
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
