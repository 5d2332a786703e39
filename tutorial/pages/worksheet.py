"""Worksheets for paper, and the plan for a lesson with a group."""

from functools import partial
from http import HTTPStatus

from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import pgettext
from django.views.decorators.cache import never_cache

from rulesite.reference import read_only
from rulesite.refusal import Refusal
from tutorial.lessons import LESSONS
from tutorial.lessons.mastery import fresh_run
from tutorial.pages.way_back import back_to
from tutorial.practice.fixed_sheet import FIXED
from tutorial.practice.menu import menu
from tutorial.practice.selection import BadSelection, Selection
from tutorial.practice.worksheet import COUNTS, exercises
from tutorial.puzzles.seed import BASE36_SHAPE, base36

CLASSROOM = (*range(3, 8), *range(10, 15), 16)
"""Numbers of the lessons that fit into 45 minutes."""
COUNT = 6
"""Puzzles on a sheet if nothing is said."""


@read_only
def chooser(request: HttpRequest) -> HttpResponse:
    """Choose what goes on a sheet."""
    context = {
        "menu": menu(Selection.read_known(request.GET)),
        "counts": COUNTS,
        "count": count_of(request.GET) or COUNT,
        "fixed": FIXED.items(),
    }
    return render(request, "practice/worksheet.html", context)


@never_cache
@read_only
def sheet(request: HttpRequest) -> HttpResponse:
    """Show a sheet and its key; without a number, go to a fresh one."""
    count = count_of(request.GET)
    href = back_to("worksheet", request.GET, n=count or COUNT)
    refuse = partial(Refusal, href=href, label=_("Choose again"))
    seed = request.GET.get("seed", "")
    try:
        selection = Selection.read(request.GET)
    except BadSelection:
        selection, count = Selection(), None
    if count is None or not (not seed or BASE36_SHAPE.fullmatch(seed)):
        message = _("There is no such sheet. Please choose again what should be on it.")
        raise refuse(message, status=HTTPStatus.BAD_REQUEST)
    if not seed:
        query = "&".join(
            filter(None, [selection.query, f"n={count}", f"seed={base36(fresh_run())}"])
        )
        return redirect(f"{reverse('worksheet-sheet')}?{query}")
    found = list(exercises(selection, count, int(seed, 36)))
    if not found:
        raise refuse(_("No puzzle fits all of this. Please leave something open."))
    context = {
        "title": pgettext("worksheet", "Worksheet"),
        "exercises": found,
        "is_short": len(found) < count,
        "back": href,
    }
    return render(request, "practice/sheet.html", context)


def count_of(query: QueryDict) -> int | None:
    """Return how many puzzles a sheet is to have, or None where there is no such sheet."""
    counts = {str(count): count for count in COUNTS}
    return counts.get(query.get("n", str(COUNT)))


@read_only
def fixed(request: HttpRequest, name: str) -> HttpResponse:
    """Show a sheet that is the same for everyone."""
    if name not in FIXED:
        raise Refusal(
            _("There is no such sheet. Please choose again what should be on it."),
            href=reverse("worksheet"),
            label=_("To the worksheets"),
        )
    chosen = FIXED[name]
    found = chosen.exercises(
        pgettext("worksheet", "How many points does the new tile score?"),
        pgettext("worksheet", "The outlined tile has just come to the wall."),
    )
    context = {
        "title": chosen.title,
        "exercises": found,
        "mistakes": chosen.mistakes(),
        "back": reverse("worksheet"),
    }
    return render(request, "practice/sheet.html", context)


@read_only
def teachers(request: HttpRequest) -> HttpResponse:
    """Show a plan for 45 minutes with a group."""
    lessons = [lesson for lesson in LESSONS if lesson.number in CLASSROOM]
    context = {
        "first": [lesson for lesson in lessons if lesson.number < 9],
        "second": [lesson for lesson in lessons if 9 <= lesson.number < 15],
        "third": [lesson for lesson in lessons if lesson.number >= 15],
    }
    return render(request, "practice/teachers.html", context)
