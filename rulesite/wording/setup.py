"""What is laid out for a number of players, in words."""

from typing import NamedTuple

from django.utils.translation import ngettext, pgettext


class TableCounts(NamedTuple):
    """What there is on the table at the start."""

    boards: int
    displays: int
    on_each: int
    on_displays: int
    in_bag: int


def players(count: int) -> str:
    """Count players as a label."""
    return ngettext("{n} player", "{n} players", count).format(n=count)


def count_labels() -> list[str]:
    """Name the counts, in the order of `TableCounts`."""
    return [
        pgettext("count on the table", "Player boards"),
        pgettext("count on the table", "Displays"),
        pgettext("count on the table", "Tiles on each display"),
        pgettext("count on the table", "Tiles on all displays"),
        pgettext("count on the table", "Tiles left in the bag"),
    ]


def legend() -> list[str]:
    """Name the numbered parts of the table, in order."""
    return [
        pgettext("part of the table", "Displays in a circle, filled with tiles"),
        pgettext("part of the table", "Centre of the table"),
        pgettext("part of the table", "Starting player marker, in the centre"),
        pgettext("part of the table", "Bag with the rest of the tiles"),
        pgettext("part of the table", "Box lid, still empty"),
        pgettext("part of the table", "Player boards, each with its scoring marker on zero"),
    ]
