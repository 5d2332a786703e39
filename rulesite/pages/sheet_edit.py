"""Score sheets round by round: told, corrected, sent, deleted, by whoever has the edit address."""

import json
from collections.abc import Mapping, Sequence
from http import HTTPStatus
from itertools import zip_longest
from typing import Any, Final
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django_htmx.http import HttpResponseClientRedirect, replace_url

from engine import NotationError
from engine.notation import SEATS
from rulesite.fragment import is_swapped, vary_by_fragment
from rulesite.pages.sheet import changing, no_sheet, record_address, too_often
from rulesite.private import private
from rulesite.refusal import Refusal
from rulesite.score.editing import TAP, Editing, NoSuchRound, Unreadable, tapped
from rulesite.score.editor_view import editor_view
from rulesite.score.news import DONE, Deed, Done, News, news, unsaved
from rulesite.score.sheet_view import FaultView, called, fault_view, sheet_view
from rulesite.score.storage import (
    KEPT_DAYS,
    LONGEST_NAME,
    Kept,
    Keys,
    Stale,
    TooOften,
    change,
    delete,
    find,
    share_names,
    state_of,
)
from rulesite.sheet import Sheet, reckon

GOES: Final = ("put-", "clear")
"""What is not there any more once it has been pressed."""


@changing
@private
def edit(request: HttpRequest, key: str, secret: str) -> HttpResponse:
    """Tell and correct rounds, share names, delete: for whoever has the edit address."""
    keys = Keys(key, secret)
    kept = find(*keys)
    if kept is None:
        raise no_sheet()
    try:
        if request.method == "POST":
            return _changed(request, keys, kept)
        return vary_by_fragment(_told(request, keys, kept))
    except Unreadable:
        raise _unreadable(keys) from None
    except TooOften:
        raise too_often() from None


def _unreadable(keys: Keys) -> Refusal:
    text = _("What was sent does not describe a round of this game. Nothing was changed.")
    return Refusal(
        text,
        status=HTTPStatus.BAD_REQUEST,
        href=_edit_address(keys),
        label=_("Back to the sheet"),
    )


def _told(request: HttpRequest, keys: Keys, kept: Kept) -> HttpResponse:
    """Show a round being told; what was pressed leads to another address."""
    query = request.GET.dict()
    try:
        editing = Editing.read(kept.sheet, query)
    except NoSuchRound:
        if is_swapped(request):
            return HttpResponseClientRedirect(request.get_full_path())
        return _outdated(request, keys, kept, query)
    if TAP not in query:
        return _editor(request, keys, kept, editing)
    editing = tapped(editing, query[TAP])
    if not is_swapped(request):
        return HttpResponseRedirect(
            f"{_edit_address(keys, editing)}#{_anchor(editing, query[TAP])}"
        )
    return _editor(request, keys, kept, editing)


def _anchor(editing: Editing, code: str) -> str:
    """Name where to go on: at what was pressed, or at the player's board if that is gone then."""
    return f"seat-{SEATS[editing.seat]}" if code.startswith(GOES) else code


def _edit_address(keys: Keys, editing: Editing | None = None) -> str:
    query = f"?{urlencode(editing.query, safe=':,')}" if editing else ""
    return reverse("score-edit", args=keys) + query


def _done_address(
    keys: Keys, deed: Deed, after: Sheet, number: int | None = None, editing: Editing | None = None
) -> str:
    """Write the address that says what was done; without a number it was done to all rounds."""
    done = Done(deed, len(after.rounds) if number is None else number, state_of(after))
    return f"{_edit_address(keys, editing)}{'&' if editing else '?'}{DONE}={done}"


def _changed(request: HttpRequest, keys: Keys, kept: Kept) -> HttpResponse:
    """Do what a form asks for."""
    todo = request.POST.get("do", "")
    if todo == "save":
        return _saved(request, keys, kept)
    if todo == "undo":
        return _undone(request, keys, kept)
    if todo == "names":
        names = [request.POST.get(f"name{seat}", "") for seat in range(kept.sheet.players)]
        is_shared = "share" in request.POST
        share_names(request, keys, names if is_shared else ())
        deed = Deed.NAMED if is_shared else Deed.UNNAMED
        return _see(_done_address(keys, deed, kept.sheet))
    if todo == "send":
        return _sent(request, keys, kept)
    if todo == "delete":
        return _deleted(request, keys)
    raise Unreadable("nothing to do")


def _see(address: str) -> HttpResponse:
    return HttpResponseRedirect(address, status=HTTPStatus.SEE_OTHER)


def _saved(request: HttpRequest, keys: Keys, kept: Kept) -> HttpResponse:
    """Save the round if the engine finds nothing against it."""
    fields = request.POST.dict()
    if fields.get("state") != kept.state:
        return _outdated(request, keys, kept, fields)
    editing = Editing.read(kept.sheet, fields)
    entries = editing.entries
    if entries is None or not editing.has_room:
        text = unsaved()["missing" if editing.has_room else "full"]
        return _editor(request, keys, kept, editing, text, HTTPStatus.UNPROCESSABLE_ENTITY)
    changed = kept.sheet.with_round(editing.number, entries)
    against = [one for one in reckon(changed).faults if one.round == editing.number]
    if against:
        name = called(kept.names, kept.sheet.players).__getitem__
        faults = [fault_view(one, name) for one in against]
        text = unsaved()["refused"]
        status = HTTPStatus.UNPROCESSABLE_ENTITY
        return _editor(request, keys, kept, editing, text, status, faults)
    address = _done_address(keys, Deed.SAVED, changed, editing.number + 1)
    return _exchanged(request, keys, kept, changed, editing, address)


def _undone(request: HttpRequest, keys: Keys, kept: Kept) -> HttpResponse:
    """Take the last round back; it can be told anew from where it was."""
    changed, number = kept.sheet.without_last(), max(1, len(kept.sheet.rounds))
    editing = Editing.read(kept.sheet, {"round": str(number)})
    address = (
        _done_address(keys, Deed.UNDONE, changed, number, editing)
        if kept.sheet.rounds
        else _edit_address(keys)
    )
    return _exchanged(request, keys, kept, changed, editing, address)


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
    address = _done_address(keys, Deed.SENT, sheet)
    return _exchanged(request, keys, kept, sheet, editing, address)


def _exchanged(
    request: HttpRequest,
    keys: Keys,
    kept: Kept,
    changed: Sheet,
    editing: Editing,
    address: str,
) -> HttpResponse:
    """Put a sheet in the place of the kept one, and say so at an address."""
    try:
        change(request, keys, request.POST.get("state", ""), changed)
    except Stale:
        return _outdated(request, keys, find(*keys) or kept, editing.query)
    return _see(address)


def _outdated(
    request: HttpRequest, keys: Keys, kept: Kept, told: Mapping[str, str]
) -> HttpResponse:
    """Show the sheet as it is now; a round that is not there any more is told as the next one."""
    try:
        editing = Editing.read(kept.sheet, told)
    except NoSuchRound:
        others = {name: value for name, value in told.items() if name != "round"}
        editing = Editing.read(kept.sheet, others)
    text = _(
        "The sheet was changed in another place meanwhile. Below it is as it is now; look"
        " whether your round still fits, then save it."
    )
    return _editor(request, keys, kept, editing, text, HTTPStatus.CONFLICT)


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
    context["news"] = _news(request, kept)
    template = "score/_swapped.html" if is_part else "score/edit.html"
    response = render(request, template, context, status=status)
    if is_part:
        replace_url(response, _edit_address(keys, editing))
    return response


def _news(request: HttpRequest, kept: Kept) -> News | None:
    """Say what was done, as long as the sheet is as it was left by that."""
    if DONE not in request.GET:
        return None
    done, counted = Done.read(request.GET[DONE]), reckon(kept.sheet)
    if not done.fits(counted, kept.state):
        return None
    verdict = sheet_view(counted, kept.names).result
    names = called(kept.names, kept.sheet.players)
    return news(done, counted, names, verdict.verdict if verdict else "")


def _context(keys: Keys, kept: Kept, editing: Editing) -> dict[str, Any]:
    counted = reckon(kept.sheet)
    names = called(kept.names, kept.sheet.players)
    seats = called((), kept.sheet.players)
    is_telling = editing.is_correction or not counted.is_over
    return {
        "view": sheet_view(counted, kept.names),
        "sheet": kept.sheet,
        "state": kept.state,
        "key": keys.key,
        "player_letters": " | ".join(seats),
        "given": list(zip_longest(seats, kept.names, fillvalue="")),
        "shares_names": bool(kept.names),
        "editing": editing,
        "can_leave": editing.is_correction and editing.number < len(counted.rounds),
        "editor": editor_view(editing, names) if is_telling and editing.has_room else None,
        "full": unsaved()["full"] if is_telling and not editing.has_room else "",
        "fields": editing.query,
        "edit_address": _edit_address(keys),
        "address": reverse("score-sheet", args=[keys.key]),
        "record_address": record_address(kept.sheet),
        "data": json.dumps(kept.sheet.to_json()),
        "longest_name": LONGEST_NAME,
        "kept_days": KEPT_DAYS,
    }
