"""What can be found, registered by the parts of the site that have it."""

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import NamedTuple


class Kind(StrEnum):
    """Name the kinds of things that can be found."""

    RULE = "rule"
    DISPUTE = "dispute"
    TERM = "term"
    LESSON = "lesson"
    TOOL = "tool"


class Entry(NamedTuple):
    """A thing that can be found, in the current language.

    `number` and `place` say where it stands ("5.6", "Drafting"; may be ""); `more` are words that
    it is found by and that are not shown. A text that is not translated is in English.
    """

    kind: Kind
    id: str
    title: str
    text: str
    href: str
    topics: tuple[str, ...]
    number: str = ""
    place: str = ""
    more: tuple[str, ...] = ()
    is_translated: bool = True


MakeEntries = Callable[[], Iterable[Entry]]

_MAKERS: list[MakeEntries] = []


def let_find(make: MakeEntries) -> None:
    """Register entries; call it from an app's `ready`.

    `make` is called once for every language, with that language active; it gives the same ids in
    the same order each time.
    """
    if make not in _MAKERS:
        _MAKERS.append(make)


def entries() -> tuple[Entry, ...]:
    """List everything that can be found, in the current language."""
    return tuple(entry for make in _MAKERS for entry in make())
