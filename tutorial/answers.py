"""Answers as they arrive: read strictly, refused with a clear message."""

from collections.abc import Collection, Sequence

from django.utils.translation import gettext as _

LONGEST_NUMBER = 3


class UnreadableAnswer(ValueError):
    """Refuse an answer that is not of the kind asked for; the message says what is allowed."""


def read_number(values: Sequence[str]) -> int:
    """Read one whole number of up to three digits.

    Raises UnreadableAnswer.
    """
    text = values[0].strip() if len(values) == 1 else ""
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER):
        raise UnreadableAnswer(_("Please answer with a whole number in digits, for example 12."))
    return int(text)


def read_one(values: Sequence[str], allowed: Collection[str]) -> str:
    """Read one of the choices shown.

    Raises UnreadableAnswer.
    """
    if len(values) != 1 or values[0] not in allowed:
        raise UnreadableAnswer(_("Please choose one of the choices shown."))
    return values[0]


def read_many(values: Sequence[str], allowed: Collection[str]) -> frozenset[str]:
    """Read any number of the choices shown, at least one.

    Raises UnreadableAnswer.
    """
    if not values or any(value not in allowed for value in values):
        raise UnreadableAnswer(_("Please mark at least one of the choices shown."))
    return frozenset(values)
