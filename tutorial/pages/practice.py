"""Puzzles: endless, each an address."""

from dataclasses import replace
from functools import partial
from http import HTTPStatus
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
from tutorial.learners import record_of
from tutorial.pages.item import item_context, remember_answer
from tutorial.pages.puzzle_address import level_or_refuse, seed_or_refuse, type_or_refuse
from tutorial.pages.stage import keep_large, render_stage
from tutorial.pages.way_back import back_to
from tutorial.practice.menu import menu
from tutorial.practice.next_puzzle import chosen
from tutorial.practice.selection import BadSelection, Selection
from tutorial.practice.twin import twin_of
from tutorial.puzzles import PuzzleType
from tutorial.puzzles.seed import Seed

MOST_SUSPECTS = 12


@read_only
def contents(request: HttpRequest) -> HttpResponse:
    """Offer a puzzle at once, and behind it all that can be chosen."""
    selection = Selection.read_known(request.GET)
    return render(request, "practice/contents.html", {"menu": menu(selection)})


@never_cache
@read_only
def mix(request: HttpRequest) -> HttpResponse:
    """Go to a fresh puzzle out of what is selected."""
    back = partial(Refusal, href=back_to("practice", request.GET), label=_("Choose again"))
    try:
        selection = Selection.read(request.GET)
    except BadSelection:
        message = _("This selection has something in it that is not on offer. Please choose again.")
        raise back(message, status=HTTPStatus.BAD_REQUEST) from None
    found = chosen(selection, record_of(request), after=request.GET.get("after", ""))
    if found is None:
        raise back(_("No puzzle fits all of this. Please leave something open."))
    kind, seed = found
    address = reverse("puzzle", args=[kind.id, str(seed)])
    address = f"{address}?{selection.query}" if selection.query else f"{address}?mix=1"
    return redirect(keep_large(request, address))


@never_cache
@read_only
def new(request: HttpRequest, type_id: str) -> HttpResponse:
    """Go to a fresh puzzle of a kind; `?level=` chooses the level.

    With `?twin=` it is one that shows the misreadings named; without, one that tells most about
    what the learner's answers leave open. With `?of=` it is of the level of that puzzle, and the
    rest of the address is the selection that led there. What `?after=` names does not come again.
    """
    puzzle_type = type_or_refuse(type_id)
    of = seed_or_refuse(puzzle_type, request.GET["of"]) if "of" in request.GET else None
    level = of.level if of else level_or_refuse(puzzle_type, request.GET.get("level") or "1")
    led = mixed(request) if of else None
    wanted = replace(led or Selection(), types=(puzzle_type.id,), levels=(level,))
    seed = twin_named(request, puzzle_type, wanted, of) or another_of(request, puzzle_type, wanted)
    address = reverse("puzzle", args=[puzzle_type.id, str(seed)])
    return redirect(keep_large(request, f"{address}?{led.query or 'mix=1'}" if led else address))


def twin_named(
    request: HttpRequest, kind: PuzzleType, wanted: Selection, of: Seed | None
) -> Seed | None:
    """Draw a puzzle that shows the misreadings that an address names, if it does."""
    suspects = request.GET.get("twin", "").split(".", MOST_SUSPECTS)[:MOST_SUSPECTS]
    return twin_of(kind, wanted, suspects, of) if suspects != [""] else None


def another_of(request: HttpRequest, kind: PuzzleType, wanted: Selection) -> Seed:
    """Draw a puzzle that tells most about what the learner's answers leave open."""
    found = chosen(wanted, record_of(request), after=request.GET.get("after", ""))
    return found[1] if found else Seed.fresh(kind.version, *wanted.levels)


# The learner's cookie stays away from what other sites send, and `remember` looks where it is from.
@csrf_exempt
@require_http_methods(["GET", "HEAD", "POST"])
def puzzle(request: HttpRequest, type_id: str, seed: str) -> HttpResponse:
    """Show a puzzle; judge the answer to it, and remember what it tells."""
    puzzle_type = type_or_refuse(type_id)
    made_from = seed_or_refuse(puzzle_type, seed)
    context = item_context(request, puzzle_type, made_from)
    context |= {
        "others": other_levels(request, puzzle_type, made_from.level),
        "kicker": "practice/_kicker.html",
        "onward": "practice/_onward.html",
        "another": keep_large(request, another(request, puzzle_type, made_from)),
        "choose_again": choose_again(request),
        "twin": twin(request, puzzle_type, made_from, context),
    }
    response = render_stage(request, "practice/puzzle.html", context)
    remember_answer(request, response, context)
    return response


def another(request: HttpRequest, kind: PuzzleType, seed: Seed) -> str:
    """Return where the next puzzle is: of the selection that led here, or of this kind."""
    selection = mixed(request)
    if selection is None:
        return f"{reverse('puzzle-new', args=[kind.id])}?level={seed.level}&after={seed}"
    led = f"{selection.query}&" if selection.query else ""
    return f"{reverse('practice-mix')}?{led}after={seed}"


def other_levels(request: HttpRequest, kind: PuzzleType, level: int) -> list[tuple[int, str]]:
    """List the other levels and where they are: of what led here, as far as it has them."""
    others = [other for other in range(1, kind.levels + 1) if other != level]
    selection = mixed(request)
    if selection is None:
        new = reverse("puzzle-new", args=[kind.id])
        found = [(other, f"{new}?level={other}") for other in others]
    else:
        wanted = [(other, replace(selection, levels=(other,))) for other in others]
        mix = reverse("practice-mix")
        found = [(other, f"{mix}?{one.query}") for other, one in wanted if one.kinds()]
    return [(other, keep_large(request, href)) for other, href in found]


def mixed(request: HttpRequest) -> Selection | None:
    """Return the selection that led to a puzzle, if one did."""
    selection = Selection.read_known(request.GET)
    return selection if selection.query or "mix" in request.GET else None


def choose_again(request: HttpRequest) -> str:
    """Return where the selection that led to a puzzle can be changed, or nothing."""
    selection = mixed(request)
    if not selection or not selection.query:
        return ""
    return f"{keep_large(request, back_to('practice', request.GET))}#choose"


def twin(request: HttpRequest, kind: PuzzleType, seed: Seed, context: dict[str, Any]) -> str:
    """Return where a twin of a puzzle answered wrongly is, or nothing.

    It is of the same kind and level, shows the misreadings suspected, if there are some, and goes
    on with the selection that led here.
    """
    feedback = context.get("feedback")
    if not feedback or feedback.is_right:
        return ""
    selection, suspects = mixed(request), ".".join(feedback.suspects[:MOST_SUSPECTS])
    if selection is None and not suspects:
        return keep_large(request, another(request, kind, seed))
    led = (selection.query or "mix=1") if selection else ""
    named = f"twin={suspects}" if suspects else ""
    asked = "&".join(filter(None, [led, f"of={seed}", named]))
    return keep_large(request, f"{reverse('puzzle-new', args=[kind.id])}?{asked}")
