"""Where a page with lines of play was opened: the way back to it, in whatever language."""

from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

from django.http import HttpRequest, QueryDict

from rulesite import way_back as back
from tutorial.pages.stage import is_large
from tutorial.reported import PAGES


def lead_back(request: HttpRequest, context: dict[str, Any]) -> dict[str, Any]:
    """Return a context whose feedback, if it leads further, leads from there back to the page."""
    feedback = context.get("feedback")
    if not feedback or not feedback.link:
        return context
    parts = urlsplit(feedback.link.href)
    query = QueryDict(parts.query, mutable=True)
    query[back.BACK] = back.came_from(request)
    if is_large(request):
        query["large"] = "1"
    link = feedback.link._replace(href=f"{parts.path}?{query.urlencode()}")
    return context | {"feedback": replace(feedback, link=link)}


def way_back(request: HttpRequest, otherwise: str) -> str:
    """Return the address that `?back=` names if it is that of a puzzle, else another."""
    return back.way_back(request, PAGES, otherwise)
