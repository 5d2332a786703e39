"""The final score in one go: everything in the address, nothing stored."""

import re
from http import HTTPStatus
from typing import Final

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django_htmx.http import replace_url

from engine.tiles import MAX_PLAYERS
from rulesite.fragment import is_swapped, vary_by_fragment
from rulesite.reference import read_only, reference_page
from rulesite.refusal import Refusal
from rulesite.rulebook.citation import cite
from rulesite.score.final import TAP, Finish, Unreadable, tapped
from rulesite.score.final_answer import answered, sentences
from rulesite.score.final_form import final_form
from rulesite.wording.sheets import players_refused

MANY: Final = re.compile(r"[5-9]", re.ASCII)


@read_only
def score(request: HttpRequest) -> HttpResponse:
    """Show what is told and what it comes to; what was pressed leads to another address."""
    query = request.GET.dict()
    if MANY.fullmatch(query.get("players", "")):
        return _too_many(request, int(query["players"]))
    try:
        final = Finish.read(query)
        if TAP in query:
            final = tapped(final, query[TAP])
    except Unreadable:
        raise _unreadable() from None
    if TAP in query and not is_swapped(request):
        # With a part of the page in the address no element would get the focus by itself.
        where = "" if final.is_asked else f"#{query[TAP]}"
        response: HttpResponse = HttpResponseRedirect(final.address + where)
    else:
        response = _page(request, final)
    return vary_by_fragment(response)


def _too_many(request: HttpRequest, players: int) -> HttpResponse:
    """Say kindly that so many can't play with the box, and cite the rule."""
    context = {
        "sentence": players_refused(players),
        "citation": cite("player-count"),
        "most": MAX_PLAYERS,
    }
    return render(request, "score/many.html", context)


def _unreadable() -> Refusal:
    return Refusal(
        sentences()["unreadable"],
        status=HTTPStatus.BAD_REQUEST,
        href=reverse("score"),
        label=_("Count a score"),
    )


def _page(request: HttpRequest, final: Finish) -> HttpResponse:
    answer = answered(final) if final.is_asked else None
    is_wrong = answer is not None and bool(answer.troubles)
    status = HTTPStatus.UNPROCESSABLE_ENTITY if is_wrong else HTTPStatus.OK
    context = final_form(final) | {"answer": answer}
    is_part = is_swapped(request)
    template = "score/_final_swapped.html" if is_part else "score/final.html"
    response = render(request, template, context, status=status)
    if is_part:
        replace_url(response, final.address)
    return response


@reference_page
def offline(request: HttpRequest) -> HttpResponse:
    """Show the page that counts with no network; the same bytes for every reader."""
    return render(request, "score/final_offline.html", final_form(Finish.read({})))
