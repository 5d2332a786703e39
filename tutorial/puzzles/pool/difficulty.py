"""How hard a decision is, measured; and the level that this makes."""

from typing import NamedTuple

CLEAR = 4
"""A margin from which on a best move stands out."""
STEPS = {
    "best-finish": (4.0, 7.0),
    "best-move": (4.5, 7.5),
    "least-harm": (2.75, 3.75),
    "feed-or-starve": (7.0, 9.0),
}
"""The difficulty from which on a puzzle is of level 2 and of level 3, by type."""


class Load(NamedTuple):
    """Hold what makes a decision hard.

    `depth` tells how far one must look: 0 when the move looks best at first sight, 1 when it
    leaves the best score at once, 2 when the next player's best reply shows it, else 3.
    """

    moves: int
    groups: int
    margin: int
    depth: int

    @property
    def difficulty(self) -> float:
        """Weigh what makes it hard."""
        closeness = max(0, CLEAR - self.margin) / 2
        return self.moves / 4 + self.groups / 2 + closeness + 2 * self.depth


def level_of(type_id: str, load: Load) -> int:
    """Return the level, from 1."""
    return 1 + sum(load.difficulty >= step for step in STEPS[type_id])
