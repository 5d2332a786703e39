"""The start page: what the site is, and its four doors."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import pgettext

from engine.tiles import Color
from rulesite.board.figures import figure_view
from rulesite.frame import doors
from rulesite.pages.invitation import INVITATIONS
from rulesite.reference import reference_page
from rulesite.rulebook.figure import ScoreFigure

HERO = ScoreFigure("..#../..##./##.##/.##../#....", 2, 2)


def door_texts() -> dict[str, tuple[Color, str]]:
    """Return the tile and the one line that each door's card shows."""
    return {
        "rules": (
            Color.BLUE,
            pgettext("door card", "The rules in small pieces, each with an address to point to."),
        ),
        "learn": (
            Color.YELLOW,
            pgettext("door card", "Short lessons in which you make the moves yourself."),
        ),
        "practice": (
            Color.RED,
            pgettext("door card", "Count points on new boards, and see what went wrong."),
        ),
        "table": (
            Color.WHITE,
            pgettext("door card", "Help for a game that is being played right now."),
        ),
    }


@reference_page
def start(request: HttpRequest) -> HttpResponse:
    """Show the start page."""
    texts = door_texts()
    context = {
        "hero": figure_view(HERO),
        "cards": [(door, *texts[door.id]) for door in doors(request.path)],
        "invitations": [make() for make in INVITATIONS],
    }
    return render(request, "start.html", context)
