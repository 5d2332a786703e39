"""The fourth door: help for a game on a real table."""

from typing import NamedTuple

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from engine.tiles import DISPLAYS, TILES_PER_DISPLAY
from rulesite.reference import reference_page
from rulesite.rulebook.citation import cite


class SetupRow(NamedTuple):
    """What to lay out for a number of players."""

    players: int
    displays: int
    tiles: int


@reference_page
def table(request: HttpRequest) -> HttpResponse:
    """Show what to lay out, and the rules that most often need looking up."""
    context = {
        "setup": [SetupRow(n, shown, shown * TILES_PER_DISPLAY) for n, shown in DISPLAYS.items()],
        "asked": [
            cite(unit_id)
            for unit_id in ("take-all", "marker-cost", "marker-full-floor", "score-both")
        ],
    }
    return render(request, "table.html", context)
