"""A text that is no position, in words: where it goes wrong and what is expected there."""

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from engine.errors import NotationError
from engine.notation import SEATS
from engine.parsing import LONGEST_TEXT
from engine.tiles import COLORS, MARKER, SIZE
from rulesite.wording.reasons import seat_name


def notation_fault(error: NotationError) -> tuple[str, str]:
    """Say in one sentence where a text goes wrong, and in another what is expected there."""
    where = _("The notation can’t be read at character {column} ({field}).")
    return where.format(column=error.column, field=field_name(error.field)), expectation(error)


def expectation(error: NotationError) -> str:
    """Say what is expected; raise KeyError for a code that the engine does not have."""
    separator = pgettext("between items of a list", ", ")
    slots = {
        "letters": separator.join(COLORS),
        "marker": MARKER,
        "size": SIZE,
        "seats": separator.join(SEATS),
        "most": LONGEST_TEXT,
    }
    return sentences()[error.expected].format_map(slots)


def field_name(field: str) -> str:
    """Name a field of the notation; a board is named by its player."""
    seat, _dot, part = field.partition(".")
    names = _fields()
    if part:
        return names[part]
    return seat_name(SEATS.index(seat)) if seat in SEATS else names.get(field, names["position"])


def _fields() -> dict[str, str]:
    return {
        "position": pgettext("field of the notation", "the whole text"),
        "side": pgettext("field of the notation", "side of the boards"),
        "round": pgettext("field of the notation", "round and phase"),
        "turn": pgettext("field of the notation", "player to act"),
        "starter": pgettext("field of the notation", "player who started the round"),
        "factories": pgettext("field of the notation", "displays"),
        "center": pgettext("field of the notation", "centre"),
        "bag": pgettext("field of the notation", "bag"),
        "lid": pgettext("field of the notation", "box lid"),
        "player": pgettext("field of the notation", "board"),
        "score": pgettext("field of the notation", "score"),
        "lines": pgettext("field of the notation", "pattern lines"),
        "wall": pgettext("field of the notation", "wall"),
        "floor": pgettext("field of the notation", "floor line"),
    }


def sentences() -> dict[str, str]:
    """Return the sentence of each expectation."""
    return _signs() | _shapes()


def _signs() -> dict[str, str]:
    return {
        "side": _("Expected there: c for the coloured side or g for the grey one."),
        "number": _("Expected there: a whole number without leading zeros."),
        "digit": _("Expected there: a digit."),
        "phase": _(
            "Expected there: d for drafting, t for wall-tiling or o for a game that is over."
        ),
        "seat": _("Expected there: the letter of a player ({seats}) who is in the game."),
        "tile": _("Expected there: a tile ({letters}), or - when there is none."),
        "tiles-in-order": _("Expected there: tiles in the order {letters}."),
        "tile-or-marker": _(
            "Expected there: a tile ({letters}), {marker} for the starting player marker, or -"
            " when there is nothing."
        ),
        "space": _("Expected there: a tile of the wall ({letters}), or a full stop for none."),
    }


def _shapes() -> dict[str, str]:
    return {
        "five-spaces": _("Expected there: rows of the wall with {size} spaces each."),
        "five-rows": _("Expected there: {size} rows of the wall, with / between them."),
        "five-lines": _("Expected there: {size} pattern lines, with commas between them."),
        "five-counts": _("Expected there: {size} numbers, with commas between them."),
        "score:lines:wall:floor": _(
            "Expected there: score, pattern lines, wall and floor line, with colons between them."
        ),
        "field": _("The text ends too early: this field is missing."),
        "player": _("The text ends too early: the board of a player is missing."),
        "end": _("Expected there: the end. No position is longer than {most} characters."),
        "source": _("Expected there: the number of a display, or C for the centre."),
        "line": _("Expected there: the number of a pattern line, or F for the floor line."),
        "row": _("Expected there: the number of a row."),
        "column": _("Expected there: the number of a column, or F for the floor line."),
    }
