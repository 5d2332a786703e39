"""The final score in one go: everything in the address, nothing stored."""

import re
from http import HTTPStatus
from typing import Any, Final, NamedTuple

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import pgettext
from django_htmx.http import replace_url

from engine.notation import SEATS
from engine.tiles import COLORS, MAX_PLAYERS
from rulesite.fragment import is_swapped, vary_by_fragment
from rulesite.reference import read_only
from rulesite.refusal import Refusal
from rulesite.rulebook.citation import cite
from rulesite.score.editing import Button
from rulesite.score.final import (
    COUNTED,
    PLAYERS,
    TAP,
    By,
    Finish,
    Unreadable,
    answered,
    editor_wall,
    tapped,
)
from rulesite.wording.reasons import seat_name
from rulesite.wording.sheets import players_refused
from rulesite.wording.tiles import color_name

TURNS_PAGE: Final = ("result", "seat-")
MANY: Final = re.compile(r"[5-9]", re.ASCII)


class CountField(NamedTuple):
    """A field for one player's number of rows, columns or colors."""

    name: str
    label: str
    value: str


@read_only
def score(request: HttpRequest) -> HttpResponse:
    """Show what is told and what it comes to; what was pressed leads to another address."""
    query = request.GET.dict()
    if MANY.fullmatch(query.get("players", "")):
        return _too_many(request, int(query["players"]))
    try:
        final = Finish.read(query)
        if TAP in query:
            final = tapped(final, query[TAP])
    except Unreadable:
        raise _unreadable() from None
    if TAP in query and not is_swapped(request):
        where = "result-part" if final.is_asked else query[TAP]
        response: HttpResponse = HttpResponseRedirect(f"{final.address}#{where}")
    else:
        response = _page(request, final, query.get(TAP, ""))
    return vary_by_fragment(response)


def _too_many(request: HttpRequest, players: int) -> HttpResponse:
    """Say kindly that so many can't play with the box, and cite the rule."""
    context = {
        "sentence": players_refused(players),
        "citation": cite("player-count"),
        "most": MAX_PLAYERS,
    }
    return render(request, "score/many.html", context)


def _unreadable() -> Refusal:
    return Refusal(
        _("The address does not describe a final score."),
        status=HTTPStatus.BAD_REQUEST,
        href=reverse("score"),
        label=_("Count a score"),
    )


def _page(request: HttpRequest, final: Finish, code: str) -> HttpResponse:
    answer = answered(final) if final.is_asked else None
    is_wrong = answer is not None and bool(answer.troubles)
    status = HTTPStatus.UNPROCESSABLE_ENTITY if is_wrong else HTTPStatus.OK
    context = _context(final) | {"answer": answer}
    is_part = is_swapped(request)
    template = "score/_final_swapped.html" if is_part else "score/final.html"
    response = render(request, template, context, status=status)
    if is_part:
        replace_url(response, final.address)
        if code.startswith(TURNS_PAGE):
            response.headers["HX-Reswap"] = "innerHTML show:#final:top"
    return response


def _context(final: Finish) -> dict[str, Any]:
    seats = range(len(final.hands))
    own = {"seat", "part", *(name for name in final.query if _is_field(final, name))}
    return {
        "final": final,
        "fields": {name: value for name, value in final.query.items() if name not in own}
        | {"seat": SEATS[final.seat]},
        "address": final.address,
        "players": [Button(f"players-{n}", str(n), n == len(final.hands)) for n in PLAYERS],
        "sides": [
            Button("side-c", pgettext("side of the boards", "Coloured"), not final.grey),
            Button("side-g", pgettext("side of the boards", "Grey"), final.grey),
        ],
        "ways": [
            Button("by-wall", _("Tap the walls"), final.by is By.WALL),
            Button("by-counts", _("Type the counts"), final.by is By.COUNTS),
        ],
        "seats": [Button(f"seat-{SEATS[at]}", seat_name(at), at == final.seat) for at in seats],
        "palette": [
            Button(f"brush-{color}", color_name(color), color == final.brush, color)
            for color in COLORS
        ],
        "wall": editor_wall(final),
        "score_field": CountField(f"s{SEATS[final.seat]}", "", final.hands[final.seat].score),
        "counted": [(seat_name(at), _count_fields(final, at)) for at in seats],
        "following": f"seat-{SEATS[final.seat + 1]}" if final.seat + 1 in seats else "",
        "following_name": seat_name(final.seat + 1) if final.seat + 1 in seats else "",
    }


def _is_field(final: Finish, name: str) -> bool:
    """Tell whether a part of the address stands in a field that is shown."""
    if final.by is By.COUNTS:
        return name[:-1] in ("s", *COUNTED)
    return name == f"s{SEATS[final.seat]}"


def _count_fields(final: Finish, seat: int) -> list[CountField]:
    labels = (_("Rows"), _("Columns"), _("Colours"))
    hand, letter = final.hands[seat], SEATS[seat]
    return [
        CountField(f"s{letter}", _("Score before bonuses"), hand.score),
        *(
            CountField(f"{name}{letter}", label, count)
            for name, label, count in zip(COUNTED, labels, hand.counts, strict=True)
        ),
    ]
