"""Today's five puzzles, and those of earlier days."""

from datetime import date
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
from tutorial.pages.item import item_context, remember_answer
from tutorial.pages.stage import keep_large, render_stage
from tutorial.practice.daily import COUNT, FIRST_DAY, archive, daily_item, read_day, today


@never_cache
@read_only
def current(request: HttpRequest) -> HttpResponse:
    """Go to the set of today."""
    return redirect(keep_large(request, reverse("daily", args=[today().isoformat()])))


def _day_or_refuse(text: str) -> date:
    refuse = partial(Refusal, href=reverse("daily-today"), label=_("Today’s five"))
    day = read_day(text)
    if day is None:
        text = _("That is not a date. A date looks like {example}.")
        raise refuse(text.format(example=FIRST_DAY.isoformat()))
    if day > today():
        raise refuse(_("The puzzles of that day are not out yet."))
    if day < FIRST_DAY:
        raise refuse(_("There were no puzzles on that day yet."))
    return day


@never_cache
@read_only
def day_set(request: HttpRequest, day: str) -> HttpResponse:
    """Show the five puzzles of a day, how the learner did, and the archive."""
    shown = _day_or_refuse(day)
    days = record_of(request).days
    marks = days.get(day, "").ljust(COUNT, ".")
    others = [other for other in archive(today()) if other != shown]
    items = [
        (number, daily_item(shown, number)[0], marks[number - 1]) for number in range(1, COUNT + 1)
    ]
    context = {
        "day": shown,
        "is_today": shown == today(),
        "items": items,
        "next_number": marks.find(".") + 1,
        "right": marks.count("1"),
        "is_done": "." not in marks,
        "large": keep_large(request, ""),
        "archive": [(other, days.get(other.isoformat(), "")) for other in others],
    }
    return render(request, "practice/daily.html", context)


def _noted(record: Record, day: str, number: int, is_right: bool) -> Record:
    return record.with_day(day, number, COUNT, is_right)


def _first_answer(record: Record, day: str, number: int) -> str:
    """Return the mark of the answer that was noted for a puzzle of a day, or nothing."""
    return record.days.get(day, "")[number - 1 : number].strip(".")


# The learner's cookie stays away from what other sites send, and `remember` looks where it is from.
@never_cache
@csrf_exempt
@require_http_methods(["GET", "HEAD", "POST"])
def item(request: HttpRequest, day: str, number: int) -> HttpResponse:
    """Show a puzzle of a day; judge the answer, of which the first counts."""
    shown = _day_or_refuse(day)
    if not 1 <= number <= COUNT:
        raise Refusal(
            _("This day has no such puzzle."),
            href=reverse("daily", args=[day]),
            label=_("To the puzzles of the day"),
        )
    context = item_context(request, *daily_item(shown, number)) | {
        "day": shown,
        "number": number,
        "count": COUNT,
        "next_number": number + 1 if number < COUNT else None,
        "first_answer": _first_answer(record_of(request), day, number),
        "kicker": "practice/_daily_kicker.html",
        "onward": "practice/_daily_onward.html",
    }
    response = render_stage(request, "practice/puzzle.html", context)
    if feedback := context.get("feedback"):
        change = partial(_noted, day=day, number=number, is_right=feedback.is_right)
        remember_answer(request, response, context, change)
    return response
