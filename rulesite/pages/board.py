"""Any position set up by taps or notation, and questions about it: everything in the address."""

from dataclasses import replace
from http import HTTPStatus
from typing import Any, NamedTuple

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django_htmx.http import replace_url

from engine import NotationError
from rulesite.fragment import is_swapped, vary_by_fragment
from rulesite.reference import read_only
from rulesite.refusal import Refusal
from rulesite.situation import Part, Situation, Unfit, Unreadable
from rulesite.situation.asking import answered, both_readings
from rulesite.situation.editor import editor_view
from rulesite.situation.situation import TAP
from rulesite.situation.taps import tapped, with_fields
from rulesite.situation.typed import fault_of_field, shown_typed
from rulesite.wording.notation import notation_fault

TURNS_PAGE = ("part-", "ask-", "may-", "players-")
"""Beginnings of what leads to another part, which is read from its top."""


class Fault(NamedTuple):
    """Say what can't be read: sentences, and the field in which it was typed."""

    sentences: tuple[str, ...]
    field: str
    typed: str = ""


@read_only
def board(request: HttpRequest) -> HttpResponse:
    """Show a position with its answer; what was pressed leads to another address."""
    query = request.GET.dict()
    try:
        situation, fault = _situation(query)
        has_moved = TAP in query and fault is None
        if has_moved and not is_swapped(request):
            response: HttpResponse = HttpResponseRedirect(f"{situation.address}#{query[TAP]}")
        else:
            response = _page(request, situation, fault)
    except Unreadable:
        raise _unreadable() from None
    return vary_by_fragment(response)


def _situation(query: dict[str, str]) -> tuple[Situation, Fault | None]:
    """Read what an address says and carry out what was pressed; raise Unreadable."""
    try:
        situation = Situation.read(query)
    except NotationError as error:
        fault = Fault(notation_fault(error), "p", shown_typed(query["p"]))
        return Situation(part=Part.GAME), fault
    try:
        changed = with_fields(situation, query)
        return (tapped(changed, query[TAP]) if TAP in query else changed), None
    except Unfit as error:
        return situation, _unfit(error.field, query[error.field])


def _unfit(field: str, typed: str) -> Fault:
    return Fault((fault_of_field(field),), field, shown_typed(typed))


def _unreadable() -> Refusal:
    return Refusal(
        _("The address does not describe a board that can be asked about."),
        status=HTTPStatus.BAD_REQUEST,
        href=reverse("board"),
        label=_("To an empty board"),
    )


def _page(request: HttpRequest, situation: Situation, fault: Fault | None) -> HttpResponse:
    """Render the whole page or what changes of it."""
    context = _context(situation, fault)
    status = HTTPStatus.UNPROCESSABLE_ENTITY if context["fault"] else HTTPStatus.OK
    is_part = is_swapped(request)
    template = "situation/_swapped.html" if is_part else "situation/situation.html"
    response = render(request, template, context, status=status)
    if is_part:
        replace_url(response, situation.address)
        if request.GET.get(TAP, "").startswith(TURNS_PAGE):
            response.headers["HX-Reswap"] = "innerHTML show:#situation:top"
    return response


def _context(situation: Situation, fault: Fault | None) -> dict[str, Any]:
    answer, both = None, None
    if situation.part is Part.ASK:
        answer = answered(situation)
        try:
            both = both_readings(situation)
        except Unfit as error:
            fault = _unfit(error.field, getattr(situation, error.field))
            both = both_readings(replace(situation, first="", second=""))
    return {
        "situation": situation,
        "editor": editor_view(situation),
        "answer": answer,
        "both": both,
        "fault": fault,
        "fields": situation.query,
        "address": situation.address,
        "bag_total": sum(situation.position.bag),
        "lid_total": sum(situation.position.lid),
    }
