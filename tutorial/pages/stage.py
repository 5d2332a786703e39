"""The stage of lessons and puzzles: question, board, answer, feedback."""

from collections.abc import Sequence
from http import HTTPStatus
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.cache import patch_vary_headers

from tutorial.answers import UnreadableAnswer
from tutorial.tasks.task import Field, Stepwise, Task

LONGEST_ECHO = 3


def answer_context(request: HttpRequest, task: Task) -> dict[str, Any]:
    """Judge what was sent, if anything, and prepare the stage.

    An answer that can't be read gets `refused`, one that can gets `feedback`.
    """
    values = request.POST.getlist("answer") if request.method == "POST" else []
    further = task.then(values) if isinstance(task, Stepwise) else None
    task = further or task
    context: dict[str, Any] = {
        "form": f"stage/answers/{task.form}.html",
        "task": task,
        "scene": task.scene(),
        "given": values,
        "fields": echoed(getattr(task, "fields", ()), values),
    }
    if request.method != "POST" or further:
        return context
    context["typed"] = short(values[0]) if values else ""
    try:
        answer = task.read(values)
        feedback = task.judge(answer)
    except UnreadableAnswer as refusal:
        return context | {"refused": str(refusal)}
    return context | {"answer": answer, "feedback": feedback, "after": feedback.scene}


def echoed(fields: Sequence[Field], values: Sequence[str]) -> list[tuple[Field, str]]:
    """Pair each field with what was sent for it."""
    sent = [short(value) for value in values[: len(fields)]]
    return list(zip(fields, sent + [""] * (len(fields) - len(sent)), strict=True))


def short(text: str) -> str:
    """Return what was sent if it is short enough to be an answer, else nothing."""
    return text if len(text) <= LONGEST_ECHO and text.isprintable() else ""


def render_stage(request: HttpRequest, template: str, context: dict[str, Any]) -> HttpResponse:
    """Render a page, or for htmx its stage alone."""
    is_large = "large" in request.GET
    context = {"is_large": is_large, "main_class": "is-large" if is_large else ""} | context
    is_fragment = request.method == "POST" and getattr(request, "htmx", False)
    status = HTTPStatus.UNPROCESSABLE_ENTITY if "refused" in context else HTTPStatus.OK
    response = render(
        request, "stage/_stage.html" if is_fragment else template, context, status=status
    )
    patch_vary_headers(response, ["HX-Request"])
    return response
