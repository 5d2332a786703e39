"""Itemised scores: every total comes with the parts it is made of."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.rules import Rule
from engine.runs import COLUMN_CELLS, ROW_CELLS
from engine.tiles import (
    BONUS_COLOR,
    BONUS_COLUMN,
    BONUS_ROW,
    COLORS,
    FLOOR_PENALTIES,
    SIZE,
    Cell,
    Color,
    color_at,
)

WallLike = Sequence[Sequence[object]]
"""Five rows of five; None, False, 0 and "." are empty spaces. Strings of five will do."""


def tile_points(across: int, down: int) -> int:
    """Give the points of a tile by the lengths of its runs, itself included (score-both).

    Runs of two or more add up; a lone tile is one point (rule score-lone).
    """
    if across > 1 and down > 1:
        return across + down
    return max(across, down)


POINTS: Final = tuple(
    tuple(tile_points(across, down) for down in range(SIZE + 1)) for across in range(SIZE + 1)
)
"""The points of a tile, by the lengths of its two runs."""


@dataclass(frozen=True, slots=True)
class TileScore:
    """Explain the points of one tile put on the wall, or of a line that had to fall.

    When a line fell, ``col`` is None, ``fallen`` counts its tiles, ``lid`` those of them for
    which the floor line had no space, and there are no points.
    """

    row: int
    col: int | None
    color: Color | None
    horizontal_cells: tuple[Cell, ...]
    vertical_cells: tuple[Cell, ...]
    fallen: int = 0
    lid: int = 0

    @property
    def horizontal(self) -> int:
        """Give the length of the unbroken row through the tile, itself included."""
        return len(self.horizontal_cells)

    @property
    def vertical(self) -> int:
        """Give the length of the unbroken column through the tile, itself included."""
        return len(self.vertical_cells)

    @property
    def points(self) -> int:
        """Add up the runs of two or more; a lone tile is one point (score-lone, score-both)."""
        return POINTS[len(self.horizontal_cells)][len(self.vertical_cells)]

    @property
    def cells(self) -> tuple[Cell, ...]:
        """List the spaces that count, each once; those of the row first."""
        if len(self.vertical_cells) < 2:
            return self.horizontal_cells
        if len(self.horizontal_cells) < 2:
            return self.vertical_cells
        own = (self.row, self.col)
        return self.horizontal_cells + tuple(cell for cell in self.vertical_cells if cell != own)

    @property
    def rule(self) -> Rule:
        """Name the rule that gives these points."""
        if self.fallen:
            return Rule.GREY_NO_SPACE
        across, down = self.horizontal > 1, self.vertical > 1
        if across and down:
            return Rule.SCORE_BOTH
        if across:
            return Rule.SCORE_ROW
        return Rule.SCORE_COLUMN if down else Rule.SCORE_LONE


@dataclass(frozen=True, slots=True)
class FloorPart:
    """Explain one covered space of the floor line."""

    space: int
    value: int
    rule: Rule = Rule.FLOOR_PENALTIES


@dataclass(frozen=True, slots=True)
class FloorScore:
    """Explain the penalty of a floor line."""

    count: int
    parts: tuple[FloorPart, ...]

    @property
    def penalty(self) -> int:
        """Add up the covered spaces: zero or less (rule floor-penalties)."""
        return sum(part.value for part in self.parts)

    @property
    def rule(self) -> Rule:
        """Name the rule that gives this penalty: floor-full when there was more than space."""
        return Rule.FLOOR_PENALTIES if self.count == len(self.parts) else Rule.FLOOR_FULL


@dataclass(frozen=True, slots=True)
class BonusPart:
    """Explain one bonus: the row, column or color that earned it, and its spaces."""

    rule: Rule
    which: int | Color
    points: int
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class BonusScore:
    """Explain the bonuses of a final wall."""

    parts: tuple[BonusPart, ...]

    @property
    def rows(self) -> tuple[int, ...]:
        """List the full rows."""
        return self._lines(Rule.BONUS_ROW)

    @property
    def columns(self) -> tuple[int, ...]:
        """List the full columns."""
        return self._lines(Rule.BONUS_COLUMN)

    def _lines(self, rule: Rule) -> tuple[int, ...]:
        earned = (part.which for part in self.parts if part.rule is rule)
        return tuple(which for which in earned if isinstance(which, int))

    @property
    def colors(self) -> tuple[Color, ...]:
        """List the complete colors."""
        return tuple(part.which for part in self.parts if isinstance(part.which, Color))

    @property
    def points(self) -> int:
        """Add up all bonuses; a tile can count in several (rule bonus-add-up)."""
        return sum(part.points for part in self.parts)


FLOOR_SCORES = tuple(
    FloorScore(count, tuple(FloorPart(space, FLOOR_PENALTIES[space]) for space in range(count)))
    for count in range(len(FLOOR_PENALTIES) + 1)
)


def score_tile(wall: WallLike, row: int, col: int, color: Color | None = None) -> TileScore:
    """Score a tile put on a space, which counts as filled (score-lone … score-no-diagonal).

    The color only goes into the result; without it, it is what the wall shows on the space.
    """
    if row not in range(SIZE) or col not in range(SIZE):
        raise ValueError(f"no space ({row}, {col})")
    across = sum(1 << at for at in range(SIZE) if is_filled(wall[row][at]))
    down = sum(1 << at for at in range(SIZE) if is_filled(wall[at][col]))
    shown = wall[row][col]
    if color is None and isinstance(shown, str) and shown in COLORS:
        color = Color(shown)
    return TileScore(row, col, color, ROW_CELLS[row][across][col], COLUMN_CELLS[col][down][row])


def score_floor(count: int) -> FloorScore:
    """Score a floor line on which that many things fell, marker included (floor-penalties).

    Things past the last space cost nothing (rule floor-full).
    """
    if count < 0:
        raise ValueError(f"no floor line holds {count}")
    if count < len(FLOOR_SCORES):
        return FLOOR_SCORES[count]
    return FloorScore(count, FLOOR_SCORES[-1].parts)


def end_bonuses(wall: WallLike) -> BonusScore:
    """List the bonuses of a final wall (bonus-row, bonus-column, bonus-color, bonus-add-up).

    A filled space that shows no color counts as its printed color.
    """
    colors = [[shown_color(wall[row][col], row, col) for col in range(SIZE)] for row in range(SIZE)]
    parts: list[BonusPart] = []
    for row, line in enumerate(colors):
        if all(line):
            cells = tuple((row, col) for col in range(SIZE))
            parts.append(BonusPart(Rule.BONUS_ROW, row, BONUS_ROW, cells))
    for col in range(SIZE):
        if all(line[col] for line in colors):
            cells = tuple((row, col) for row in range(SIZE))
            parts.append(BonusPart(Rule.BONUS_COLUMN, col, BONUS_COLUMN, cells))
    for color in COLORS:
        if sum(line.count(color) for line in colors) == SIZE:
            places = ((row, col) for row in range(SIZE) for col in range(SIZE))
            cells = tuple(cell for cell in places if colors[cell[0]][cell[1]] == color)
            parts.append(BonusPart(Rule.BONUS_COLOR, color, BONUS_COLOR, cells))
    return BonusScore(tuple(parts))


def is_filled(space: object) -> bool:
    """Tell whether a space of a wall holds a tile."""
    return bool(space) and space != "."


def shown_color(space: object, row: int, col: int) -> Color | None:
    """Give the color of a filled space, the printed one when the wall does not tell."""
    if not is_filled(space):
        return None
    return Color(space) if isinstance(space, str) and space in COLORS else color_at(row, col)
