"""How often one reader may do a thing, counted without keeping who it is."""

from django.conf import settings
from django.core.cache import cache
from django.http import HttpRequest
from django.utils.crypto import salted_hmac

HOUR = 3600


def address_of(request: HttpRequest) -> str:
    """Return where a request comes from, as the trusted proxy has it if there is one."""
    direct: str = request.META.get("REMOTE_ADDR", "")
    if not settings.TRUST_PROXY:
        return direct
    return request.META.get("HTTP_X_FORWARDED_FOR", "").rpartition(",")[2].strip() or direct


def is_allowed(request: HttpRequest, what: str, per_hour: int) -> bool:
    """Count one more `what` from this address; tell whether it is within the limit.

    The address itself is not kept: a keyed hash of it stands in the cache for an hour.
    """
    reader = salted_hmac(what, address_of(request), algorithm="sha256").hexdigest()
    return _is_within(f"rate:{what}:{reader}", per_hour)


def is_allowed_to_all(what: str, per_hour: int) -> bool:
    """Count one more `what`, whoever does it; tell whether all together are within the limit."""
    return _is_within(f"rate:{what}", per_hour)


def _is_within(key: str, per_hour: int) -> bool:
    cache.add(key, 0, HOUR)
    try:
        return cache.incr(key) <= per_hour
    except ValueError:  # the hour ended between the two calls
        return True
