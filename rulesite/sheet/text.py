"""The text form of a sheet, and where a text that is none goes wrong."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine import Color, NotationError, Placement
from engine.notation import SEATS
from engine.parsing import Field, letter
from engine.tiles import COLORS, FLOOR, MARKER, SIZE, Line, column_of

LONGEST: Final = 6000
MOST_FLOOR: Final = 9
"""What one digit can say; more than fits on a floor line is for the engine to refuse."""
PLAYERS: Final = "234"
NOTHING: Final = "-"
FLOOR_SIGN: Final = "f"
DIGITS: Final = "123456789"

Parts = tuple[tuple[Placement, ...], int, bool]
"""What an entry is made of: completed lines, tiles on the floor, marker."""


def words(lines: Sequence[str], floor: int, has_marker: bool) -> list[str]:
    """Write the words of an entry."""
    found = [*lines, *([f"{FLOOR_SIGN}{floor}"] if floor else []), *([MARKER] * has_marker)]
    return found or [NOTHING]


def write(grey: bool, players: int, rounds: Sequence[Sequence[Sequence[str]]]) -> str:
    """Join words to a text."""
    head = f"{'g' if grey else 'c'}{players}"
    told = "; ".join(", ".join(" ".join(entry) for entry in entries) for entries in rounds)
    return f"{head} | {told}" if told else head


def read(text: str, most_rounds: int) -> tuple[bool, int, list[list[Parts]]]:
    """Read side, players and rounds; raise NotationError."""
    whole = Field("sheet", text, 1)
    if len(text) > LONGEST:
        raise whole.error(LONGEST, "sheet-end")
    head, *rest = _parts(whole, " | ")
    grey = letter(_slice(head, 0, 1, "side"), "cg", "side") == "g"
    players = int(letter(_slice(head, 1, 2, "players"), PLAYERS, "sheet-players"))
    if len(head.text) > 2:
        raise head.error(2, "sheet-bar")
    if len(rest) > 1:
        raise rest[1].error(-3, "sheet-end")
    rounds = _parts(rest[0], "; ") if rest else []
    if len(rounds) > most_rounds:
        raise rounds[most_rounds].error(-2, "sheet-end")
    return grey, players, [list(_round(found, players, grey)) for found in rounds]


def _round(field: Field, players: int, grey: bool) -> Iterator[Parts]:
    entries = _parts(field.named("round"), ", ")
    if len(entries) > players:
        raise entries[players].error(-2, "sheet-entries")
    if len(entries) < players:
        raise field.named("round").error(len(field.text), "sheet-entries")
    for seat, entry in enumerate(entries):
        yield _entry(entry.named(SEATS[seat]), grey)


def _entry(field: Field, grey: bool) -> Parts:
    found = _parts(field, " ")
    if field.text == NOTHING:
        return (), 0, False
    marker = found.pop() if found[-1].text == MARKER else None
    has_floor = bool(found) and found[-1].text[:1] == FLOOR_SIGN
    floor = int(letter(_slice(found.pop(), 1), DIGITS, "sheet-floor")) if has_floor else 0
    lines: list[Placement] = []
    for one in found:
        lines.append(_line(one, grey))
        if len(lines) > 1 and lines[-1].row <= lines[-2].row:
            raise one.error(1, "sheet-order")
    return tuple(lines), floor, marker is not None


def _line(field: Field, grey: bool) -> Placement:
    color = Color(letter(_slice(field, 0, 1), "".join(COLORS), "sheet-line"))
    row = int(letter(_slice(field, 1, 2), DIGITS[:SIZE], "row")) - 1
    if not grey:
        if len(field.text) > 2:
            raise field.error(2, "sheet-space")
        return Placement(color, row, column_of(row, color))
    space = letter(_slice(field, 2), DIGITS[:SIZE] + FLOOR, "column")
    col: Line = FLOOR if space == FLOOR else int(space) - 1
    return Placement(color, row, col)


def _slice(field: Field, start: int, end: int | None = None, name: str = "") -> Field:
    return Field(name or field.name, field.text[start:end], field.column + start)


def _parts(field: Field, separator: str) -> list[Field]:
    fields: list[Field] = []
    column = field.column
    for text in field.text.split(separator):
        fields.append(Field(field.name, text, column))
        column += len(text) + len(separator)
    return fields


__all__ = ["LONGEST", "MOST_FLOOR", "NotationError", "Parts", "read", "words", "write"]
