"""Score sheets round by round: begun, told, corrected, shared by address, deleted."""

import json
from collections.abc import Callable, Sequence
from functools import wraps
from http import HTTPStatus
from typing import Any, Final
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods
from django_htmx.http import replace_url

from engine import NotationError
from engine.tiles import MAX_PLAYERS, MIN_PLAYERS
from rulesite.fragment import is_swapped, vary_by_fragment
from rulesite.origin import is_own
from rulesite.reference import read_only
from rulesite.refusal import Refusal
from rulesite.score.editing import TAP, Editing, Unreadable, called, editor_view, tapped
from rulesite.score.keeping import (
    KEPT_DAYS,
    LONGEST_NAME,
    Kept,
    Keys,
    NoRoom,
    Stale,
    TooOften,
    change,
    delete,
    find,
    keep,
    share_names,
)
from rulesite.score.told import FaultView, fault_view, sheet_view
from rulesite.sheet import Sheet, reckon
from rulesite.wording.reasons import seat_name
from rulesite.wording.sheets import record_fault

View = Callable[..., HttpResponse]
PLAYERS: Final = range(MIN_PLAYERS, MAX_PLAYERS + 1)


def private(view: View) -> View:
    """Keep a page out of caches and lists, and its address out of other sites' logs."""

    @wraps(view)
    def page(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        response = view(request, *args, **kwargs)
        response.headers["X-Robots-Tag"] = "noindex, nofollow"
        response.headers["Referrer-Policy"] = "no-referrer"
        return response

    return never_cache(page)


def changing(view: View) -> View:
    """Let a view be read and sent to; what may be changed is said by its address, not a cookie."""
    return csrf_exempt(require_http_methods(["GET", "HEAD", "POST"])(view))


def _refusal(message: str, status: HTTPStatus) -> Refusal:
    return Refusal(
        message, status=status, href=reverse("score-new"), label=_("To a new score sheet")
    )


def _no_sheet() -> Refusal:
    text = _("There is no score sheet here. It may have been deleted, or not been used for long.")
    return _refusal(text, HTTPStatus.NOT_FOUND)


def _unreadable() -> Refusal:
    text = _("What was sent does not describe a round of this game. Nothing was changed.")
    return _refusal(text, HTTPStatus.BAD_REQUEST)


def _too_often() -> Refusal:
    text = _("Too much was sent from one place. Nothing was stored; please try again in an hour.")
    return _refusal(text, HTTPStatus.TOO_MANY_REQUESTS)


@changing
@never_cache
def new(request: HttpRequest) -> HttpResponse:
    """Ask for players and side, or begin a sheet under an address of its own."""
    if request.method != "POST":
        return render(request, "score/new.html", {"players": PLAYERS, "kept_days": KEPT_DAYS})
    if not is_own(request):
        text = _("This form came from another site. Nothing was stored.")
        raise _refusal(text, HTTPStatus.FORBIDDEN)
    try:
        keys = keep(request, _asked_sheet(request))
    except TooOften:
        raise _too_often() from None
    except NoRoom:
        text = _("So many score sheets are kept that there is no room for another one.")
        raise _refusal(text, HTTPStatus.SERVICE_UNAVAILABLE) from None
    return HttpResponseRedirect(reverse("score-edit", args=keys), status=HTTPStatus.SEE_OTHER)


def _asked_sheet(request: HttpRequest) -> Sheet:
    """Read what a new sheet begins with: a record, or players and side."""
    if "s" in request.POST:
        try:
            return Sheet.from_slug(request.POST["s"].strip())
        except NotationError as error:
            raise _refusal(record_fault(error), HTTPStatus.BAD_REQUEST) from None
    players, side = request.POST.get("players", ""), request.POST.get("side", "c")
    if players not in map(str, PLAYERS) or side not in ("c", "g"):
        text = _("A score sheet is for {least} to {most} players, on one side of the boards.")
        message = text.format(least=MIN_PLAYERS, most=MAX_PLAYERS)
        raise _refusal(message, HTTPStatus.BAD_REQUEST)
    return Sheet(int(players), side == "g")


@read_only
@private
def shown(request: HttpRequest, key: str) -> HttpResponse:
    """Show a kept sheet to whoever has its address."""
    kept = find(key)
    if kept is None:
        raise _no_sheet()
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


LONGEST_SHOWN: Final = 400
"""How much of a text that is no record is given back."""


def _page(request: HttpRequest, sheet: Sheet, names: tuple[str, ...], key: str) -> HttpResponse:
    context = {
        "view": sheet_view(reckon(sheet), names),
        "sheet": sheet,
        "key": key,
        "record_address": _record_address(sheet),
        "data": json.dumps(sheet.to_json()),
        "kept_days": KEPT_DAYS,
    }
    return render(request, "score/sheet.html", context)


def _record_address(sheet: Sheet) -> str:
    return f"{reverse('score-record')}?{urlencode({'s': sheet.slug}, safe='|,;')}"


@changing
@private
def edit(request: HttpRequest, key: str, secret: str) -> HttpResponse:
    """Tell and correct rounds, share names, delete: for whoever has the edit address."""
    keys = Keys(key, secret)
    kept = find(*keys)
    if kept is None:
        raise _no_sheet()
    try:
        if request.method == "POST":
            return _changed(request, keys, kept)
        return vary_by_fragment(_told(request, keys, kept))
    except Unreadable:
        raise _unreadable() from None
    except TooOften:
        raise _too_often() from None


def _told(request: HttpRequest, keys: Keys, kept: Kept) -> HttpResponse:
    """Show a round being told; what was pressed leads to another address."""
    query = request.GET.dict()
    editing = Editing.read(kept.sheet, query)
    if TAP not in query:
        return _editor(request, keys, kept, editing)
    editing = tapped(editing, query[TAP])
    if not is_swapped(request):
        return HttpResponseRedirect(f"{_edit_address(keys, editing)}#{query[TAP]}")
    return _editor(request, keys, kept, editing)


def _edit_address(keys: Keys, editing: Editing | None = None) -> str:
    query = f"?{urlencode(editing.query, safe=':,')}" if editing else ""
    return reverse("score-edit", args=keys) + query


def _changed(request: HttpRequest, keys: Keys, kept: Kept) -> HttpResponse:
    """Do what a form asks for."""
    todo = request.POST.get("do", "")
    if todo == "save":
        return _saved(request, keys, kept)
    if todo == "undo":
        return _undone(request, keys, kept)
    if todo == "names":
        names = [request.POST.get(f"name{seat}", "") for seat in range(kept.sheet.players)]
        share_names(request, keys, names if "share" in request.POST else ())
        return _back(keys)
    if todo == "send":
        return _sent(request, keys, kept)
    if todo == "delete":
        return _deleted(request, keys)
    raise Unreadable("nothing to do")


def _back(keys: Keys) -> HttpResponse:
    return HttpResponseRedirect(_edit_address(keys), status=HTTPStatus.SEE_OTHER)


def _saved(request: HttpRequest, keys: Keys, kept: Kept) -> HttpResponse:
    """Save the round if the engine finds nothing against it."""
    editing = Editing.read(kept.sheet, request.POST.dict())
    entries = editing.entries
    if entries is None:
        text = _("Something is missing or does not fit. Nothing was saved yet.")
        return _editor(request, keys, kept, editing, text, HTTPStatus.UNPROCESSABLE_ENTITY)
    changed = kept.sheet.with_round(editing.number, entries)
    against = [one for one in reckon(changed).faults if one.round == editing.number]
    if against:
        name = called(kept.names, kept.sheet.players).__getitem__
        faults = [fault_view(one, name) for one in against]
        text = _("This round can’t have been so. Nothing was saved yet.")
        status = HTTPStatus.UNPROCESSABLE_ENTITY
        return _editor(request, keys, kept, editing, text, status, faults)
    return _exchanged(request, keys, kept, changed, editing)


def _undone(request: HttpRequest, keys: Keys, kept: Kept) -> HttpResponse:
    """Take the last round back; it can be told anew from where it was."""
    changed = kept.sheet.without_last()
    editing = Editing.read(kept.sheet, {"round": str(max(1, len(kept.sheet.rounds)))})
    return _exchanged(request, keys, kept, changed, editing, _edit_address(keys, editing))


def _sent(request: HttpRequest, keys: Keys, kept: Kept) -> HttpResponse:
    """Put in its place what was told of the sheet with no network, if nothing is against it."""
    try:
        sheet = Sheet.from_slug(request.POST.get("s", "").strip())
    except NotationError:
        raise Unreadable("no record") from None
    if (sheet.players, sheet.grey) != (kept.sheet.players, kept.sheet.grey):
        raise Unreadable("another game")
    editing = Editing.read(kept.sheet, {})
    against = reckon(sheet).faults
    if against:
        name = called(kept.names, kept.sheet.players).__getitem__
        faults = [fault_view(one, name) for one in against]
        text, status = _("Something can’t have been so"), HTTPStatus.UNPROCESSABLE_ENTITY
        return _editor(request, keys, kept, editing, text, status, faults)
    return _exchanged(request, keys, kept, sheet, editing)


def _exchanged(
    request: HttpRequest,
    keys: Keys,
    kept: Kept,
    changed: Sheet,
    editing: Editing,
    address: str = "",
) -> HttpResponse:
    try:
        change(request, keys, request.POST.get("state", ""), changed)
    except Stale:
        text = _(
            "The sheet was changed in another place meanwhile. Below it is as it is now; look"
            " whether your round still fits, then save it."
        )
        fresh = find(*keys) or kept
        return _editor(request, keys, fresh, editing, text, HTTPStatus.CONFLICT)
    return HttpResponseRedirect(address or _edit_address(keys), status=HTTPStatus.SEE_OTHER)


def _deleted(request: HttpRequest, keys: Keys) -> HttpResponse:
    """Delete the sheet if that was confirmed."""
    if "sure" not in request.POST:
        text = _("Tick the box to delete the sheet. Nothing was deleted.")
        raise Refusal(
            text,
            status=HTTPStatus.UNPROCESSABLE_ENTITY,
            href=f"{_edit_address(keys)}#delete",
            label=_("Back to the sheet"),
        )
    delete(keys)
    return render(request, "score/deleted.html", {"key": keys.key})


def _editor(
    request: HttpRequest,
    keys: Keys,
    kept: Kept,
    editing: Editing,
    message: str = "",
    status: HTTPStatus = HTTPStatus.OK,
    faults: Sequence[FaultView] = (),
) -> HttpResponse:
    """Render the page of a round being told, or what changes of it."""
    is_part = is_swapped(request)
    context = _context(keys, kept, editing) | {"message": message, "faults": faults}
    template = "score/_swapped.html" if is_part else "score/edit.html"
    response = render(request, template, context, status=status)
    if is_part:
        replace_url(response, _edit_address(keys, editing))
    return response


def _context(keys: Keys, kept: Kept, editing: Editing) -> dict[str, Any]:
    counted = reckon(kept.sheet)
    names = called(kept.names, kept.sheet.players)
    is_telling = editing.is_correction or not counted.is_over
    return {
        "view": sheet_view(counted, kept.names),
        "sheet": kept.sheet,
        "state": kept.state,
        "key": keys.key,
        "player_letters": " | ".join(seat_name(seat) for seat in range(len(names))),
        "given": [kept.names[at] if at < len(kept.names) else "" for at in range(len(names))],
        "shares_names": bool(kept.names),
        "editing": editing,
        "editor": editor_view(editing, names) if is_telling else None,
        "fields": editing.query,
        "edit_address": _edit_address(keys),
        "address": reverse("score-sheet", args=[keys.key]),
        "record_address": _record_address(kept.sheet),
        "data": json.dumps(kept.sheet.to_json()),
        "longest_name": LONGEST_NAME,
        "kept_days": KEPT_DAYS,
    }
