"""What is said of a space, a line or a place on the table: the board in words."""

from collections.abc import Collection, Mapping
from enum import StrEnum
from typing import Final

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import ngettext, npgettext, pgettext, pgettext_lazy

from engine.tiles import CENTER, Cell, Color, Source
from rulesite.wording.tiles import color_name, tiles, tiles_of


class Mark(StrEnum):
    """Name the ways in which a space can be marked."""

    PLACED = "placed"
    ROW = "row"
    COLUMN = "column"
    ASKED = "asked"
    OPEN = "open"
    AGAINST = "against"
    CHOSEN = "chosen"
    BONUS = "bonus"
    COUNTED = "counted"


NAMES: Final[Mapping[Mark, Promise]] = {
    Mark.PLACED: pgettext_lazy("mark on a space", "just placed"),
    Mark.ROW: pgettext_lazy("mark on a space", "counts in the row"),
    Mark.COLUMN: pgettext_lazy("mark on a space", "counts in the column"),
    Mark.ASKED: pgettext_lazy("mark on a space", "the space in question"),
    Mark.OPEN: pgettext_lazy("mark on a space", "open for the tile"),
    # Translators: a tile that is why a rule is broken, such as one of the same colour in the row.
    Mark.AGAINST: pgettext_lazy("mark on a space", "stands in the way"),
    Mark.CHOSEN: pgettext_lazy("mark on a space", "your choice"),
    Mark.BONUS: pgettext_lazy("mark on a space", "earns a bonus"),
    Mark.COUNTED: pgettext_lazy("mark on a space", "counted"),
}


def mark_name(mark: Mark) -> str:
    """Say what a mark means."""
    return str(NAMES[mark])


def with_marks(text: str, marks: Collection[Mark]) -> str:
    """Add the meaning of each mark to what is said of a space."""
    return ", ".join([text, *(mark_name(mark) for mark in Mark if mark in marks)])


def wall_space(tile: Color | None, pattern: Color | None) -> str:
    """Say what is on a space of the wall; `pattern` is the color printed there, if shown."""
    if tile is not None:
        return tiles_of(tile, 1)
    if pattern is None:
        return _("empty space")
    return _("empty space ({color})").format(color=color_name(pattern))


def at_cell(cell: Cell, text: str) -> str:
    """Name a space of the wall and say what is on it."""
    row, col = cell
    return _("row {row}, column {column}: {text}").format(row=row + 1, column=col + 1, text=text)


def at_floor_space(space: int, text: str) -> str:
    """Name a space of the floor line and say what is on it."""
    return _("floor space {number}: {text}").format(number=space + 1, text=text)


def pattern_line(row: int, tiles: tuple[Color, ...], new: int = 0) -> str:
    """Say how full a pattern line is and of which color, and how many tiles are new on it."""
    if not tiles:
        return _("pattern line {row}: empty").format(row=row + 1)
    text = _("pattern line {row}: {filled} of {size} filled, {color}")
    color = ", ".join(color_name(other) for other in dict.fromkeys(tiles))
    said = text.format(row=row + 1, filled=len(tiles), size=row + 1, color=color)
    return ", ".join([said, _just_placed(new)]) if new else said


def lines_for(rows: Collection[int]) -> str:
    """Name the lines that may take tiles: some pattern lines, and always the floor line."""
    if not rows:
        return pgettext("lines for tiles", "Only the floor line")
    text = npgettext(
        "lines for tiles",
        "Pattern line: {numbers}; floor line",
        "Pattern lines: {numbers}; floor line",
        len(rows),
    )
    return text.format(numbers=", ".join(str(row + 1) for row in sorted(rows)))


def _just_placed(count: int) -> str:
    return ngettext("{count} just placed", "{count} just placed", count).format(count=count)


def place_name(source: Source) -> str:
    """Name a place to take tiles from."""
    if source == CENTER:
        return _("Centre")
    return _("Display {number}").format(number=int(source) + 1)


def display_holds(number: int, count: int | None) -> str:
    """Say how many tiles a display holds, or only name it where that is not known."""
    if count is None:
        return place_name(number)
    return _("{place}: {tiles}").format(place=place_name(number), tiles=tiles(count))


def with_moves(text: str, count: int, *, is_taken: bool, new: int) -> str:
    """Add to what is said of tiles in the offer that they are being taken or have just come.

    Of `count` tiles `new` have come.
    """
    taken = [pgettext("mark on tiles of the offer", "being taken")] if is_taken else []
    return ", ".join([text, *taken, *([_moved_here(new, count)] if new else [])])


def _moved_here(new: int, count: int) -> str:
    if new == count:
        return pgettext("mark on tiles of the offer", "just moved here")
    # Translators: some of the tiles named just before have come, for example two out of three.
    return pgettext("mark on tiles of the offer", "new here: {number}").format(number=new)


def take_label(source: Source, color: Color, count: int) -> str:
    """Name a choice of tiles: the place, then what is taken."""
    text = _("{place}: {tiles}")
    return text.format(place=place_name(source), tiles=tiles_of(color, count))
