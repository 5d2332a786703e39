"""Guided lessons: the contents, the cover of a lesson, its steps."""

from functools import partial

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods, require_POST

from rulesite.reference import read_only
from rulesite.refusal import Refusal
from tutorial.learners import Record, forget, record_of, remember
from tutorial.lessons import Lesson, Step, find_lesson
from tutorial.lessons.progress import is_solved, next_lesson, overview, step_to_take
from tutorial.pages.stage import answer_context, render_stage


def lesson_or_refuse(lesson_id: str) -> Lesson:
    """Return a lesson by its id; raise Refusal."""
    lesson = find_lesson(lesson_id)
    if lesson is None:
        raise Refusal(
            _("There is no lesson with this name."),
            href=reverse("learn"),
            label=_("To the lessons"),
        )
    return lesson


def _step_or_refuse(lesson: Lesson, number: int) -> Step:
    if not 1 <= number <= len(lesson.steps):
        text = _("This lesson has no step {number}: its steps are 1 to {last}.")
        raise Refusal(
            text.format(number=number, last=len(lesson.steps)),
            href=reverse("lesson", args=[lesson.id]),
            label=_("To the start of the lesson"),
        )
    return lesson.steps[number - 1]


@never_cache
@read_only
def contents(request: HttpRequest) -> HttpResponse:
    """List the lessons, how far the learner has come, and the learner's own wall."""
    context = {"overview": overview(record_of(request))}
    return render(request, "learn/contents.html", context)


@never_cache
@read_only
def lesson(request: HttpRequest, lesson_id: str) -> HttpResponse:
    """Show what a lesson is about, and where to begin or to go on."""
    found = lesson_or_refuse(lesson_id)
    record = record_of(request)
    context = {
        "lesson": found,
        "going_on_step": step_to_take(record, found),
        "is_solved": is_solved(record, found),
        "is_done": record.lesson(found.id).is_done,
        "next_lesson": next_lesson(record),
    }
    return render(request, "learn/lesson.html", context)


@csrf_exempt
@require_POST
def forget_me(request: HttpRequest) -> HttpResponse:
    """Delete everything that is kept of the learner."""
    response = redirect("learn")
    forget(request, response)
    return response


def _noted(record: Record, lesson_id: str, number: int, is_right: bool) -> Record:
    return record.with_lesson(lesson_id, record.lesson(lesson_id).answered(number, is_right))


# The learner's cookie stays away from what other sites send, and `remember` looks where it is from.
@csrf_exempt
@require_http_methods(["GET", "HEAD", "POST"])
def step(request: HttpRequest, lesson_id: str, number: int) -> HttpResponse:
    """Show a step of a lesson; judge the answer to it, and remember it."""
    lesson = lesson_or_refuse(lesson_id)
    step = _step_or_refuse(lesson, number)
    context = {
        "lesson": lesson,
        "number": number,
        "question": step.question,
        "text": step.text,
        "kicker": "learn/_kicker.html",
        "onward": "learn/_onward.html",
        "places": range(1, len(lesson.steps) + 1),
        "has_next": number < len(lesson.steps),
        "next_number": number + 1,
        "previous_number": number - 1,
        **answer_context(request, step.task),
    }
    response = render_stage(request, "learn/step.html", context)
    if feedback := context.get("feedback"):
        change = partial(_noted, lesson_id=lesson.id, number=number, is_right=feedback.is_right)
        remember(request, response, change)
    return response
