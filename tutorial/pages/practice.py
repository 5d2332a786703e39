"""Puzzles: endless, each an address."""

from functools import partial
from http import HTTPStatus

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods

from rulesite.reference import read_only
from rulesite.refusal import Refusal
from tutorial.pages.stage import answer_context, render_stage
from tutorial.puzzles import PUZZLE_TYPES, PuzzleType, find_type
from tutorial.puzzles.seed import BadSeed, Seed


def _type_or_refuse(type_id: str) -> PuzzleType:
    puzzle_type = find_type(type_id)
    if puzzle_type is None:
        raise Refusal(
            _("There is no kind of puzzle with this name."),
            href=reverse("practice"),
            label=_("To the puzzles"),
        )
    return puzzle_type


def _seed_or_refuse(puzzle_type: PuzzleType, text: str) -> Seed:
    href = reverse("puzzle-new", args=[puzzle_type.id])
    refuse = partial(Refusal, href=href, label=_("Another puzzle of this kind"))
    try:
        seed = Seed.parse(text)
    except BadSeed:
        message = _(
            "No puzzle has this address. The address of a puzzle ends in version, level and"
            " number, for"
            " example {example}."
        )
        example = Seed(puzzle_type.version, 1, 12345)
        raise refuse(message.format(example=example)) from None
    if seed.level > puzzle_type.levels:
        message = _("There is no such level: this kind of puzzle has levels 1 to {last}.")
        raise refuse(message.format(last=puzzle_type.levels))
    if seed.version != puzzle_type.version:
        message = _(
            "The way these puzzles are made has changed, so this one can’t be shown any more."
        )
        raise refuse(message, status=HTTPStatus.GONE)
    return seed


@read_only
def contents(request: HttpRequest) -> HttpResponse:
    """List the kinds of puzzles."""
    kinds = [(kind, range(1, kind.levels + 1)) for kind in PUZZLE_TYPES]
    return render(request, "practice/contents.html", {"kinds": kinds})


@never_cache
@read_only
def new(request: HttpRequest, type_id: str) -> HttpResponse:
    """Go to a fresh puzzle of a kind; `?level=` chooses the level."""
    puzzle_type = _type_or_refuse(type_id)
    wanted = request.GET.get("level", "1")
    levels = {str(level): level for level in range(1, puzzle_type.levels + 1)}
    seed = Seed.fresh(puzzle_type.version, levels.get(wanted, 1))
    return redirect("puzzle", type_id=puzzle_type.id, seed=str(seed))


# An answer is judged and nothing is stored, so there is nothing to protect with a cookie.
@csrf_exempt
@require_http_methods(["GET", "HEAD", "POST"])
def puzzle(request: HttpRequest, type_id: str, seed: str) -> HttpResponse:
    """Show a puzzle, and judge the answer to it."""
    puzzle_type = _type_or_refuse(type_id)
    made_from = _seed_or_refuse(puzzle_type, seed)
    made = puzzle_type.make(made_from)
    context = {
        "puzzle_type": puzzle_type,
        "level": made_from.level,
        "levels": range(1, puzzle_type.levels + 1),
        "question": made.question,
        "text": made.text,
        "kicker": "practice/_kicker.html",
        "onward": "practice/_onward.html",
        **answer_context(request, made.task),
    }
    return render_stage(request, "practice/puzzle.html", context)
