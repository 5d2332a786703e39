"""How much a search may cost; the engine knows no clock, so one is handed in if wanted."""

from collections.abc import Callable
from typing import Final

PAUSE: Final = 512
"""How many nodes a search visits between two looks at the clock."""


class BudgetSpent(Exception):
    """Stop a search; what it has proved so far stays proved."""


class Budget:
    """Count nodes, and stop when there were too many or the time is up."""

    def __init__(
        self,
        nodes: int | None = None,
        seconds: float | None = None,
        clock: Callable[[], float] | None = None,
    ) -> None:
        """Set the bounds; None is no bound.

        Raises ValueError when there are seconds but no clock to read them from.
        """
        if seconds is not None and clock is None:
            raise ValueError("seconds need a clock")
        self.spent = 0
        self._nodes = nodes
        self._clock = clock
        self._end = clock() + seconds if clock and seconds is not None else None

    def spend(self) -> None:
        """Count a node.

        Raises BudgetSpent.
        """
        self.spent += 1
        if self._nodes is not None and self.spent > self._nodes:
            raise BudgetSpent
        if self.spent % PAUSE == 0 and self._late():
            raise BudgetSpent

    def _late(self) -> bool:
        return self._clock is not None and self._end is not None and self._clock() >= self._end
