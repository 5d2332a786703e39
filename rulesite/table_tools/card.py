"""Cards on the page of the table, registered by the parts of the site that have a tool for it."""

from collections.abc import Callable
from typing import NamedTuple


class ToolCard(NamedTuple):
    """A tool as the page of the table offers it: its name, a short line, where it is."""

    title: str
    text: str
    href: str


MakeCard = Callable[[], ToolCard]

_OFFERED: list[MakeCard] = []


def offer_tool(make: MakeCard) -> None:
    """Offer a tool on the page of the table; call it from an app's `ready`.

    `make` is called when the page is rendered, in the reader's language.
    """
    if make not in _OFFERED:
        _OFFERED.append(make)


def offered_tools() -> list[ToolCard]:
    """List the tools that were registered, in the current language."""
    return [make() for make in _OFFERED]
