"""One player's board as a value: score, pattern lines, wall and floor line."""

from dataclasses import dataclass

from engine.tiles import FLOOR_PENALTIES, MARKER, SIZE, Cell, Color, Counts, Thing, count

Wall = tuple[tuple[Color | None, ...], ...]
"""Five rows of five spaces, each the color that lies there or None."""
EMPTY_LINES: tuple[tuple[Color, ...], ...] = ((),) * SIZE
EMPTY_WALL: Wall = ((None,) * SIZE,) * SIZE


@dataclass(frozen=True, slots=True)
class Board:
    """Hold what lies on one player's board; it may be impossible.

    The score knows no upper end (rule score-track).
    """

    score: int = 0
    lines: tuple[tuple[Color, ...], ...] = EMPTY_LINES
    wall: Wall = EMPTY_WALL
    floor: tuple[Thing, ...] = ()

    @property
    def full_lines(self) -> tuple[int, ...]:
        """List the full pattern lines from the top; others stay (tile-full-lines, lines-stay)."""
        return tuple(row for row, line in enumerate(self.lines) if len(line) == row + 1)

    @property
    def full_rows(self) -> tuple[int, ...]:
        """List the full rows of the wall (rule end-trigger)."""
        return tuple(row for row, cells in enumerate(self.wall) if all(cells))

    @property
    def has_marker(self) -> bool:
        """Tell whether the starting player marker lies on this floor line."""
        return MARKER in self.floor

    @property
    def floor_count(self) -> int:
        """Count the covered spaces of the floor line (rule floor-penalties)."""
        return min(len(self.floor), len(FLOOR_PENALTIES))

    @property
    def cells(self) -> tuple[Cell, ...]:
        """List the filled spaces of the wall, row by row."""
        return tuple(
            (row, col)
            for row, cells in enumerate(self.wall)
            for col, color in enumerate(cells)
            if color
        )

    @property
    def tiles(self) -> Counts:
        """Count the tiles on lines, wall and floor, by color."""
        lying = [tile for line in self.lines for tile in line]
        lying += [color for cells in self.wall for color in cells if color]
        return count((*lying, *self.floor))

    def __str__(self) -> str:
        lines = ",".join("".join(line) or "-" for line in self.lines)
        wall = "/".join("".join(color or "." for color in cells) for cells in self.wall)
        return f"{self.score}:{lines}:{wall}:{''.join(self.floor) or '-'}"
