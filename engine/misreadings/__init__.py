"""Wrong rules that people believe: language-free functions on the same boards.

Each group holds functions of one kind; the truth to compare with is named in its module.
"""

from collections.abc import Iterable
from typing import Any, Final

from engine.misreadings import (
    bonus,
    ending,
    floor,
    lines,
    order,
    placing,
    settling,
    targets,
    tile,
)
from engine.misreadings.misreading import Misreading
from engine.scoring import WallLike, score_tile

AnyMisreading = Misreading[Any]

TILE: Final = tuple(tile.FOUND)
"""S: (wall, row, col) -> points of the tile."""
ORDER: Final = tuple(order.FOUND)
"""O: (board) -> points of the tiles of a wall-tiling."""
FLOOR_SUM: Final = tuple(floor.FOUND)
"""F1-F4, F7-F9: (what fell) -> penalty."""
SETTLING: Final = tuple(settling.FOUND)
"""F5, F6: (score before, points, penalty) -> score after."""
LINES: Final = tuple(lines.FOUND)
"""L: (board) -> board after wall-tiling, floor line unsettled."""
TARGETS: Final = tuple(targets.FOUND)
"""P4-P6: (board, color) -> lines that take the color."""
PLACING: Final = tuple(placing.FOUND)
"""P1-P3: (board, color, count, line) -> Landing."""
BONUS: Final = tuple(bonus.FOUND)
"""B1-B3, B5: (wall) -> bonuses at the end."""
BONUS_NOW: Final = tuple(bonus.FOUND_NOW)
"""B4: (wall, row, col) -> points of the tile."""
ENDING: Final = tuple(ending.FOUND)
"""E1, E4: (wall) -> whether the game ends."""
ENDING_ROUND: Final = tuple(ending.FOUND_ROUND)
"""E2: (boards in turn order) -> points of the tiles by board."""
TIE: Final = tuple(ending.FOUND_TIE)
"""E3, E5, E6: (scores, walls) -> winners."""

GROUPS: Final[tuple[tuple[AnyMisreading, ...], ...]] = (
    TILE,
    ORDER,
    FLOOR_SUM,
    SETTLING,
    LINES,
    TARGETS,
    PLACING,
    BONUS,
    BONUS_NOW,
    ENDING,
    ENDING_ROUND,
    TIE,
)
MISREADINGS: Final = {wrong.id: wrong for group in GROUPS for wrong in group}
"""All misreadings by id."""

__all__ = [
    "BONUS",
    "BONUS_NOW",
    "ENDING",
    "ENDING_ROUND",
    "FLOOR_SUM",
    "GROUPS",
    "LINES",
    "MISREADINGS",
    "ORDER",
    "PLACING",
    "SETTLING",
    "TARGETS",
    "TIE",
    "TILE",
    "Misreading",
    "explaining",
    "fitting",
]


def fitting(wall: WallLike, row: int, col: int, answer: int) -> tuple[AnyMisreading, ...]:
    """List the misreadings that give exactly this wrong answer for a tile; none when right."""
    return explaining(TILE, answer, score_tile(wall, row, col).points, wall, row, col)


def explaining(
    group: Iterable[AnyMisreading], answer: object, truth: object, *case: object
) -> tuple[AnyMisreading, ...]:
    """List the misreadings of a group that give exactly this wrong answer in a case."""
    if answer == truth:
        return ()
    return tuple(wrong for wrong in group if wrong.apply(*case) == answer)
