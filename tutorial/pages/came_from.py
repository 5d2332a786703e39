"""Where a page with lines of play was opened: the way back to it, in whatever language."""

from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

from django.http import HttpRequest, QueryDict
from django.urls import Resolver404, resolve
from django.utils.translation import get_language

from tutorial.pages.stage import is_large

PAGES = {"puzzle", "daily-item", "streak-item"}
LONGEST = 2000


def lead_back(request: HttpRequest, context: dict[str, Any]) -> dict[str, Any]:
    """Return a context whose feedback, if it leads further, leads from there back to the page."""
    feedback = context.get("feedback")
    if not feedback or not feedback.link:
        return context
    parts = urlsplit(feedback.link.href)
    query = QueryDict(parts.query, mutable=True)
    query["back"] = request.get_full_path().split("/", 2)[2]
    if is_large(request):
        query["large"] = "1"
    link = feedback.link._replace(href=f"{parts.path}?{query.urlencode()}")
    return context | {"feedback": replace(feedback, link=link)}


def way_back(request: HttpRequest, otherwise: str) -> str:
    """Return the address that `?back=` names if it is that of a puzzle, else another."""
    back = request.GET.get("back", "")
    address = f"/{get_language()}/{back}"
    if not back.isascii() or not back.isprintable() or len(back) > LONGEST:
        return otherwise
    try:
        found = resolve(urlsplit(address).path)
    except (Resolver404, ValueError):
        return otherwise
    return address if found.url_name in PAGES else otherwise
