"""The duel: two players pass one phone. All of it is in the address, and nothing is stored."""

from http import HTTPStatus
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods

from rulesite.reference import read_only
from rulesite.refusal import Refusal
from tutorial.lessons.mastery import fresh_run
from tutorial.pages.item import item_context
from tutorial.pages.stage import is_large, keep_large, render_stage
from tutorial.practice.duel import LEVELS, ROUNDS, BadDuel, Duel
from tutorial.practice.menu import level_name


@read_only
def cover(request: HttpRequest) -> HttpResponse:
    """Say how a duel goes; choose how long and how hard."""
    context = {
        "rounds": ROUNDS,
        "levels": [(level, level_name(level)) for level in LEVELS],
        "is_large": is_large(request),
    }
    return render(request, "practice/duel.html", context)


def _duel_or_refuse(request: HttpRequest, run: int, marks: str = "") -> Duel:
    query = request.GET
    try:
        return Duel.read(run, query.get("rounds", "5"), query.get("level", "1"), marks)
    except BadDuel:
        raise Refusal(
            _("This is no duel that could be played. Please begin a new one."),
            status=HTTPStatus.BAD_REQUEST,
            href=reverse("duel"),
            label=_("A new duel"),
        ) from None


@never_cache
@read_only
def start(request: HttpRequest) -> HttpResponse:
    """Go to the first turn of a fresh duel."""
    duel = _duel_or_refuse(request, fresh_run())
    return redirect(keep_large(request, f"{reverse('duel-turn', args=[duel.run])}?{duel.query()}"))


# An answer is judged and nothing is stored, so there is nothing to protect with a cookie.
@never_cache
@csrf_exempt
@require_http_methods(["GET", "HEAD", "POST"])
def turn(request: HttpRequest, run: int) -> HttpResponse:
    """Show whose turn it is and the puzzle; the first answer counts. At the end say who has won."""
    duel = _duel_or_refuse(request, run, request.GET.get("marks", ""))
    address = reverse("duel-turn", args=[run])
    if duel.is_over:
        start = f"{reverse('duel-start')}?rounds={duel.rounds}&level={duel.level}"
        again = keep_large(request, start)
        return render(request, "practice/duel_over.html", {"duel": duel, "again": again})
    context: dict[str, Any] = item_context(request, *duel.item(), is_remembered=False)
    context |= {
        "duel": duel,
        "kicker": "practice/_duel_kicker.html",
        "onward": "practice/_duel_onward.html",
    }
    if feedback := context.get("feedback"):
        context["closed"] = True
        onward = f"{address}?{duel.query('1' if feedback.is_right else '0')}"
        context["onward_href"] = keep_large(request, onward)
    return render_stage(request, "practice/puzzle.html", context)
