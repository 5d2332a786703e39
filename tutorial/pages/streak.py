"""The streak: how far without a mistake?"""

from functools import partial
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
from tutorial.learners import Record, record_of
from tutorial.learners.streak_record import MOST_STREAK, Standing, StreakRecord
from tutorial.lessons.mastery import fresh_run
from tutorial.pages.item import item_context, remember_answer
from tutorial.pages.stage import keep_large, render_stage
from tutorial.practice.streak import BANDS, band_of, streak_item


@never_cache
@read_only
def cover(request: HttpRequest) -> HttpResponse:
    """Say how a streak goes, how the learner's last one ended, and which was the longest."""
    context = {"streak": record_of(request).streak, "large": keep_large(request, "")}
    return render(request, "practice/streak.html", context)


@never_cache
@read_only
def start(request: HttpRequest) -> HttpResponse:
    """Go to the first puzzle of a fresh streak."""
    return redirect(keep_large(request, reverse("streak-item", args=[fresh_run(), 1])))


def _noted(record: Record, run: int, number: int, is_right: bool) -> Record:
    return record.with_streak(run, number, is_right)


def _elsewhere(streak: StreakRecord, run: int, number: int) -> str | None:
    """Return where to go from a puzzle that was answered: on with the streak, or to a new one."""
    match streak.standing(run, number):
        case Standing.OVER:
            return reverse("streak")
        case Standing.ANSWERED:
            return reverse("streak-item", args=[run, streak.length + 1])
    return None


def _state(streak: StreakRecord, run: int, number: int, context: dict[str, Any]) -> dict[str, Any]:
    """Say how the streak stands, and after an answer whether it goes on; the first one counts."""
    feedback = context.get("feedback")
    standing = streak.standing(run, number)
    is_counted = standing in {Standing.ANSWERED, Standing.OVER}
    is_right = bool(feedback and feedback.is_right)
    length = streak.length if is_counted else number - 1 + is_right
    goes_on = is_right or (feedback and standing is Standing.ANSWERED)
    return {
        "closed": feedback is not None,
        "is_counted": is_counted,
        "is_foreign": standing is Standing.FOREIGN,
        "length": length,
        "goes_on": goes_on and standing is not Standing.OVER and length < MOST_STREAK,
        "is_longest": length == MOST_STREAK,
        "next_number": length + 1,
    }


# The learner's cookie stays away from what other sites send, and `remember` looks where it is from.
@never_cache
@csrf_exempt
@require_http_methods(["GET", "HEAD", "POST"])
def item(request: HttpRequest, run: int, number: int) -> HttpResponse:
    """Show a puzzle of a streak; a right answer leads on, a wrong one ends it; the first counts."""
    if not 1 <= number <= MOST_STREAK:
        raise Refusal(
            _("No streak is that long."), href=reverse("streak"), label=_("To the streak")
        )
    streak = record_of(request).streak
    if request.method != "POST" and (elsewhere := _elsewhere(streak, run, number)):
        return redirect(keep_large(request, elsewhere))
    context = item_context(request, *streak_item(run, number))
    context |= _state(streak, run, number, context) | {
        "run": run,
        "number": number,
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
