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
    if len(values) != 1 or values[0] not in list(allowed):  # a text contains parts of itself
        raise UnreadableAnswer(_("Please choose one of the choices shown."))
    return values[0]


def read_many(values: Sequence[str], allowed: Collection[str]) -> frozenset[str]:
    """Read any number of the choices shown, at least one.

    Raises UnreadableAnswer.
    """
    if not values or any(value not in list(allowed) for value in values):
        raise UnreadableAnswer(_("Please mark at least one of the choices shown."))
    return frozenset(values)


def read_numbers(values: Sequence[str], count: int) -> tuple[int, ...]:
    """Read `count` whole numbers.

    Raises UnreadableAnswer.
    """
    if len(values) != count:
        raise UnreadableAnswer(_("Please fill in every number."))
    return tuple(read_number([value]) for value in values)


def read_each(values: Sequence[str], allowed: Sequence[Collection[str]]) -> tuple[str, ...]:
    """Read one choice for each question, in order.

    Raises UnreadableAnswer.
    """
    if len(values) != len(allowed):
        raise UnreadableAnswer(_("Please choose one of the choices shown for each."))
    return tuple(read_one([value], codes) for value, codes in zip(values, allowed, strict=True))


def read_any(values: Sequence[str], allowed: Collection[str]) -> frozenset[str]:
    """Read any number of the choices shown, also none.

    Raises UnreadableAnswer.
    """
    return read_many(values, allowed) if values else frozenset()
