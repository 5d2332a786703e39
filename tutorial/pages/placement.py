"""The placement check: a few questions, and lessons that are known need not be taken."""

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
from tutorial.lessons import LESSONS
from tutorial.lessons.mastery import check_item, fresh_run
from tutorial.lessons.placement import PROBES, Probe
from tutorial.lessons.progress import next_lesson
from tutorial.pages.item import item_context, remember_answer
from tutorial.pages.stage import render_stage


@never_cache
@read_only
def start(request: HttpRequest) -> HttpResponse:
    """Go to the first question of a fresh check."""
    return redirect("placement-item", fresh_run(), 1)


@never_cache
@read_only
def done(request: HttpRequest) -> HttpResponse:
    """Say where to go on."""
    record = record_of(request)
    known = [lesson for lesson in LESSONS if record.lesson(lesson.id).is_done]
    context = {"known": known, "next_lesson": next_lesson(record)}
    return render(request, "learn/placed.html", context)


def _probe_or_refuse(number: int) -> Probe:
    if not 1 <= number <= len(PROBES):
        raise Refusal(
            _("This check has no such item."),
            href=reverse("placement"),
            label=_("A new check"),
        )
    return PROBES[number - 1]


def _noted(record: Record, probe: Probe) -> Record:
    for lesson in LESSONS:
        if lesson.number in probe.numbers:
            record = record.with_lesson(lesson.id, record.lesson(lesson.id).finished())
    return record


# The learner's cookie stays away from what other sites send, and `remember` looks where it is from.
@never_cache
@csrf_exempt
@require_http_methods(["GET", "HEAD", "POST"])
def item(request: HttpRequest, run: int, number: int) -> HttpResponse:
    """Show a question of the placement check; a right answer marks its lessons as known."""
    probe = _probe_or_refuse(number)
    context = item_context(request, *check_item([probe.item], run, number)) | {
        "run": run,
        "number": number,
        "count": len(PROBES),
        "next_number": number + 1 if number < len(PROBES) else None,
        "kicker": "learn/_placement_kicker.html",
        "onward": "learn/_placement_onward.html",
    }
    response = render_stage(request, "learn/placement.html", context)
    feedback = context.get("feedback")
    if feedback:
        change = partial(_noted, probe=probe) if feedback.is_right else None
        remember_answer(request, response, context, change)
    return response
