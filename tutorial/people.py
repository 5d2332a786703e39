"""The players of lessons and puzzles, by names at home in the reader's language."""

from django.utils.translation import pgettext

from engine.notation import SEATS


def names(count: int) -> list[str]:
    """Name so many players, at most four, in turn order."""
    everyone = (
        pgettext("name of a player", "Ana"),
        pgettext("name of a player", "Ben"),
        pgettext("name of a player", "Cem"),
        pgettext("name of a player", "Dora"),
    )
    return list(everyone[:count])


def seats(count: int) -> list[str]:
    """List the seats of so many players."""
    return list(SEATS[:count])
