"""Where sheets are kept: a row under the hash of a random key, for as long as it is used."""

import hashlib
import re
import secrets
from collections.abc import Sequence
from contextlib import suppress
from datetime import date, timedelta
from typing import Final, NamedTuple

from django.db import DatabaseError, transaction
from django.http import HttpRequest
from django.utils import timezone

from rulesite import models
from rulesite.rate import is_allowed
from rulesite.reports import cleaned
from rulesite.sheet import Sheet

KEY: Final = r"[A-Za-z0-9_-]{22}"
KEPT_DAYS: Final = 180
MOST_KEPT: Final = 50_000
NEW_PER_HOUR: Final = 60
WRITES_PER_HOUR: Final = 2000
AT_ONCE: Final = 200
LONGEST_NAME: Final = 24
BETWEEN: Final = "\n"
"""What parts the names of the players; no name holds it."""


class TooOften(Exception):
    """Say that one place has sent too much for now."""


class NoRoom(Exception):
    """Say that no further sheet can be kept for now."""


class Stale(Exception):
    """Say that the sheet has been changed by somebody else meanwhile."""


class Kept(NamedTuple):
    """Hold a kept sheet, the players' names if they are shared, and a mark of its state."""

    sheet: Sheet
    names: tuple[str, ...]
    state: str


class Keys(NamedTuple):
    """Hold the key to read a sheet and the key to change it."""

    key: str
    edit: str


def keep(request: HttpRequest, sheet: Sheet) -> Keys:
    """Keep a new sheet; raise TooOften or NoRoom."""
    if not is_allowed(request, "sheet", NEW_PER_HOUR):
        raise TooOften
    prune()
    if models.Sheet.objects.count() >= MOST_KEPT:
        raise NoRoom
    keys = Keys(secrets.token_urlsafe(16), secrets.token_urlsafe(16))
    models.Sheet.objects.create(
        key_hash=hashed(keys.key), edit_hash=hashed(keys.edit), record=str(sheet), seen=_today()
    )
    return keys


def find(key: str, edit: str | None = None) -> Kept | None:
    """Return a kept sheet, with an edit key only if that is the right one; note that it is used."""
    row = _row(key, edit)
    if row is None:
        return None
    if row.seen != _today():
        _note_use(row)
    return _kept(row)


def change(request: HttpRequest, keys: Keys, state: str, sheet: Sheet) -> None:
    """Put another sheet in the place of one; raise Stale if it was not in that state any more."""
    _demand_rate(request)
    with transaction.atomic():
        row = _row(*keys, to_change=True)
        if row is None or _kept(row).state != state:
            raise Stale
        row.record, row.seen = str(sheet), _today()
        row.save(update_fields=["record", "seen"])


def share_names(request: HttpRequest, keys: Keys, names: Sequence[str]) -> None:
    """Keep names for all who have the address, or with none forget them."""
    _demand_rate(request)
    row = _row(*keys)
    if row is not None:
        shared = BETWEEN.join(map(tidy_name, names))[: models.Sheet.LONGEST_NAMES]
        # An update does nothing, rather than fail, when the sheet has just been deleted.
        models.Sheet.objects.filter(pk=row.pk).update(names=shared)


def delete(keys: Keys) -> None:
    """Delete a sheet for everybody."""
    row = _row(*keys)
    if row is not None:
        row.delete()


def prune(at_most: int = AT_ONCE) -> int:
    """Remove sheets that nobody has used for long, the longest unused first; return how many."""
    oldest = _today() - timedelta(days=KEPT_DAYS)
    expired = models.Sheet.objects.filter(seen__lt=oldest).order_by("seen")
    ids = list(expired.values_list("id", flat=True)[:at_most])
    return models.Sheet.objects.filter(id__in=ids).delete()[0]


def tidy_name(name: str) -> str:
    """Return a name in one line, not too long."""
    return " ".join(cleaned(name[: 4 * LONGEST_NAME]).split())[:LONGEST_NAME]


def hashed(key: str) -> str:
    """Return what the database knows of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def state_of(sheet: Sheet) -> str:
    """Return the mark of a sheet's state."""
    return hashed(str(sheet))[:12]


def _row(key: str, edit: str | None = None, to_change: bool = False) -> models.Sheet | None:
    if not re.fullmatch(KEY, key, re.ASCII):
        return None
    rows = models.Sheet.objects.select_for_update() if to_change else models.Sheet.objects
    row = rows.filter(key_hash=hashed(key)).first()
    if row is None or edit is None:
        return row
    return row if secrets.compare_digest(row.edit_hash, hashed(edit)) else None


def _note_use(row: models.Sheet) -> None:
    """Note that a sheet is used today; one that is only read does not fail over this."""
    with suppress(DatabaseError), transaction.atomic():
        models.Sheet.objects.filter(pk=row.pk).update(seen=_today())


def _kept(row: models.Sheet) -> Kept:
    names = tuple(row.names.split(BETWEEN)) if row.names else ()
    sheet = Sheet.parse(row.record)
    return Kept(sheet, names, state_of(sheet))


def _demand_rate(request: HttpRequest) -> None:
    if not is_allowed(request, "sheet-change", WRITES_PER_HOUR):
        raise TooOften


def _today() -> date:
    return timezone.now().date()
