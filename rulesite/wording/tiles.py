"""Names of tiles and colors, alone and counted."""

from collections.abc import Callable, Mapping
from typing import Final

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext, pgettext_lazy

from engine.tiles import MARKER, Color, Thing

NAMES: Final[Mapping[Color, Promise]] = {
    Color.BLUE: pgettext_lazy("tile color", "blue"),
    Color.YELLOW: pgettext_lazy("tile color", "yellow"),
    Color.RED: pgettext_lazy("tile color", "red"),
    Color.BLACK: pgettext_lazy("tile color", "black"),
    Color.WHITE: pgettext_lazy("tile color", "white"),
}
COUNTED: Final[Mapping[Color, Callable[[int], str]]] = {
    Color.BLUE: lambda n: ngettext("{n} blue tile", "{n} blue tiles", n),
    Color.YELLOW: lambda n: ngettext("{n} yellow tile", "{n} yellow tiles", n),
    Color.RED: lambda n: ngettext("{n} red tile", "{n} red tiles", n),
    Color.BLACK: lambda n: ngettext("{n} black tile", "{n} black tiles", n),
    Color.WHITE: lambda n: ngettext("{n} white tile", "{n} white tiles", n),
}


def color_name(color: Color) -> str:
    """Return the name of a tile color as it stands before the word for tile."""
    return str(NAMES[color])


def thing_name(thing: Thing) -> str:
    """Return the name of what lies on a space: a tile of a color, or the marker."""
    if thing == MARKER:
        return pgettext("on a space", "starting player marker")
    return tiles_of(Color(thing), 1)


def tiles_of(color: Color, count: int) -> str:
    """Count the tiles of one color, as a label: "2 blue tiles"."""
    return COUNTED[color](count).format(n=count)


def tiles(count: int) -> str:
    """Count tiles of any color as a label: "6 tiles"."""
    return ngettext("{n} tile", "{n} tiles", count).format(n=count)


def points(count: int) -> str:
    """Count points as a label: "7 points"."""
    return ngettext("{n} point", "{n} points", count).format(n=count)


def taken(color: Color, count: int) -> str:
    """Say what a take brings."""
    return _("Taken: {tiles}.").format(tiles=tiles_of(color, count))
