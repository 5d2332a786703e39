"""Names of tiles and colors, alone and counted."""

from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext

from engine.tiles import MARKER, Color, Thing


def color_name(color: Color) -> str:
    """Return the name of a tile color as it stands before the word for tile."""
    names = {
        Color.BLUE: pgettext("tile color", "blue"),
        Color.YELLOW: pgettext("tile color", "yellow"),
        Color.RED: pgettext("tile color", "red"),
        Color.BLACK: pgettext("tile color", "black"),
        Color.WHITE: pgettext("tile color", "white"),
    }
    return names[color]


def thing_name(thing: Thing) -> str:
    """Return the name of what lies on a space: a tile of a color, or the marker."""
    if thing == MARKER:
        return pgettext("on a space", "starting player marker")
    return tiles_of(Color(thing), 1)


def tiles_of(color: Color, count: int) -> str:
    """Count the tiles of one color, as a label: "2 blue tiles"."""
    phrases = {
        Color.BLUE: ngettext("{n} blue tile", "{n} blue tiles", count),
        Color.YELLOW: ngettext("{n} yellow tile", "{n} yellow tiles", count),
        Color.RED: ngettext("{n} red tile", "{n} red tiles", count),
        Color.BLACK: ngettext("{n} black tile", "{n} black tiles", count),
        Color.WHITE: ngettext("{n} white tile", "{n} white tiles", count),
    }
    return phrases[color].format(n=count)


def tiles(count: int) -> str:
    """Count tiles of any color as a label: "6 tiles"."""
    return ngettext("{n} tile", "{n} tiles", count).format(n=count)


def points(count: int) -> str:
    """Count points as a label: "7 points"."""
    return ngettext("{n} point", "{n} points", count).format(n=count)


def taken(color: Color, count: int) -> str:
    """Say what a take brings."""
    return _("Taken: {tiles}.").format(tiles=tiles_of(color, count))
