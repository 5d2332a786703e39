"""What wall-tiling does with a line, the floor line and the marker, in words."""

from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext


def moves(row: int) -> str:
    """Say that a full line moves, and where its tiles go."""
    if row == 0:
        return _("Line 1 is full: its tile goes to the wall.")
    text = ngettext(
        "Line {row} is full: one tile goes to the wall, {n} tile to the box lid.",
        "Line {row} is full: one tile goes to the wall, {n} tiles to the box lid.",
        row,
    )
    return text.format(row=row + 1, n=row)


def waits(row: int) -> str:
    """Say that a line stays, since it is not full."""
    return _("Line {row} is not full: it waits for the next round.").format(row=row + 1)


def is_not_emptied(row: int) -> str:
    """Answer who clears a line that is not full."""
    text = _("Line {row} is not full, but nothing is cleared: its tiles wait for the next round.")
    return text.format(row=row + 1)


def must_move(row: int) -> str:
    """Answer who leaves a full line."""
    return _("Line {row} is full, so it does not wait: it is tiled now.").format(row=row + 1)


def sends_one(row: int) -> str:
    """Answer who sends no tile of a full line to the wall."""
    return _("Line {row} is full, so one of its tiles goes to the wall.").format(row=row + 1)


def keeps_none(row: int) -> str:
    """Answer who lets the rest of a full line stay."""
    text = _(
        "One tile of line {row} goes to the wall. The rest does not stay: it goes to the box lid."
    )
    return text.format(row=row + 1)


def has_space(row: int) -> str:
    """Answer who lets a line fall that has a space on the wall."""
    return _("Row {row} still has a space for this colour: the line does not fall.").format(
        row=row + 1
    )


def floor_emptied() -> str:
    """Say where the tiles of the floor line go."""
    return _("The tiles on the floor line go to the box lid.")


def marker_kept() -> str:
    """Say what becomes of the marker."""
    return _("The marker never goes to the lid. Whoever has it keeps it and starts the next round.")


def fate_label(code: str, row: int | None = None) -> str:
    """Name a choice: what becomes of a line, of tiles on the floor line, of the marker."""
    labels = {
        "W": pgettext("what becomes of a line", "One to the wall, rest to the lid"),
        "R": pgettext("what becomes of a line", "One to the wall, rest stays"),
        "S": pgettext("what becomes of a line", "Stays as it is"),
        "L": pgettext("what becomes of a line", "All of it to the lid"),
        "F": pgettext("what becomes of a line", "All of it to the floor line"),
        "K": pgettext("what becomes of the marker", "Stays with its player"),
    }
    if row == 0 and code == "W":
        return pgettext("what becomes of a line", "To the wall")
    if row is None and code == "L":
        return pgettext("what becomes of the floor line or the marker", "To the box lid")
    return labels[code]


def fate_of_what(place: str) -> str:
    """Name what a choice is about: a line by its number, else the floor line or the marker."""
    if place.isdigit():
        return pgettext("what becomes of", "Pattern line {row}").format(row=place)
    names = {
        "F": pgettext("what becomes of", "Tiles on the floor line"),
        "M": pgettext("what becomes of", "Starting player marker"),
    }
    return names[place]
