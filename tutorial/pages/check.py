"""The mastery check at the end of a lesson: items until the last two are right."""

from functools import partial
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods

from rulesite.reference import read_only
from rulesite.refusal import Refusal
from tutorial.learners import Record, record_of
from tutorial.learners.lesson_record import LEAST_ITEMS, MOST_MARKS, is_passed
from tutorial.lessons import Lesson
from tutorial.lessons.mastery import check_item, fresh_run
from tutorial.lessons.progress import next_lesson
from tutorial.pages.item import item_context, remember_answer
from tutorial.pages.learn import lesson_or_refuse
from tutorial.pages.stage import keep_large, render_stage


@never_cache
@read_only
def start(request: HttpRequest, lesson_id: str) -> HttpResponse:
    """Go to the first item of a fresh check, or on with the one that was begun."""
    lesson = _checked_lesson(lesson_id)
    known = record_of(request).lesson(lesson.id)
    if known.marks and not is_passed(known.marks) and len(known.marks) < MOST_MARKS:
        args = [lesson.id, known.run, len(known.marks) + 1]
    else:
        args = [lesson.id, fresh_run(), 1]
    return redirect(keep_large(request, reverse("check", args=args)))


def _checked_lesson(lesson_id: str) -> Lesson:
    lesson = lesson_or_refuse(lesson_id)
    if not lesson.check:
        raise Refusal(
            _("This lesson has no check."),
            href=reverse("lesson", args=[lesson.id]),
            label=_("To the start of the lesson"),
        )
    return lesson


def _noted(record: Record, lesson_id: str, run: int, number: int, is_right: bool) -> Record:
    return record.with_lesson(lesson_id, record.lesson(lesson_id).checked(run, number, is_right))


def _first_answer(record: Record, lesson: Lesson, run: int, number: int) -> str:
    """Return the mark of the answer that was noted for an item, or nothing."""
    known = record.lesson(lesson.id)
    return known.marks[number - 1 : number] if known.run == run else ""


def _standing(record: Record, lesson: Lesson, number: int) -> dict[str, Any]:
    """Say how the check stands after the answer to an item, counted from 1."""
    marks = record.lesson(lesson.id).marks
    is_latest = len(marks) == number
    return {
        "is_answered": True,
        "marks": marks,
        "is_passed": is_passed(marks) and is_latest,
        "goes_on": not is_passed(marks) and is_latest and LEAST_ITEMS <= number < MOST_MARKS,
        "next_lesson": next_lesson(record),
    }


def _asked(request: HttpRequest, lesson: Lesson, run: int, number: int) -> dict[str, Any]:
    """Prepare an item, judged if an answer was sent; the first answer to it is the one noted."""
    return item_context(request, *check_item(lesson.check, run, number)) | {
        "lesson": lesson,
        "run": run,
        "number": number,
        "least": LEAST_ITEMS,
        "next_number": number + 1 if number < MOST_MARKS else None,
        "first_answer": _first_answer(record_of(request), lesson, run, number),
        "kicker": "learn/_check_kicker.html",
        "onward": "learn/_check_onward.html",
    }


# The learner's cookie stays away from what other sites send, and `remember` looks where it is from.
@never_cache
@csrf_exempt
@require_http_methods(["GET", "HEAD", "POST"])
def item(request: HttpRequest, lesson_id: str, run: int, number: int) -> HttpResponse:
    """Show an item of a check; judge the answer to it, and remember it."""
    lesson = _checked_lesson(lesson_id)
    if not 1 <= number <= MOST_MARKS:
        raise Refusal(
            _("This check has no such item."),
            href=reverse("check-start", args=[lesson.id]),
            label=_("A new check"),
        )
    context = _asked(request, lesson, run, number)
    record, feedback = record_of(request), context.get("feedback")
    if feedback:
        change = partial(
            _noted, lesson_id=lesson.id, run=run, number=number, is_right=feedback.is_right
        )
        record = change(record)
    if feedback or context["first_answer"]:
        context |= _standing(record, lesson, number)
    response = render_stage(request, "learn/check.html", context)
    if feedback:
        remember_answer(request, response, context, change)
    return response
