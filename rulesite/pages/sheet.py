"""Score sheets round by round: begun, and shown to whoever has the address."""

import json
from collections.abc import Callable
from http import HTTPStatus
from typing import Final
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods

from engine import NotationError
from engine.tiles import MAX_PLAYERS, MIN_PLAYERS
from rulesite.origin import is_own
from rulesite.private import private
from rulesite.reference import read_only
from rulesite.refusal import Refusal
from rulesite.score.sheet_view import sheet_view
from rulesite.score.storage import KEPT_DAYS, NoRoom, TooOften, find, keep
from rulesite.sheet import Sheet, reckon
from rulesite.wording.sheets import record_fault

View = Callable[..., HttpResponse]
PLAYERS: Final = range(MIN_PLAYERS, MAX_PLAYERS + 1)
LONGEST_SHOWN: Final = 400
"""How much of a text that is no record is given back."""


def changing(view: View) -> View:
    """Let a view be read and sent to; what may be changed is said by its address, not a cookie."""
    return csrf_exempt(require_http_methods(["GET", "HEAD", "POST"])(view))


def refusal(message: str, status: HTTPStatus) -> Refusal:
    """Make a refusal with a way to a new sheet."""
    return Refusal(
        message, status=status, href=reverse("score-new"), label=_("To a new score sheet")
    )


def no_sheet() -> Refusal:
    """Say that no sheet is kept under a key."""
    text = _("There is no score sheet here. It may have been deleted, or not been used for long.")
    return refusal(text, HTTPStatus.NOT_FOUND)


def too_often() -> Refusal:
    """Say that too much was sent."""
    text = _("Too much was sent from one place. Nothing was stored; please try again in an hour.")
    return refusal(text, HTTPStatus.TOO_MANY_REQUESTS)


@changing
@never_cache
def new(request: HttpRequest) -> HttpResponse:
    """Ask for players and side, or begin a sheet under an address of its own."""
    if request.method != "POST":
        return render(request, "score/new.html", {"players": PLAYERS, "kept_days": KEPT_DAYS})
    if not is_own(request):
        text = _("This form came from another site. Nothing was stored.")
        raise refusal(text, HTTPStatus.FORBIDDEN)
    try:
        keys = keep(request, _asked_sheet(request))
    except TooOften:
        raise too_often() from None
    except NoRoom:
        text = _("So many score sheets are kept that there is no room for another one.")
        raise refusal(text, HTTPStatus.SERVICE_UNAVAILABLE) from None
    return HttpResponseRedirect(reverse("score-edit", args=keys), status=HTTPStatus.SEE_OTHER)


def _asked_sheet(request: HttpRequest) -> Sheet:
    """Read what a new sheet begins with: a record, or players and side."""
    if "s" in request.POST:
        try:
            return Sheet.from_slug(request.POST["s"].strip())
        except NotationError as error:
            raise refusal(record_fault(error), HTTPStatus.BAD_REQUEST) from None
    players, side = request.POST.get("players", ""), request.POST.get("side", "c")
    if players not in map(str, PLAYERS) or side not in ("c", "g"):
        text = _("A score sheet is for {least} to {most} players, on one side of the boards.")
        message = text.format(least=MIN_PLAYERS, most=MAX_PLAYERS)
        raise refusal(message, HTTPStatus.BAD_REQUEST)
    return Sheet(int(players), side == "g")


@read_only
@private
def shown(request: HttpRequest, key: str) -> HttpResponse:
    """Show a kept sheet to whoever has its address."""
    kept = find(key)
    if kept is None:
        raise no_sheet()
    return _page(request, kept.sheet, kept.names, key)


@read_only
def record(request: HttpRequest) -> HttpResponse:
    """Show the sheet that a record in the address describes; nothing is stored."""
    written = request.GET.get("s", "").strip()
    if not written:
        return render(request, "score/record.html", {"written": "", "fault": ""})
    try:
        sheet = Sheet.from_slug(written)
    except NotationError as error:
        context = {"written": written[:LONGEST_SHOWN], "fault": record_fault(error)}
        status = HTTPStatus.UNPROCESSABLE_ENTITY
        return render(request, "score/record.html", context, status=status)
    return _page(request, sheet, (), "")


def _page(request: HttpRequest, sheet: Sheet, names: tuple[str, ...], key: str) -> HttpResponse:
    context = {
        "view": sheet_view(reckon(sheet), names),
        "sheet": sheet,
        "key": key,
        "record_address": record_address(sheet),
        "data": json.dumps(sheet.to_json()),
        "kept_days": KEPT_DAYS,
    }
    return render(request, "score/sheet.html", context)


def record_address(sheet: Sheet) -> str:
    """Return the address that holds a sheet whole."""
    return f"{reverse('score-record')}?{urlencode({'s': sheet.slug}, safe='|,;')}"
