"""The first round: its cover, the table, the end with a review. All of it is in the address."""

from functools import partial
from http import HTTPStatus
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST

from engine.moves import Move
from rulesite.fragment import is_swapped, vary_by_fragment
from rulesite.reference import read_only
from rulesite.refusal import Refusal
from tutorial.first_round import BadMoves, FirstRound, Stopped, play_round, read_moves
from tutorial.first_round.drawn import MOVES, TAKE, Table, ends, lead, remarks
from tutorial.learners import Record, record_of, remember
from tutorial.lessons.first_round import FIRST_ROUND
from tutorial.lessons.mastery import fresh_run
from tutorial.lessons.progress import next_lesson
from tutorial.tasks.taking import takes


@never_cache
@read_only
def cover(request: HttpRequest) -> HttpResponse:
    """Say how the round goes, and lead to a fresh one, or on when it has been played."""
    record = record_of(request)
    context = {
        "lesson": FIRST_ROUND,
        "is_done": record.lesson(FIRST_ROUND.id).is_done,
        "next_lesson": next_lesson(record),
    }
    return render(request, "learn/first_round_cover.html", context)


@never_cache
@read_only
def start(request: HttpRequest) -> HttpResponse:
    """Go to a fresh round."""
    return redirect("first-round-table", fresh_run())


@read_only
def table(request: HttpRequest, run: int) -> HttpResponse:
    """Show the round after the moves in the address, and with tiles in hand where they may go."""
    refuse = _refusal(run)
    code = request.GET.get(TAKE, "")
    try:
        played = play_round(run, _moves_or_refuse(request.GET.get(MOVES, ""), refuse))
    except Stopped as stopped:
        return _page(request, _refused(stopped, refuse), HTTPStatus.UNPROCESSABLE_ENTITY)
    if played.is_over:
        return _page(request, Table(played))
    legal = takes(played.position)
    if code and code not in legal:
        raise refuse(_("These tiles can’t be taken now."), status=HTTPStatus.BAD_REQUEST)
    return _page(request, Table(played, legal.get(code)))


# The learner's cookie stays away from what other sites send, and `remember` looks where it is from.
@csrf_exempt
@require_POST
def finish(request: HttpRequest, run: int) -> HttpResponse:
    """Note that the lesson is done, if the round has been played to its end."""
    refuse = _refusal(run)
    try:
        played = play_round(run, _moves_or_refuse(request.POST.get(MOVES, ""), refuse))
        is_over = played.is_over
    except Stopped:
        is_over = False
    if not is_over:
        text = _("This round is not played to its end yet.")
        raise refuse(text, status=HTTPStatus.BAD_REQUEST)
    response = redirect("learn")
    remember(request, response, _finished)
    return response


def _finished(record: Record) -> Record:
    known = record.lesson(FIRST_ROUND.id)
    return record.with_lesson(FIRST_ROUND.id, known.finished())


def _refusal(run: int) -> partial[Refusal]:
    href = reverse("first-round-table", args=[run])
    return partial(Refusal, href=href, label=_("This round from its start"))


def _moves_or_refuse(text: str, refuse: partial[Refusal]) -> tuple[Move, ...]:
    try:
        return read_moves(text)
    except BadMoves:
        message = _("This is no list of moves of this round.")
        raise refuse(message, status=HTTPStatus.BAD_REQUEST) from None


def _refused(stopped: Stopped, refuse: partial[Refusal]) -> Table:
    """Lay the table before a move that is not legal; only the last one can be chosen anew."""
    played = stopped.so_far
    pick = None if played.is_over else takes(played.position).get(str(stopped.move)[:-1])
    if pick is None or not stopped.is_last:
        message = _("The rules do not allow these moves in this round.")
        raise refuse(message, status=HTTPStatus.BAD_REQUEST)
    return Table(played, pick, stopped.reasons)


def _page(request: HttpRequest, table: Table, status: HTTPStatus = HTTPStatus.OK) -> HttpResponse:
    played = table.played
    moves, address = played.written(), reverse("first-round-table", args=[played.run])
    context = {
        "lesson": FIRST_ROUND,
        "table": table,
        "played": played,
        "run": played.run,
        "moves": moves,
        "address": address,
        "number": len(played.moves) + 1,
        "put_back": f"{address}?{MOVES}={moves}" if moves else address,
        "back": played.written(-1) if played.moves else None,
        **(_end(played) if played.is_over else {}),
    }
    template = "learn/_first_round.html" if is_swapped(request) else "learn/first_round.html"
    return vary_by_fragment(render(request, template, context, status=status))


def _end(played: FirstRound) -> dict[str, Any]:
    tiled = played.tiled()
    return {"ends": ends(tiled), "lead": lead(tiled), "remarks": remarks(played)}
