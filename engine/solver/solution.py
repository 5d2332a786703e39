"""What a solver found, and how far it is proved."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from engine.moves import Move, Placement

NO_VALUES: Mapping[Move, int] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Solution:
    """Hold best play of a round for a seat: proved bounds on its value, and a line that gives it.

    ``tiling`` are the placements after the moves of ``line``, in order. When the value is not
    proved, the line is one promising move and there is no tiling. ``values`` has every legal move
    if that was asked for and could be proved. ``nodes`` tells how much was looked at.
    """

    seat: int
    least: int
    most: int
    line: tuple[Move, ...]
    tiling: tuple[Placement, ...]
    nodes: int
    values: Mapping[Move, int] = field(default_factory=lambda: NO_VALUES, hash=False)

    def __reduce__(self) -> tuple[type["Solution"], tuple[object, ...]]:
        told = self.seat, self.least, self.most, self.line, self.tiling, self.nodes
        return Solution, (*told, dict(self.values))

    @property
    def proved(self) -> bool:
        """Tell whether the search came to its end, so that the value is exact."""
        return self.least == self.most

    @property
    def value(self) -> int | None:
        """Give the exact value, None when it is not proved."""
        return self.least if self.proved else None

    @property
    def move(self) -> Move | None:
        """Give the first move of the line, None when there is nothing to take."""
        return self.line[0] if self.line else None

    @property
    def best(self) -> tuple[Move, ...]:
        """List all best moves; without ``values`` only the one found."""
        if not self.values:
            return self.line[:1]
        return tuple(move for move, value in self.values.items() if value == self.least)

    @property
    def unique(self) -> bool | None:
        """Tell whether there is one best move; None when not every move has a value."""
        return len(self.best) == 1 if self.values else None

    @property
    def margin(self) -> int | None:
        """Give by how much the best move is better than the next, 0 when it is not unique.

        None when not every move has a value, or when there is no other move.
        """
        first, *others = sorted(self.values.values(), reverse=True) or (0,)
        return first - others[0] if others else None
