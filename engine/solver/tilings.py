"""Every way in which full lines can be tiled that may turn out best, on both sides."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from engine.board import Board
from engine.runs import LENGTHS
from engine.scoring import POINTS
from engine.tiles import (
    BONUS_COLOR,
    BONUS_COLUMN,
    BONUS_ROW,
    COLORS,
    SIZE,
    column_of,
)

NONE: Final = -1
"""As a color: no full line. As a column: no space on the wall."""
FULL: Final = (1 << SIZE) - 1

Columns = tuple[int, ...]
"""The column chosen for each full line from the top, NONE when the line falls."""
Orders = tuple[int, ...]
"""The color of the full line of each row, NONE where there is none."""


class Tiling(NamedTuple):
    """Describe one way to tile: the points, the tiles that fall, and what an end would bring."""

    points: int
    fallen: int
    bonus: int
    ends: bool
    columns: Columns


class Partial(NamedTuple):
    """Describe the rows tiled so far by all that matters to the rows below."""

    above: tuple[int, ...]
    """For each column, how many tiles stand in an unbroken run right above the next row."""
    used: tuple[tuple[int, int], ...]
    """Colors that a lower line has too, with the column in which they lie."""
    columns: int
    """The mask of the columns without a gap so far."""
    fallen: int
    """The mask of the rows whose lines fell."""


class Way(NamedTuple):
    """Hold the best way that leads to a partial tiling."""

    points: int
    columns: Columns


class Wall:
    """Hold what the wall of a seat has been since the round began, and tile on it."""

    def __init__(self, board: Board, grey: bool, ending: bool) -> None:
        """Read the wall; ``ending`` says whether the round may end the game."""
        self.grey, self.ending = grey, ending
        rows = range(SIZE)
        filled = set(board.cells)
        self.masks = [sum(1 << col for row, col in filled if row == at) for at in rows]
        self.colors = [sum(1 << color.order for color in cells if color) for cells in board.wall]
        """For each row, the mask of its colors."""
        columns = zip(*board.wall, strict=True)
        self.column_colors = [
            sum(1 << color.order for color in cells if color) for cells in columns
        ]
        self.below = [[_run_below(filled, row, col) for col in rows] for row in rows]
        self._known: dict[Orders, tuple[Tiling, ...]] = {}

    def tilings(self, lines: Orders) -> tuple[Tiling, ...]:
        """List the ways to tile full lines, without those that can't be best."""
        if lines not in self._known:
            self._known[lines] = tuple(self._found(lines))
        return self._known[lines]

    def _found(self, lines: Orders) -> Iterator[Tiling]:
        ways = {Partial((0,) * SIZE, (), self._hopeful(lines), 0): Way(0, ())}
        for row in range(SIZE):
            ways = self._tile_row(ways, lines, row)
        for partial, way in ways.items():
            fallen = sum(row + 1 for row in range(SIZE) if partial.fallen >> row & 1)
            yield Tiling(way.points, fallen, *self._end(lines, partial), way.columns)

    def _hopeful(self, lines: Orders) -> int:
        """Mask the columns that could be full in the end, if an end matters."""
        columns = FULL if self.ending else 0
        for mask, order in zip(self.masks, lines, strict=True):
            columns &= mask if order == NONE else FULL
        return columns

    def _tile_row(self, ways: dict[Partial, Way], lines: Orders, row: int) -> dict[Partial, Way]:
        """Tile one row in every way; of ways that lead to the same keep the best."""
        after: dict[Partial, Way] = {}
        for partial, way in ways.items():
            for col in self._choices(partial, row, lines[row]):
                reached, better = self._step(partial, way, lines, row, col)
                if reached not in after or after[reached].points < better.points:
                    after[reached] = better
        return after

    def _choices(self, partial: Partial, row: int, order: int) -> list[int]:
        """List the columns that the tile may go to, or NONE (grey-choice, grey-no-space)."""
        if order == NONE:
            return [NONE]
        if not self.grey:
            return [column_of(row, COLORS[order])]
        return [
            col
            for col in range(SIZE)
            if not (self.masks[row] >> col | self.column_colors[col] >> order) & 1
            and (order, col) not in partial.used
        ] or [NONE]

    def _step(
        self, partial: Partial, way: Way, lines: Orders, row: int, col: int
    ) -> tuple[Partial, Way]:
        order, filled, points, fallen = lines[row], self.masks[row], way.points, partial.fallen
        if col != NONE:
            filled |= 1 << col
            down = partial.above[col] + 1 + self.below[row][col]
            points += POINTS[LENGTHS[filled][col]][down]
        elif order != NONE:
            fallen |= 1 << row
        above = tuple([run + 1 if filled >> at & 1 else 0 for at, run in enumerate(partial.above)])
        lying = partial.used if col == NONE else (*partial.used, (order, col))
        used = tuple([lies for lies in lying if lies[0] in lines[row + 1 :]])
        columns = way.columns if order == NONE else (*way.columns, col)
        return Partial(above, used, partial.columns & filled, fallen), Way(points, columns)

    def _end(self, lines: Orders, partial: Partial) -> tuple[int, bool]:
        """Give the bonuses of the tiled wall, and whether it ends the game (end-trigger)."""
        if not self.ending:
            return 0, False
        colors = [
            mask | 1 << lines[row] if lines[row] != NONE and not partial.fallen >> row & 1 else mask
            for row, mask in enumerate(self.colors)
        ]
        rows = colors.count(FULL)
        complete = FULL
        for mask in colors:
            complete &= mask
        bonus = rows * BONUS_ROW + partial.columns.bit_count() * BONUS_COLUMN
        return bonus + complete.bit_count() * BONUS_COLOR, rows > 0


def _run_below(filled: set[tuple[int, int]], row: int, col: int) -> int:
    length = 0
    while (row + length + 1, col) in filled:
        length += 1
    return length
