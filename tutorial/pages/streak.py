"""The streak: how far without a mistake?"""

from functools import partial

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods

from rulesite.reference import read_only
from rulesite.refusal import Refusal
from tutorial.learners import Record, record_of
from tutorial.learners.streak_record import MOST_STREAK
from tutorial.lessons.mastery import fresh_run
from tutorial.pages.item import item_context, remember_answer
from tutorial.pages.stage import render_stage
from tutorial.practice.streak import BANDS, band_of, streak_item


@never_cache
@read_only
def cover(request: HttpRequest) -> HttpResponse:
    """Say how a streak goes, and what the learner's best is."""
    return render(request, "practice/streak.html", {"best": record_of(request).streak.best})


@never_cache
@read_only
def start(request: HttpRequest) -> HttpResponse:
    """Go to the first puzzle of a fresh streak."""
    return redirect("streak-item", fresh_run(), 1)


def _noted(record: Record, run: int, number: int, is_right: bool) -> Record:
    return record.with_streak(run, number, is_right)


# The learner's cookie stays away from what other sites send, and `remember` looks where it is from.
@never_cache
@csrf_exempt
@require_http_methods(["GET", "HEAD", "POST"])
def item(request: HttpRequest, run: int, number: int) -> HttpResponse:
    """Show a puzzle of a streak; a right answer leads on, a wrong one ends it."""
    if not 1 <= number <= MOST_STREAK:
        raise Refusal(
            _("No streak is that long."), href=reverse("streak"), label=_("To the streak")
        )
    context = item_context(request, *streak_item(run, number)) | {
        "run": run,
        "number": number,
        "next_number": number + 1,
        "length": number - 1,
        "is_own": record_of(request).streak.has_reached(run, number),
        "band": band_of(number) + 1,
        "bands": len(BANDS),
        "kicker": "practice/_streak_kicker.html",
        "onward": "practice/_streak_onward.html",
    }
    response = render_stage(request, "practice/puzzle.html", context)
    if feedback := context.get("feedback"):
        change = partial(_noted, run=run, number=number, is_right=feedback.is_right)
        remember_answer(request, response, context, change)
    return response
