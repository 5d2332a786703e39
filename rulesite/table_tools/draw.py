"""Who starts, drawn by chance."""

from collections.abc import Callable
from dataclasses import dataclass
from secrets import randbelow


@dataclass(frozen=True, slots=True)
class Draw:
    """Hold who was drawn among how many; players are counted from 1, clockwise."""

    players: int
    starter: int

    @property
    def seats(self) -> list[tuple[int, bool]]:
        """List the players in order, each with whether it is the one drawn."""
        return [(seat, seat == self.starter) for seat in range(1, self.players + 1)]


def draw_starter(players: int, below: Callable[[int], int] = randbelow) -> Draw:
    """Draw a player, each with the same chance (rule first-starter).

    `below` gives a whole number from 0 up to, but not including, the one that it is given.
    """
    return Draw(players, below(players) + 1)
