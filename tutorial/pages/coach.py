"""The coach: for a first game at a real table, stage by stage."""

from http import HTTPStatus

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _

from engine.tiles import DISPLAYS, TILES_PER_DISPLAY
from rulesite.reference import read_only
from rulesite.refusal import Refusal
from rulesite.rulebook.citation import cite
from rulesite.wording.setup import players as player_count
from tutorial.coach import STAGES, find_stage

EDITIONS = ("base", "mini")


@read_only
def cover(request: HttpRequest) -> HttpResponse:
    """Ask how many play, and with which edition."""
    context = {"players": [(count, player_count(count)) for count in DISPLAYS]}
    return render(request, "learn/coach.html", context)


def _refusal(message: str, status: HTTPStatus = HTTPStatus.NOT_FOUND) -> Refusal:
    return Refusal(message, status=status, href=reverse("coach"), label=_("To the coach"))


@read_only
def stage(request: HttpRequest, stage_id: str) -> HttpResponse:
    """Show a stage: what to do now, what people get wrong, and the way on."""
    found = find_stage(stage_id)
    if found is None:
        raise _refusal(_("There is no such stage of a game."))
    counts = {str(count): count for count in DISPLAYS}
    players = counts.get(request.GET.get("players", "2"))
    edition = request.GET.get("edition", "base")
    if players is None or edition not in EDITIONS:
        message = _("Two to four can play, with the large box or with Azul Mini.")
        raise _refusal(message, HTTPStatus.BAD_REQUEST)
    context = {
        "stage": found,
        "advice": list(found.advice(edition == "mini")),
        "slips": found.slips_of(players),
        "players": player_count(players),
        "displays": DISPLAYS[players],
        "tiles": DISPLAYS[players] * TILES_PER_DISPLAY,
        "displays_rule": cite("displays-count"),
        "is_mini": edition == "mini",
        "is_first": found is STAGES[0],
        "query": f"players={players}&edition={edition}",
    }
    return render(request, "learn/coach_stage.html", context)
