"""Read the fields of the notation, and say where and why one is malformed."""

from dataclasses import dataclass

from engine.board import Board, Wall
from engine.errors import NotationError
from engine.tiles import MARKER, SIZE, Color, Counts, Thing, five

LONGEST_TEXT = 800
LONGEST_NUMBER = 20
"""How many digits a number may have: more than a game comes to, and no trouble to reckon with."""
DIGITS = "0123456789"
LETTERS = "BYRKW"


@dataclass(frozen=True, slots=True)
class Field:
    """Hold a piece of a text with its name and the column of its first character."""

    name: str
    text: str
    column: int

    def error(self, offset: int, expected: str) -> NotationError:
        """Make the error for a character of this field."""
        return NotationError(self.name, self.column + offset, expected)

    def parts(self, separator: str, wanted: int | None = None, expected: str = "") -> list["Field"]:
        """Split at a separator; refuse another number of parts than wanted."""
        fields: list[Field] = []
        column = self.column
        for text in self.text.split(separator):
            fields.append(Field(self.name, text, column))
            column += len(text) + 1
        if wanted is not None and len(fields) != wanted:
            raise self.error(_misfit(fields, wanted, self), expected)
        return fields

    def named(self, name: str) -> "Field":
        """Give the same text another name."""
        return Field(name, self.text, self.column)


def _misfit(fields: list[Field], wanted: int, whole: Field) -> int:
    if len(fields) > wanted:
        return fields[wanted].column - 1 - whole.column
    return len(whole.text)


def letter(field: Field, allowed: str, expected: str) -> str:
    """Read one letter out of those allowed."""
    if len(field.text) != 1 or field.text not in allowed:
        raise field.error(0 if field.text[:1] not in allowed or not field.text else 1, expected)
    return field.text


def number(field: Field) -> int:
    """Read a whole number without sign and leading zeros, of at most twenty digits."""
    text = field.text
    for offset, char in enumerate(text):
        if char not in DIGITS:
            raise field.error(offset, "digit")
    if not text or len(text) > LONGEST_NUMBER or (text[0] == "0" and text != "0"):
        raise field.error(0, "number")
    return int(text)


def tiles(field: Field) -> tuple[Color, ...]:
    """Read tiles in the order BYRKW, ``-`` when there are none."""
    found = loose_tiles(field)
    for offset in range(1, len(found)):
        if found[offset].order < found[offset - 1].order:
            raise field.error(offset, "tiles-in-order")
    return found


def loose_tiles(field: Field) -> tuple[Color, ...]:
    """Read tiles in any order, ``-`` when there are none."""
    _refuse_other(field, LETTERS, "tile")
    return tuple(Color(char) for char in field.text if char != "-")


def things(field: Field) -> tuple[Thing, ...]:
    """Read a floor line: tiles and markers in any order, ``-`` when empty."""
    _refuse_other(field, LETTERS + MARKER, "tile-or-marker")
    return tuple(MARKER if char == MARKER else Color(char) for char in field.text if char != "-")


def _refuse_other(field: Field, allowed: str, expected: str) -> None:
    if field.text == "-":
        return
    wrong = [offset for offset, char in enumerate(field.text) if char not in allowed]
    if wrong or not field.text:
        raise field.error(min(wrong, default=0), expected)


def center(field: Field) -> tuple[bool, tuple[Color, ...]]:
    """Read the center: whether the marker is there, then the tiles."""
    if not field.text.startswith(MARKER):
        return False, tiles(field)
    rest = Field(field.name, field.text[1:], field.column + 1)
    if rest.text == "-":
        raise rest.error(0, "tile")
    return True, tiles(rest) if rest.text else ()


def counts(field: Field) -> Counts:
    """Read five counts in the order BYRKW."""
    return five(map(number, field.parts(",", SIZE, "five-counts")))


def board(field: Field) -> Board:
    """Read one player's field: score, lines, wall and floor line."""
    score, lines, wall, floor = field.parts(":", 4, "score:lines:wall:floor")
    name = field.name
    return Board(
        number(score.named(f"{name}.score")),
        tuple(map(loose_tiles, lines.named(f"{name}.lines").parts(",", SIZE, "five-lines"))),
        _wall(wall.named(f"{name}.wall")),
        things(floor.named(f"{name}.floor")),
    )


def _wall(field: Field) -> Wall:
    return tuple(map(_row, field.parts("/", SIZE, "five-rows")))


def _row(field: Field) -> tuple[Color | None, ...]:
    for offset, char in enumerate(field.text):
        if char not in LETTERS + ".":
            raise field.error(offset, "space")
        if offset == SIZE:
            raise field.error(offset, "five-spaces")
    if len(field.text) < SIZE:
        raise field.error(len(field.text), "five-spaces")
    return tuple(None if char == "." else Color(char) for char in field.text)
