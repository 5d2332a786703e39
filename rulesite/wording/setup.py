"""What is laid out for a number of players, in words."""

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from engine.tiles import DISPLAYS


def players(count: int) -> str:
    """Count players as a label."""
    return ngettext("{n} player", "{n} players", count).format(n=count)


def displays(count: int) -> str:
    """Count displays as a label."""
    return ngettext("{n} display", "{n} displays", count).format(n=count)


def table_heading(count: int) -> str:
    """Head the table for a number of players: "3 players: 7 displays"."""
    text = _("{players}: {displays}")
    return text.format(players=players(count), displays=displays(DISPLAYS[count]))
