"""Guided lessons."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods

from rulesite.reference import read_only
from rulesite.refusal import Refusal
from tutorial.lessons import LESSONS, Lesson, Step, find_lesson
from tutorial.pages.stage import answer_context, render_stage


def _lesson_or_refuse(lesson_id: str) -> Lesson:
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


@read_only
def contents(request: HttpRequest) -> HttpResponse:
    """List the lessons."""
    return render(request, "learn/contents.html", {"lessons": LESSONS})


@read_only
def lesson(request: HttpRequest, lesson_id: str) -> HttpResponse:
    """Show what a lesson is about and where it starts."""
    return render(request, "learn/lesson.html", {"lesson": _lesson_or_refuse(lesson_id)})


# An answer is judged and nothing is stored, so there is nothing to protect with a cookie.
@csrf_exempt
@require_http_methods(["GET", "HEAD", "POST"])
def step(request: HttpRequest, lesson_id: str, number: int) -> HttpResponse:
    """Show a step of a lesson, and judge the answer to it."""
    lesson = _lesson_or_refuse(lesson_id)
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
        **answer_context(request, step.task),
    }
    return render_stage(request, "learn/step.html", context)
