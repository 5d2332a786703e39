"""Where records are kept: a row under the hash of a random key that only the cookie holds."""

import hashlib
import logging
import re
import secrets
from collections.abc import Callable
from datetime import date, timedelta

from django.conf import settings
from django.db import DatabaseError, transaction
from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from django.utils.cache import patch_vary_headers

from rulesite.origin import is_own
from rulesite.rate import is_allowed
from tutorial.learners.record import Record
from tutorial.models import Learner

LOG = logging.getLogger(__name__)

COOKIE = "learner"
KEY_SHAPE = re.compile(r"[A-Za-z0-9_-]{22}", re.ASCII)
KEPT_DAYS: int = settings.LEARNER_KEPT_DAYS
MOST_KEPT = 200_000
NEW_PER_HOUR = 300
"""From one address: a school behind one address fits in."""
WRITES_PER_HOUR = 6000
AT_ONCE = 200


def record_of(request: HttpRequest) -> Record:
    """Return the learner's record; without a key nothing is asked of the database."""
    key = _key_in(request)
    if not key:
        return Record()
    state = Learner.objects.filter(key_hash=hashed(key)).values_list("state", flat=True).first()
    return Record.from_json(state)


def remember(
    request: HttpRequest, response: HttpResponse, change: Callable[[Record], Record]
) -> None:
    """Change the learner's record, and give a new learner a key with the response.

    Nothing is kept of what another site sends, nor beyond the rates, nor in a database that can't
    be written to: the page is shown all the same.
    """
    if not is_own(request):
        return
    try:
        # One transaction, so that a reader waits for the database once at most.
        with transaction.atomic():
            key = _remembered(request, change)
    except DatabaseError as error:
        LOG.warning("Nothing was remembered of an answer: %s", error)
        return
    if key:
        _give(response, key)


def forget(request: HttpRequest, response: HttpResponse) -> None:
    """Delete the learner's record and key."""
    key = _key_in(request)
    if key and is_own(request):
        Learner.objects.filter(key_hash=hashed(key)).delete()
        response.delete_cookie(COOKIE, samesite="Lax")


def prune(at_most: int = AT_ONCE) -> int:
    """Remove learners not seen for long, and the longest unseen when there are too many."""
    oldest = timezone.now().date() - timedelta(days=KEPT_DAYS)
    expired = Learner.objects.filter(seen__lt=oldest).order_by("seen")
    surplus = max(0, min(Learner.objects.count() - MOST_KEPT, at_most))
    ids = list(expired.values_list("id", flat=True)[:at_most])
    ids += list(Learner.objects.order_by("seen", "id").values_list("id", flat=True)[:surplus])
    return Learner.objects.filter(id__in=ids).delete()[0]


def hashed(key: str) -> str:
    """Return what the database knows of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def _key_in(request: HttpRequest) -> str:
    key = request.COOKIES.get(COOKIE, "")
    return key if KEY_SHAPE.fullmatch(key) else ""


def _remembered(request: HttpRequest, change: Callable[[Record], Record]) -> str:
    """Change or begin a record; return its key, or nothing beyond the rates."""
    if not is_allowed(request, "progress", WRITES_PER_HOUR):
        return ""
    key, today = _key_in(request), timezone.now().date()
    if key and _changed(key, today, change):
        return key
    if not is_allowed(request, "learner", NEW_PER_HOUR):
        return ""
    key = secrets.token_urlsafe(16)
    _created(key, today, change)
    return key


def _changed(key: str, today: date, change: Callable[[Record], Record]) -> bool:
    with transaction.atomic():
        learner = Learner.objects.select_for_update().filter(key_hash=hashed(key)).first()
        if learner is None:
            return False
        before = Record.from_json(learner.state)
        after = change(before)
        if after != before or learner.seen != today:
            learner.state, learner.seen = after.to_json(), today
            learner.save(update_fields=["state", "seen"])
    return True


def _created(key: str, today: date, change: Callable[[Record], Record]) -> None:
    prune()
    state = change(Record()).to_json()
    Learner.objects.create(key_hash=hashed(key), seen=today, state=state)


def _give(response: HttpResponse, key: str) -> None:
    response.set_cookie(
        COOKIE,
        key,
        max_age=timedelta(days=KEPT_DAYS),
        secure=settings.SESSION_COOKIE_SECURE,
        httponly=True,
        samesite="Lax",
    )
    patch_vary_headers(response, ["Cookie"])
