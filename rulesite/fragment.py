"""Fragments: what scripts swap into a page that is open already."""

from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_vary_headers
from django_htmx.middleware import HtmxDetails


def is_swapped(request: HttpRequest) -> bool:
    """Tell whether only a fragment is wanted; going back in history wants the whole page."""
    htmx = getattr(request, "htmx", None)
    return isinstance(htmx, HtmxDetails) and bool(htmx) and not htmx.history_restore_request


def vary_by_fragment(response: HttpResponse) -> HttpResponse:
    """Say of an answer that its address has two: the whole page and the fragment."""
    patch_vary_headers(response, ["HX-Request", "HX-History-Restore-Request"])
    return response
