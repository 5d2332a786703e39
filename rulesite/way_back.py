"""The way back to the page where another was opened, in whatever language."""

from collections.abc import Collection
from urllib.parse import urlsplit

from django.http import HttpRequest
from django.urls import Resolver404, resolve
from django.utils.translation import get_language

BACK = "back"
"""Its name in the address."""
LONGEST = 2000


def came_from(request: HttpRequest) -> str:
    """Return the address of a page without its language, as `?back=` is to name it."""
    return request.get_full_path().split("/", 2)[2]


def way_back(request: HttpRequest, pages: Collection[str], otherwise: str) -> str:
    """Return the address that `?back=` names if it is that of one of the pages, else another."""
    back = request.GET.get(BACK, "")
    address = f"/{get_language()}/{back}"
    if not back.isascii() or not back.isprintable() or len(back) > LONGEST:
        return otherwise
    try:
        found = resolve(urlsplit(address).path)
    except (Resolver404, ValueError):
        return otherwise
    return address if found.url_name in pages else otherwise
