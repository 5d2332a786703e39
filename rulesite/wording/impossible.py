"""Why a wall is not one that a game in progress can show, in words."""

from django.utils.translation import gettext as _


def row_full_before(row: int) -> str:
    """Say that a row must have been full in an earlier round."""
    text = _("Row {row} was full before this round: the game would have ended by now.")
    return text.format(row=row + 1)


def no_row_full() -> str:
    """Say that a wall is none of a finished game."""
    return _("No row is full: the game would normally not be over yet.")
