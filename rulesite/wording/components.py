"""What is in the box, counted."""

from django.utils.translation import gettext as _
from django.utils.translation import ngettext


def displays(count: int) -> str:
    """Count factory displays."""
    return ngettext("{n} factory display", "{n} factory displays", count).format(n=count)


def boards(count: int) -> str:
    """Count player boards."""
    return ngettext("{n} player board", "{n} player boards", count).format(n=count)


def score_markers(count: int) -> str:
    """Count the markers for the score."""
    return ngettext("{n} scoring marker", "{n} scoring markers", count).format(n=count)


def starting_markers(count: int) -> str:
    """Count the marker that belongs to everybody."""
    text = ngettext("{n} starting player marker", "{n} starting player markers", count)
    return text.format(n=count)


def bags(count: int) -> str:
    """Count the bag."""
    return ngettext("{n} bag", "{n} bags", count).format(n=count)


def lids(count: int) -> str:
    """Count the lid of the box."""
    return ngettext("{n} box lid", "{n} box lids", count).format(n=count)


def trays(count: int) -> str:
    """Count the trays of Azul Mini, which lie over the boards."""
    return ngettext("{n} plastic tray", "{n} plastic trays", count).format(n=count)


def sliders(count: int) -> str:
    """Count the sliders on a board of Azul Mini."""
    text = ngettext(
        "{n} slider for the score on each board",
        "{n} sliders for the score on each board",
        count,
    )
    return text.format(n=count)


def smaller() -> str:
    """Say what Azul Mini does to the other parts."""
    return _("Tiles, displays and boards: smaller")
