"""The quick reference: one page for the table, phase by phase."""

from typing import NamedTuple

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import pgettext

from engine.tiles import BONUS_COLOR, BONUS_COLUMN, BONUS_ROW, DISPLAYS, TILES_PER_DISPLAY
from rulesite.reference import reference_page
from rulesite.rulebook import checklist
from rulesite.rulebook.citation import Citation, cite
from rulesite.rulebook.slots import signed


class SetupRow(NamedTuple):
    """What to lay out for a number of players."""

    players: int
    displays: int
    tiles: int


class Bonus(NamedTuple):
    """What earns points at the end, and how many."""

    label: str
    points: str
    citation: Citation


def setup_rows() -> list[SetupRow]:
    """List what to lay out, by number of players."""
    return [SetupRow(n, shown, shown * TILES_PER_DISPLAY) for n, shown in DISPLAYS.items()]


def bonuses() -> list[Bonus]:
    """List the bonuses at the end of the game."""
    return [
        Bonus(pgettext("quick reference", "Each full row"), signed(BONUS_ROW), cite("bonus-row")),
        Bonus(
            pgettext("quick reference", "Each full column"),
            signed(BONUS_COLUMN),
            cite("bonus-column"),
        ),
        Bonus(
            pgettext("quick reference", "All five of a colour"),
            signed(BONUS_COLOR),
            cite("bonus-color"),
        ),
    ]


@reference_page
def quick_reference(request: HttpRequest) -> HttpResponse:
    """Show the whole game as a checklist."""
    context = {
        "setup": checklist.SETUP,
        "setup_rows": setup_rows(),
        "setup_source": cite("displays-count"),
        "editions": checklist.EDITIONS,
        "stages": (checklist.DRAFTING, checklist.TILING, checklist.NEXT_ROUND),
        "bonuses": bonuses(),
        "winner": checklist.WINNER,
    }
    return render(request, "quick_reference.html", context)
