"""Slips: answers that are not what somebody thinks."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, Self

from rulesite.wording.misreadings.family import is_number

SLIP: Final = 0.1
"""Share of the answers that are slips."""
NUMBERS: Final = 10
"""Over how many other numbers slips are spread."""


@dataclass(frozen=True, slots=True)
class Slips:
    """Give the chance of an answer that is expected, and of each that is not (`others`)."""

    others: int

    @classmethod
    def among(cls, answers: Collection[object]) -> Self:
        """Judge from the answers that are known how many others somebody might give.

        Numbers can be any; of other things, those that are known are all that is counted.
        """
        known = max(1, len(set(answers)) - 1)
        return cls(max(NUMBERS, known) if all(map(is_number, answers)) else known)

    @property
    def hit(self) -> float:
        """Return the chance of the expected answer."""
        return 1 - SLIP

    @property
    def miss(self) -> float:
        """Return the chance of each other answer."""
        return SLIP / self.others
