"""Lessons and puzzles on a rule, registered by the part of the site that teaches."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import NamedTuple

from rulesite.rulebook import find_unit


class Teaching(NamedTuple):
    """A lesson or a puzzle as the pages of the rules link to it."""

    label: str
    href: str


MakeTeaching = Callable[[], Teaching]

_TEACHING: dict[str, list[MakeTeaching]] = defaultdict(list)


def teach(unit_ids: Iterable[str], make: MakeTeaching) -> None:
    """Register a link for rule units; call it from an app's `ready`.

    `make` is called in the reader's language. Raises KeyError when a unit is not there.
    """
    for unit_id in unit_ids:
        _TEACHING[find_unit(unit_id).unit.id].append(make)


def teaching(unit_id: str) -> tuple[Teaching, ...]:
    """List the lessons and puzzles on a rule unit, in the current language."""
    return tuple(make() for make in _TEACHING.get(unit_id, ()))
