"""B: wrong bonuses for a final wall, as points. The truth is ``end_bonuses``."""

from collections.abc import Callable

from engine.misreadings.misreading import Misreading, registered
from engine.rules import Rule
from engine.scoring import BonusScore, WallLike, end_bonuses, score_tile, shown_color
from engine.tiles import BONUS_COLOR, BONUS_COLUMN, BONUS_ROW, COLORS, SIZE, Color

WallPoints = Callable[[WallLike], int]
FOUND: list[Misreading[WallPoints]] = []
TilePoints = Callable[[WallLike, int, int], int]
FOUND_NOW: list[Misreading[TilePoints]] = []


def _total(bonus: BonusScore, row: int, column: int, color: int) -> int:
    return row * len(bonus.rows) + column * len(bonus.columns) + color * len(bonus.colors)


@registered(FOUND, "B1", Rule.BONUS_COLUMN)
def swaps_row_and_column(wall: WallLike) -> int:
    """Give rows the bonus of columns, and columns that of rows."""
    return _total(end_bonuses(wall), BONUS_COLUMN, BONUS_ROW, BONUS_COLOR)


@registered(FOUND, "B2", Rule.BONUS_COLOR)
def four_of_a_color(wall: WallLike) -> int:
    """Give the color bonus for four tiles of a color already."""
    four = sum(_count(wall, color) == SIZE - 1 for color in COLORS)
    return end_bonuses(wall).points + BONUS_COLOR * four


@registered(FOUND, "B3", Rule.BONUS_COLOR)
def row_of_colors(wall: WallLike) -> int:
    """Give the color bonus for a full row, since it shows all five colors."""
    bonus = end_bonuses(wall)
    return _total(bonus, BONUS_ROW + BONUS_COLOR, BONUS_COLUMN, 0)


@registered(FOUND, "B5", Rule.BONUS_ADD_UP)
def best_bonus_only(wall: WallLike) -> int:
    """Give the highest bonus only."""
    return max((part.points for part in end_bonuses(wall).parts), default=0)


@registered(FOUND_NOW, "B4", Rule.END_AFTER_TILING)
def bonus_during_play(wall: WallLike, row: int, col: int) -> int:
    """Add the bonuses that a tile completes to its points at once."""
    filled = [list(cells) for cells in wall]
    filled[row][col] = "#"
    earned = end_bonuses(filled).points - end_bonuses(wall).points
    return score_tile(wall, row, col).points + earned


def _count(wall: WallLike, color: Color) -> int:
    return sum(
        shown_color(space, row, col) == color
        for row, cells in enumerate(wall)
        for col, space in enumerate(cells)
    )
