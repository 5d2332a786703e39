"""How often one reader may do a thing in an hour, counted without keeping who it is."""

from datetime import datetime, timedelta
from typing import Final

from django.conf import settings
from django.db import transaction
from django.db.models import F
from django.http import HttpRequest
from django.utils import timezone
from django.utils.crypto import salted_hmac

from rulesite.models import Tally

ALL: Final = ""
"""Stands for all readers together."""
AT_ONCE: Final = 200
"""Counts of past hours removed in one go."""


def address_of(request: HttpRequest) -> str:
    """Return where a request comes from, as the trusted proxy has it if there is one."""
    direct: str = request.META.get("REMOTE_ADDR", "")
    if not settings.TRUST_PROXY:
        return direct
    return request.META.get("HTTP_X_FORWARDED_FOR", "").rpartition(",")[2].strip() or direct


def is_allowed(request: HttpRequest, what: str, per_hour: int) -> bool:
    """Count one more `what` from this address; tell whether it is within the limit.

    The address itself is not kept: a keyed hash of it, another one each hour, is counted under.
    """
    hour = _hour()
    address = f"{hour.isoformat()} {address_of(request)}"
    reader = salted_hmac(what, address, algorithm="sha256").hexdigest()
    return _counted(what, reader, hour) <= per_hour


def is_allowed_to_all(what: str, per_hour: int) -> bool:
    """Count one more `what`, whoever does it; tell whether all together are within the limit."""
    return _counted(what, ALL, _hour()) <= per_hour


def prune(at_most: int = AT_ONCE) -> int:
    """Remove what was counted in past hours; return how many counts there were."""
    past = Tally.objects.filter(hour__lt=_hour()).values_list("id", flat=True)
    return Tally.objects.filter(id__in=list(past[:at_most])).delete()[0]


def _counted(what: str, reader: str, hour: datetime) -> int:
    """Count one more, however many processes count at the same time; return the new count."""
    with transaction.atomic():
        tally, is_new = Tally.objects.get_or_create(what=what, reader=reader, hour=hour)
        here = Tally.objects.filter(pk=tally.pk)
        here.update(count=F("count") + 1)
        count = here.values_list("count", flat=True).first()
    if is_new:
        prune()
    return count or 1  # swept in between only when the hour is over


def _hour() -> datetime:
    """Return when the current hour began."""
    now = timezone.now()
    return now - timedelta(minutes=now.minute, seconds=now.second, microseconds=now.microsecond)
