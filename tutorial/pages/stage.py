"""The stage of lessons and puzzles: question, board, answer, feedback."""

from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, NamedTuple
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from rulesite.fragment import is_swapped, vary_by_fragment
from tutorial.answers import UnreadableAnswer
from tutorial.tasks.answered import beside
from tutorial.tasks.task import Field, Stepwise, Task

LONGEST_ECHO = 3
CORRECTED = {"mark", "checks", "fields"}
"""Forms of answers in several parts: whoever tries again goes on from what was sent."""


def answer_context(request: HttpRequest, task: Task) -> dict[str, Any]:
    """Judge what was sent, if anything, and prepare the stage.

    An answer that can't be read gets `refused`, one that can gets `feedback`.
    """
    values = values_sent(request, task)
    further = task.then(values) if isinstance(task, Stepwise) else None
    task = further or task
    context: dict[str, Any] = {
        "form": f"stage/answers/{task.form}.html",
        "task": task,
        "scene": task.scene(),
        "given": values,
        "fields": echoed(task, values),
    }
    if request.method != "POST" or further:
        return context
    context["typed"] = short(values[0]) if values else ""
    try:
        answer = task.read(values)
        feedback = task.judge(answer)
    except UnreadableAnswer as refusal:
        return context | {"refused": str(refusal)}
    if context["fields"] and not feedback.is_right:
        context["fields"] = corrected(task, values, tells=feedback.tells_fields)
    judged = {"answer": answer, "feedback": feedback, "after": feedback.scene}
    return context | judged | {"again": address_again(request, task, values)}


def values_sent(request: HttpRequest, task: Task) -> list[str]:
    """Return what is to be judged, or in the address what is to be corrected."""
    if request.method == "POST":
        return request.POST.getlist("answer")
    return request.GET.getlist("answer") if task.form in CORRECTED else []


def address_again(request: HttpRequest, task: Task, values: Sequence[str]) -> str:
    """Return where the same is asked again, with the parts of the answer as they were."""
    large = [("large", "1")] if is_large(request) else []
    parts = [("answer", value) for value in values] if task.form in CORRECTED else []
    query = urlencode([*large, *parts])
    return f"{request.path}?{query}" if query else request.path


class Echo(NamedTuple):
    """A field with what was sent for it, whether that is wrong, and if so what may be told."""

    field: Field
    value: str
    is_wrong: bool = False
    right: str = ""


def echoed(task: Task, values: Sequence[str]) -> list[Echo]:
    """Go through the fields of a task, if it has some, with what was sent."""
    fields: Sequence[Field] = getattr(task, "fields", ())
    sent = [*values[: len(fields)], *[""] * (len(fields) - len(values))]
    return [Echo(field, kept(field, value)) for field, value in zip(fields, sent, strict=True)]


def corrected(task: Task, values: Sequence[str], *, tells: bool) -> list[Echo]:
    """Mark the fields of a wrong answer that are wrong, and tell their right values if it may."""
    true = nearest(task, values)
    return [
        echo
        if plain(given) == plain(right)
        else echo._replace(is_wrong=True, right=beside(echo.field, right) if tells else "")
        for echo, given, right in zip(echoed(task, values), values, true, strict=True)
    ]


def kept(field: Field, value: str) -> str:
    """Return what was sent for a field if it could have been, else nothing."""
    if not field.options:
        return short(value)
    return value if value in {option.value for option in field.options} else ""


def nearest(task: Task, values: Sequence[str]) -> list[str]:
    """Return the right answer that differs least from one that could be read."""
    given = list(map(plain, values))

    def differing(right: list[str]) -> int:
        return sum(one != plain(other) for one, other in zip(given, right, strict=True))

    return min(task.solutions(), key=differing)


def plain(value: str) -> str:
    """Write a number without what does not count, anything else as it is."""
    text = value.strip()
    return str(int(text)) if text.isascii() and text.isdigit() else text


def short(text: str) -> str:
    """Return what was sent if it is short enough to be an answer, else nothing."""
    return text if len(text) <= LONGEST_ECHO and text.isprintable() else ""


def is_large(request: HttpRequest) -> bool:
    """Tell whether a page is to be read from the back of a room."""
    return "large" in request.GET


def keep_large(request: HttpRequest, address: str) -> str:
    """Return an address in the large view where the page itself is."""
    if not is_large(request):
        return address
    return f"{address}{'&' if '?' in address else '?'}large=1"


def other_size(request: HttpRequest) -> str:
    """Return where the same is asked in the large view, or out of it in the usual one."""
    query = request.GET.copy()
    if is_large(request):
        del query["large"]
    else:
        query["large"] = "1"
    query.pop("answer", None)
    return f"{request.path}?{query.urlencode()}" if query else request.path


def render_stage(request: HttpRequest, template: str, context: dict[str, Any]) -> HttpResponse:
    """Render a page, or for htmx its stage alone."""
    context = {
        "is_large": is_large(request),
        "large": keep_large(request, ""),
        "other_size": other_size(request),
        "main_class": "is-large" if is_large(request) else "",
    } | context
    is_fragment = request.method == "POST" and is_swapped(request)
    status = HTTPStatus.UNPROCESSABLE_ENTITY if "refused" in context else HTTPStatus.OK
    template = "stage/_stage.html" if is_fragment else template
    return vary_by_fragment(render(request, template, context, status=status))
