"""One round while it is being told: colors of completed lines, chosen spaces, floors, marker.

An address holds it as ``B.Y..2M:B14,.R...0``: by seat five lines from the top, the tiles on the
floor line, the marker, and after a colon the spaces chosen on the grey side.
"""

import re
from dataclasses import dataclass, replace
from typing import Final, Self

from engine import MARKER, Board, Color, Placement
from engine.tiles import FLOOR, FLOOR_PENALTIES, SIZE, Thing
from rulesite.sheet.sheet import Entry

SHAPE: Final = re.compile(
    rf"([BYRKW.]{{{SIZE}}})([0-9])(M?)(?::((?:[BYRKW][1-{SIZE}][1-{SIZE}]){{1,{SIZE}}}))?", re.ASCII
)
SPACES: Final = len(FLOOR_PENALTIES)
LONGEST: Final = 120


class NoDraft(ValueError):
    """A text is not a round being told."""


@dataclass(frozen=True, slots=True)
class Part:
    """Hold what is told of one player's round; ``put`` are the choices on the grey side."""

    lines: tuple[Color | None, ...] = (None,) * SIZE
    floor: int = 0
    has_marker: bool = False
    put: tuple[Placement, ...] = ()

    def with_line(self, row: int, color: Color) -> Self:
        """Complete a line with a color; the same color again takes it back."""
        new = None if self.lines[row] == color else color
        lines = tuple(new if at == row else held for at, held in enumerate(self.lines))
        return replace(self, lines=lines, put=_without(self.put, row))

    def with_put(self, placement: Placement) -> Self:
        """Choose a space for the line that is due."""
        kept = (*_without(self.put, placement.row), placement)
        return replace(self, put=tuple(sorted(kept, key=lambda one: one.row)))

    def board(self, before: Board) -> Board:
        """Lay the lines and the floor on a board; what color fell is not known."""
        lines = tuple((color,) * (row + 1) if color else () for row, color in enumerate(self.lines))
        floor: list[Thing] = [Color.BLUE] * self.floor
        place = self.floor if self.floor >= SPACES else 0
        floor[place:place] = [MARKER] * self.has_marker
        return replace(before, lines=lines, floor=tuple(floor))

    @property
    def is_empty(self) -> bool:
        """Tell whether nothing has been told yet."""
        return self == type(self)()

    def __str__(self) -> str:
        lines = "".join(color or "." for color in self.lines)
        put = "".join(map(str, self.put))
        return f"{lines}{self.floor}{'M' * self.has_marker}{f':{put}' if put else ''}"


@dataclass(frozen=True, slots=True)
class Draft:
    """Hold a round being told, by seat."""

    parts: tuple[Part, ...]

    @classmethod
    def empty(cls, players: int) -> Self:
        """Begin a round."""
        return cls((Part(),) * players)

    @classmethod
    def of(cls, entries: tuple[Entry, ...], grey: bool) -> Self:
        """Take a told round up again, in order to correct it."""
        return cls(tuple(_part(entry, grey) for entry in entries))

    @classmethod
    def read(cls, text: str, players: int) -> Self:
        """Read what an address holds; raise NoDraft."""
        found = [SHAPE.fullmatch(part) for part in text.split(",")] if len(text) <= LONGEST else []
        if len(found) != players or not all(found):
            raise NoDraft(text[:LONGEST])
        return cls(tuple(_read(match) for match in found if match))

    def with_part(self, seat: int, part: Part) -> Self:
        """Change what is told of one player; the marker is with one player at most."""
        parts = [
            part if at == seat else replace(other, has_marker=False) if part.has_marker else other
            for at, other in enumerate(self.parts)
        ]
        return replace(self, parts=tuple(parts))

    def __str__(self) -> str:
        return ",".join(map(str, self.parts))


def _without(put: tuple[Placement, ...], row: int) -> tuple[Placement, ...]:
    return tuple(one for one in put if one.row != row)


def _part(entry: Entry, grey: bool) -> Part:
    colors = {placement.row: placement.color for placement in entry.placements}
    put = tuple(one for one in entry.placements if grey and one.col != FLOOR)
    return Part(tuple(map(colors.get, range(SIZE))), entry.floor, entry.has_marker, put)


def _read(match: re.Match[str]) -> Part:
    lines, floor, marker, put = match.groups()
    chosen = put or ""
    return Part(
        tuple(None if letter == "." else Color(letter) for letter in lines),
        int(floor),
        bool(marker),
        tuple(Placement.from_notation(chosen[at : at + 3]) for at in range(0, len(chosen), 3)),
    )
