"""The tools for the table: what is asked stands in the address, and nothing is stored."""

from collections.abc import Mapping
from http import HTTPStatus
from typing import NamedTuple

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache

from engine.tiles import MAX_PLAYERS, MIN_PLAYERS, TILES
from rulesite.pages.quick_reference import setup_rows
from rulesite.pages.table import STARTER_RULE
from rulesite.reference import read_only
from rulesite.refusal import Refusal
from rulesite.reports import cleaned
from rulesite.rulebook import find_unit
from rulesite.rulebook.citation import Citation, cite
from rulesite.table_tools.asking import LONGEST, PLAYERS, Unreadable, read_players, read_tiles
from rulesite.table_tools.draw import draw_starter
from rulesite.table_tools.phases import PHASES
from rulesite.table_tools.refilling import Impossible, Refilling, bags_before_lid, refilling
from rulesite.wording import refills, setup

BAG, LID = "bag", "lid"
FIELDS = (BAG, LID)


class Fault(NamedTuple):
    """Say what is wrong with what was typed, and in which fields."""

    message: str
    fields: tuple[str, ...]


class Choice(NamedTuple):
    """A number of players to choose on the checklist."""

    label: str
    href: str
    is_chosen: bool


class Answer(NamedTuple):
    """Hold what filling the displays comes to, in words."""

    verdict: str
    steps: tuple[str, ...]
    notes: tuple[str, ...]
    amounts: tuple[int, ...]
    citations: tuple[Citation, ...]


def asked_players(request: HttpRequest, name: str) -> int | None:
    """Return the number of players asked for, None if it is not said; refuse any other."""
    if "players" not in request.GET:
        return None
    try:
        return read_players(request.GET["players"])
    except Unreadable:
        text = _("The game in the box is for {least} to {most} players.")
        raise Refusal(
            text.format(least=MIN_PLAYERS, most=MAX_PLAYERS),
            status=HTTPStatus.BAD_REQUEST,
            href=reverse(name),
            label=_("Choose the number of players"),
        ) from None


@never_cache
@read_only
def start(request: HttpRequest) -> HttpResponse:
    """Draw who starts, anew each time; without a number of players, ask for it."""
    players = asked_players(request, "table-start")
    context = {
        "draw": draw_starter(players) if players else None,
        "players": list(PLAYERS),
        "starter": find_unit(STARTER_RULE).unit,
        "citations": [cite(STARTER_RULE), cite("marker-center"), cite("marker-starts")],
    }
    return render(request, "table/start.html", context)


@read_only
def checklist(request: HttpRequest) -> HttpResponse:
    """Show the phases of a round to tick off, with the displays for the number of players."""
    players = asked_players(request, "table-checklist")
    context = {
        "phases": PHASES,
        "setup": [row for row in setup_rows() if players in (None, row.players)],
        "chosen": players,
        "choices": choices(players),
        "last": PHASES[-1],
    }
    return render(request, "table/checklist.html", context)


def choices(chosen: int | None) -> list[Choice]:
    """List the numbers of players; each leads to the phase that lays out displays."""
    address = reverse("table-checklist")
    return [
        Choice(
            setup.players(number),
            f"{address}?players={code}#{PHASES[-1].stage.id}",
            number == chosen,
        )
        for code, number in PLAYERS.items()
    ]


@read_only
def refill(request: HttpRequest) -> HttpResponse:
    """Tell how the displays are filled from a bag and a lid; without numbers, ask for them."""
    players = asked_players(request, "table-refill")
    typed = {name: request.GET.get(name, "") for name in FIELDS}
    answer, fault = None, None
    if any(name in request.GET for name in FIELDS):
        answer, fault = answered(players, typed)
    context = {
        "chosen": players,
        "players": list(PLAYERS),
        "typed": {name: cleaned(text)[:LONGEST] for name, text in typed.items()},
        "longest": LONGEST,
        "fault": fault,
        "answer": answer,
        "rounds": [(number, bags_before_lid(number)) for number in PLAYERS.values()],
        "citations": [cite("refill"), cite("lid-return"), cite("bag-count")],
    }
    status = HTTPStatus.UNPROCESSABLE_ENTITY if fault else HTTPStatus.OK
    return render(request, "table/refill.html", context, status=status)


def answered(
    players: int | None, typed: Mapping[str, str]
) -> tuple[Answer, None] | tuple[None, Fault]:
    """Let the engine fill the displays, or say what keeps it from doing so."""
    if players is None:
        return None, Fault(_("Please choose the number of players."), ("players",))
    counts: dict[str, int] = {}
    for name, text in typed.items():
        try:
            counts[name] = read_tiles(text)
        except Unreadable:
            continue
    if wrong := tuple(name for name in FIELDS if name not in counts):
        text = _("Please give whole numbers from 0 to {most}.")
        return None, Fault(text.format(most=TILES), wrong)
    try:
        return told(refilling(players, counts[BAG], counts[LID])), None
    except Impossible as error:
        message = refills.impossible_stock(error.total, error.least, error.most)
        return None, Fault(message, FIELDS)


def told(found: Refilling) -> Answer:
    """Put what filling the displays comes to into words."""
    return Answer(
        refills.refill_verdict(
            is_full=found.is_full, has_lid_returned=found.has_lid_returned, dealt=found.dealt
        ),
        tuple(steps(found)),
        tuple(notes(found)),
        found.amounts,
        tuple(cite(rule) for rule in found.rules),
    )


def steps(found: Refilling) -> list[str]:
    """Say what is to be done, one thing after the other."""
    from_bag = [refills.from_bag(found.from_bag)] if found.from_bag else []
    if not found.has_lid_returned:
        return from_bag
    return [*from_bag, refills.lid_into_bag(found.lid), refills.drawn_on(found.from_lid)]


def notes(found: Refilling) -> list[str]:
    """Say which displays go short, and what is left."""
    short = [refills.short_display(number, tiles) for number, tiles in found.short]
    empty = [refills.empty_displays(found.empty)] if found.empty and found.dealt else []
    return [*short, *empty, refills.left_over(sum(found.deal.bag), sum(found.deal.lid))]
