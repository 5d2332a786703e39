"""Live examples: what is asked stands in the address, so nothing is stored."""

from http import HTTPStatus
from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django_htmx.http import replace_url

from rulesite.fragment import is_swapped, vary_by_fragment
from rulesite.live import KINDS, TAP, Example, LiveView, Unreadable, start
from rulesite.reference import read_only
from rulesite.refusal import Refusal
from rulesite.rulebook.citation import cite


def titles() -> dict[str, str]:
    """Return the heading of each kind of example."""
    return {
        "score": _("Try it: score a tile"),
        "floor": _("Try it: the floor line"),
        "bonus": _("Try it: end bonuses"),
        "tiling": _("Try it: the order of wall-tiling"),
    }


def _start_or_refuse(kind: str, unit: str) -> Example:
    if kind not in KINDS:
        raise Refusal(
            _("There is no example of this kind."),
            href=reverse("rules"),
            label=_("To the contents of the rules"),
        )
    found = start(unit or KINDS[kind])
    if found is None or found.kind != kind:
        raise _unreadable(kind)
    return found


def _unreadable(kind: str) -> Refusal:
    return Refusal(
        _("The address does not describe an example that can be counted."),
        status=HTTPStatus.BAD_REQUEST,
        href=reverse("live", args=[kind]),
        label=_("To an example that works"),
    )


def _read_or_refuse(request: HttpRequest, first: Example) -> Example:
    try:
        found = first.read(request.GET.dict(), first)
        return found.tapped(request.GET[TAP]) if TAP in request.GET else found
    except Unreadable:
        raise _unreadable(first.kind) from None


@read_only
def example(request: HttpRequest, kind: str) -> HttpResponse:
    """Show an example as its address describes it; what was pressed leads to another address."""
    unit = request.GET.get("unit", "")
    first = _start_or_refuse(kind, unit)
    found = _read_or_refuse(request, first)
    here = found.address(unit)
    if is_swapped(request):
        response = render(request, "live/_swapped.html", _context(found, first, unit))
        replace_url(response, here)
    elif TAP in request.GET:
        response = HttpResponseRedirect(f"{here}#{request.GET[TAP]}")
    else:
        response = render(request, "live/example.html", _context(found, first, unit))
    return vary_by_fragment(response)


def _context(found: Example, first: Example, unit: str) -> dict[str, Any]:
    view: LiveView = found.view()
    return {
        "title": titles()[found.kind],
        "example": view,
        "fields": ({"unit": unit} if unit else {}) | found.query,
        "unit": cite(unit or KINDS[found.kind]),
        "action": reverse("live", args=[found.kind]),
        "citations": [cite(rule) for rule in view.rules],
        "reset": first.address(unit),
        "empty": found.emptied().address(unit),
    }
