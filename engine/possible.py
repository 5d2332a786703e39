"""Which final walls, counts and totals there can be."""

from dataclasses import dataclass
from functools import cache
from itertools import chain

from engine import Board, Phase, Position, Rule
from engine.board import Wall
from engine.bounds import ScoreBounds, score_bounds
from engine.checks.boards import walls
from engine.errors import Reason, reason
from engine.scoring import end_bonuses
from engine.tiles import BONUS_COLOR, BONUS_COLUMN, BONUS_ROW, SIZE, WALL

Triple = tuple[int, int, int]
"""How many rows, columns and colors are complete."""
KINDS = (Rule.BONUS_ROW, Rule.BONUS_COLUMN, Rule.BONUS_COLOR)
VALUES = (BONUS_ROW, BONUS_COLUMN, BONUS_COLOR)


@dataclass(frozen=True, slots=True)
class Possible:
    """Say what a total before bonuses can be: floor lines only lower what the tiles gave.

    The bounds are those of the tiles. Any lower total can come of floor lines; a higher one is
    impossible.
    """

    bounds: ScoreBounds
    total: int

    @property
    def is_possible(self) -> bool:
        """Tell whether nothing speaks against the total."""
        return 0 <= self.total <= self.bounds.most

    @property
    def needs_floor(self) -> bool:
        """Tell whether floor lines must have cost points."""
        return self.is_possible and self.total < self.bounds.least


def total_is_possible(wall: Wall, total: int) -> Possible:
    """Judge a score before bonuses by the wall alone (score-now, score-floor)."""
    return Possible(score_bounds(wall), total)


def wall_faults(all_walls: tuple[Wall, ...], grey: bool) -> tuple[Reason, ...]:
    """List what no wall can show: strange colors, or a color twice in a row or column."""
    boards = tuple(Board(wall=wall) for wall in all_walls)
    return tuple(walls(Position(grey, 1, Phase.OVER, players=boards)))


def total_faults(seat: int, wall: Wall, total: int) -> tuple[Reason, ...]:
    """Say why a total before bonuses is too high for a wall."""
    judged = total_is_possible(wall, total)
    if judged.is_possible:
        return ()
    facts = {"seat": seat, "score": total, "most": judged.bounds.most}
    return (reason("score-too-high", Rule.SCORE_NOW, **facts),)


def count_faults(seat: int, counts: Triple, total: int) -> tuple[Reason, ...]:
    """Say why no wall has these counts, or no wall gives such a total."""
    found = []
    if counts not in possible_counts():
        names = dict(zip(("rows", "columns", "complete"), counts, strict=True))
        found.append(reason("no-such-counts", Rule.BONUS_ADD_UP, seat=seat, **names))
    most = score_bounds(WALL).most
    if total > most:
        found.append(reason("total-too-high", Rule.SCORE_NOW, seat=seat, score=total, most=most))
    return tuple(found)


@cache
def possible_counts() -> frozenset[Triple]:
    """List the numbers of full rows, full columns and complete colors that walls can have.

    What a wall has complete is complete already on the wall with those tiles alone: so it is
    enough to lay out every choice of rows, columns and colors. The grey side allows the same.
    """
    groups = [
        [_mask(part.cells) for part in end_bonuses(WALL).parts if part.rule is kind]
        for kind in KINDS
    ]
    laid = {0}
    for mask in chain.from_iterable(groups):
        laid |= {wall | mask for wall in laid}
    return frozenset(
        (_complete(wall, groups[0]), _complete(wall, groups[1]), _complete(wall, groups[2]))
        for wall in laid
    )


def _mask(cells: tuple[tuple[int, int], ...]) -> int:
    return sum(1 << row * SIZE + col for row, col in cells)


def _complete(wall: int, group: list[int]) -> int:
    return sum(wall & mask == mask for mask in group)


def bonus_of(counts: Triple) -> int:
    """Add the bonuses of so many rows, columns and colors (rule bonus-add-up)."""
    return sum(count * value for count, value in zip(counts, VALUES, strict=True))
