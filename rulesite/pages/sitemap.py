"""The list of all pages for search engines, each with its other languages."""

from collections.abc import Callable, Iterator
from typing import Final

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils import translation

from rulesite.disputes import DISPUTES
from rulesite.languages import OFFERED
from rulesite.public import alternates, public_url
from rulesite.reference import in_all_languages, reference_page
from rulesite.rulebook import BOOK

LISTED: Final = (
    *("start", "rules", "rules-complete", "rules-proof", "rulings", "glossary", "disputes"),
    *("quick-reference", "table", "board", "score", "about", "languages"),
)
"""The names of the pages of the reference that stand alone."""

_MORE: list[Callable[[], list[str]]] = []


def list_pages(make: Callable[[], list[str]]) -> None:
    """Add addresses to the list; call it from an app's `ready`.

    `make` is called with a language active.
    """
    _MORE.append(make)


def addresses() -> Iterator[str]:
    """Go through the pages that are worth finding, in the current language."""
    yield from (reverse(name) for name in LISTED)
    yield from (reverse("rules-section", args=[section.id]) for section in BOOK)
    yield from (reverse("dispute", args=[dispute.id]) for dispute in DISPUTES)
    for make in _MORE:
        yield from make()


@reference_page
def sitemap(request: HttpRequest) -> HttpResponse:
    """List every page in every language."""
    pages = []
    for language in OFFERED:
        with translation.override(language.code):
            pages += [(public_url(path), alternates(path)) for path in addresses()]
    response = render(request, "sitemap.xml", {"pages": pages}, content_type="application/xml")
    return in_all_languages(response)


@reference_page
def robots(request: HttpRequest) -> HttpResponse:
    """Let everybody read everything but the forms, and say where the list is."""
    lines = ["User-agent: *", "Disallow: /*/report/", f"Sitemap: {public_url(reverse('sitemap'))}"]
    text = "\n".join(lines) + "\n"
    return in_all_languages(HttpResponse(text, content_type="text/plain; charset=utf-8"))
