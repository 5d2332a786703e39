"""One player's board while a game runs: counts and bit masks, ready for quick questions."""

from collections.abc import Sequence

from engine.board import Board
from engine.moves import PLACEMENTS, Placement
from engine.runs import COLUMN_CELLS, ROW_CELLS
from engine.scoring import TileScore
from engine.tiles import COLORS, FLOOR, FLOOR_PENALTIES, MARKER, SIZE, Color, Thing, column_of

SPACES = len(FLOOR_PENALTIES)
ALL = (1 << SIZE) - 1
NONE = -1


def choices(
    row: int, order: int, filled: int, colors: Sequence[int], grey: bool
) -> list[Placement]:
    """List the spaces of a row that a tile may go to, or the fall of its line.

    ``filled`` masks the filled columns, ``colors`` the colors of each column. The colored side
    has one space (rule wall-pattern); the grey side leaves the choice (grey-choice,
    grey-column), and the fall only when there is none (rule grey-no-space).
    """
    places = PLACEMENTS[order][row]
    if not grey:
        return [places[column_of(row, COLORS[order])]]
    spaces = [places[col] for col in range(SIZE) if not (filled >> col | colors[col] >> order) & 1]
    return spaces or [places[SIZE]]


class Seat:
    """Hold a board that changes; colors are their orders, bit i of a mask is place i."""

    __slots__ = (
        "cells",
        "column_colors",
        "column_masks",
        "floor",
        "held",
        "lengths",
        "open",
        "row_colors",
        "row_masks",
        "score",
    )

    score: int
    held: list[int]
    """The color of each pattern line, NONE when it is empty."""
    lengths: list[int]
    """The number of tiles on each pattern line."""
    open: list[int]
    """For each color, the mask of the pattern lines that take it."""
    cells: list[list[Color | None]]
    row_masks: list[int]
    """For each row of the wall, the mask of its filled columns."""
    column_masks: list[int]
    row_colors: list[int]
    """For each row of the wall, the mask of its colors."""
    column_colors: list[int]
    floor: list[Thing]

    @classmethod
    def from_board(cls, board: Board) -> "Seat":
        """Set the board up; its lines must hold one color each."""
        seat = cls()
        seat.score = board.score
        seat.held = [line[0].order if line else NONE for line in board.lines]
        seat.lengths = [len(line) for line in board.lines]
        seat.open = [0] * SIZE
        seat.cells = [[None] * SIZE for _ in range(SIZE)]
        seat.row_masks, seat.column_masks = [0] * SIZE, [0] * SIZE
        seat.row_colors, seat.column_colors = [0] * SIZE, [0] * SIZE
        seat.floor = list(board.floor)
        for row, col in board.cells:
            seat._fill(row, col, COLORS.index(board.wall[row][col]))
        for row in range(SIZE):
            seat._refresh(row)
        return seat

    def to_board(self) -> Board:
        """Give the board as a value."""
        held = zip(self.held, self.lengths, strict=True)
        lines = tuple((COLORS[order],) * length for order, length in held)
        wall = tuple(map(tuple, self.cells))
        return Board(self.score, lines, wall, tuple(self.floor))

    def copy(self) -> "Seat":
        """Give an independent board of the same content."""
        other = Seat()
        other.score = self.score
        other.held = self.held[:]
        other.lengths = self.lengths[:]
        other.open = self.open[:]
        other.cells = [cells[:] for cells in self.cells]
        other.row_masks = self.row_masks[:]
        other.column_masks = self.column_masks[:]
        other.row_colors = self.row_colors[:]
        other.column_colors = self.column_colors[:]
        other.floor = self.floor[:]
        return other

    def take_marker(self) -> int | None:
        """Lay the marker on the floor; give the space that it covers (marker-cost).

        On a full floor it covers none (rule marker-full-floor).
        """
        space = len(self.floor)
        self.floor.append(MARKER)
        return space if space < SPACES else None

    def fill_line(self, row: int, order: int, count: int) -> int:
        """Lay tiles on a line; give how many found room (line-fill, no-partial-drop)."""
        placed = min(count, row + 1 - self.lengths[row])
        self.held[row] = order
        self.lengths[row] += placed
        self._refresh(row)
        return placed

    def drop(self, order: int, count: int) -> int:
        """Lay tiles on the floor from the left; give how many found room (floor-order)."""
        fallen = max(0, min(count, SPACES - len(self.floor)))
        self.floor += [COLORS[order]] * fallen
        return fallen

    def full_line(self) -> int | None:
        """Find the topmost full line (rule tile-order)."""
        for row, length in enumerate(self.lengths):
            if length > row:
                return row
        return None

    def placements(self, row: int, grey: bool) -> list[Placement]:
        """List the spaces that the tile of a full line may go to, or its fall."""
        return choices(row, self.held[row], self.row_masks[row], self.column_colors, grey)

    def tile(self, placement: Placement) -> TileScore:
        """Empty a full line to the wall or the floor, score it at once (tile-rest, score-now)."""
        row, col, color = placement.row, placement.col, placement.color
        self.held[row], self.lengths[row] = NONE, 0
        if col == FLOOR:
            fallen = self.drop(color.order, row + 1)
            self._refresh(row)
            return TileScore(row, None, color, (), (), row + 1, row + 1 - fallen)
        self._fill(row, col, color.order)
        self._refresh(row)
        across = ROW_CELLS[row][self.row_masks[row]][col]
        score = TileScore(row, col, color, across, COLUMN_CELLS[col][self.column_masks[col]][row])
        self.score += score.points
        return score

    def _fill(self, row: int, col: int, order: int) -> None:
        self.cells[row][col] = COLORS[order]
        self.row_masks[row] |= 1 << col
        self.column_masks[col] |= 1 << row
        self.row_colors[row] |= 1 << order
        self.column_colors[col] |= 1 << order

    def _refresh(self, row: int) -> None:
        if not self.lengths[row]:
            taken = ALL & ~self.row_colors[row]
        elif self.lengths[row] <= row:
            taken = 1 << self.held[row]
        else:
            taken = 0
        bit = 1 << row
        for order in range(SIZE):
            if taken >> order & 1:
                self.open[order] |= bit
            else:
                self.open[order] &= ~bit
