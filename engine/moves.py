"""What a player does: a pick in drafting, a tile put on the wall in wall-tiling."""

from dataclasses import dataclass
from typing import Final

from engine import parsing
from engine.parsing import Field
from engine.tiles import CENTER, COLORS, DISPLAYS, FLOOR, SIZE, Color, Line, Source

MOST_DISPLAYS: Final = max(DISPLAYS.values())


@dataclass(frozen=True, slots=True)
class Move:
    """Take all tiles of a color from a display or CENTER to a line or FLOOR."""

    source: Source
    color: Color
    line: Line

    @classmethod
    def from_notation(cls, text: str) -> "Move":
        """Read a move such as ``3B2`` or ``CKF``.

        Raises NotationError.
        """
        source, color, line = _three(text, "move", ("source", "color", "line"))
        place = parsing.letter(source, "123456789C", "source")
        tile = Color(parsing.letter(color, parsing.LETTERS, "tile"))
        target = parsing.letter(line, "12345F", "line")
        return cls(
            CENTER if place == CENTER else int(place) - 1,
            tile,
            FLOOR if target == FLOOR else int(target) - 1,
        )

    def __str__(self) -> str:
        source = self.source if self.source == CENTER else self.source + 1
        line = self.line if self.line == FLOOR else self.line + 1
        return f"{source}{self.color}{line}"

    def __repr__(self) -> str:
        return f"Move.from_notation({str(self)!r})"


@dataclass(frozen=True, slots=True)
class Placement:
    """Move the tile of a full line to a space of its row; FLOOR as column is the forced fall."""

    color: Color
    row: int
    col: Line

    @classmethod
    def from_notation(cls, text: str) -> "Placement":
        """Read a placement such as ``B25`` or ``B2F``.

        Raises NotationError.
        """
        color, row, col = _three(text, "placement", ("color", "row", "column"))
        tile = Color(parsing.letter(color, parsing.LETTERS, "tile"))
        line = int(parsing.letter(row, "12345", "row"))
        space = parsing.letter(col, "12345F", "column")
        return cls(tile, line - 1, FLOOR if space == FLOOR else int(space) - 1)

    def __str__(self) -> str:
        col = self.col if self.col == FLOOR else self.col + 1
        return f"{self.color}{self.row + 1}{col}"

    def __repr__(self) -> str:
        return f"Placement.from_notation({str(self)!r})"


def _three(text: str, name: str, names: tuple[str, str, str]) -> tuple[Field, Field, Field]:
    whole = Field(name, text, 1)
    if len(text) > len(names):
        raise whole.error(len(names), "end")
    first, second, third = (Field(part, text[at : at + 1], at + 1) for at, part in enumerate(names))
    return first, second, third


LINES: Final[tuple[Line, ...]] = (*range(SIZE), FLOOR)
"""The targets of a pick in the order in which they are listed."""
SOURCES: Final[tuple[Source, ...]] = (*range(MOST_DISPLAYS), CENTER)
"""The places to take from in the order in which they are listed."""
MOVES: Final = {
    source: tuple(tuple(Move(source, color, line) for line in LINES) for color in COLORS)
    for source in SOURCES
}
"""Every move that notation knows, by source, color and line, each made once."""
PLACEMENTS: Final = tuple(
    tuple(tuple(Placement(color, row, col) for col in LINES) for row in range(SIZE))
    for color in COLORS
)
"""Every placement that notation knows, by color, row and column, the fall last."""
OPEN_MOVES: Final = {
    source: tuple(
        tuple(
            tuple(move for move in moves if move.line == FLOOR or mask >> move.line & 1)
            for mask in range(1 << SIZE)
        )
        for moves in by_color
    )
    for source, by_color in MOVES.items()
}
"""The legal moves by source, color and the mask of the lines that take the color."""
