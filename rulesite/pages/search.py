"""Search: what is asked stands in the address; the list of what was found, as page or fragment."""

from http import HTTPStatus
from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.http import urlencode
from django.utils.translation import get_language, ngettext
from django.utils.translation import gettext as _
from django_htmx.http import replace_url

from rulesite.fragment import is_swapped, vary_by_fragment
from rulesite.glossary import find_term
from rulesite.reference import read_only, reference_page
from rulesite.reports import cleaned
from rulesite.search.finding import LONGEST
from rulesite.search.index import index
from rulesite.search.misses import count_miss
from rulesite.search.results import Near, nearest, results

EXAMPLES = ("starting_marker", "floor_line", "overflow", "tie", "bag")
"""Terms that an empty box suggests to look for."""


def search_address(text: str) -> str:
    """Return the address of a search."""
    return f"{reverse('search')}?{urlencode({'q': text})}" if text else reverse("search")


def fault_in(text: str) -> str:
    """Say what keeps a text from being looked for, or nothing."""
    if len(text) <= LONGEST:
        return ""
    return _("That is too long. Please ask in {most} characters at most.").format(most=LONGEST)


def announcement(count: int) -> str:
    """Say how much was found."""
    if not count:
        return _("Nothing found")
    return ngettext("{n} result", "{n} results", count).format(n=count)


def examples(language: str) -> list[Near]:
    """Return terms to look for, each with the search for it."""
    names = [find_term(term).name(language) for term in EXAMPLES]
    return [Near(name, search_address(name)) for name in names]


@read_only
def search(request: HttpRequest) -> HttpResponse:
    """Show what a query finds; without one, the box and what one may look for."""
    text = " ".join(cleaned(request.GET.get("q", "")).split())
    language = get_language() or "en"
    fault = fault_in(text)
    status = HTTPStatus.UNPROCESSABLE_ENTITY if fault else HTTPStatus.OK
    context = answer(text, language, fault)
    if is_swapped(request):
        response = render(request, "search/_swapped.html", context, status=status)
        replace_url(response, search_address(text[:LONGEST]))
    else:
        if context["is_missed"] and request.method == "GET":
            count_miss(request, text, language)
        response = render(request, "search/search.html", context, status=status)
    return vary_by_fragment(response)


def answer(text: str, language: str, fault: str) -> dict[str, Any]:
    """Return what the page and the fragment show."""
    is_asked = bool(text) and not fault
    found = results(text, language) if is_asked else []
    is_missed = is_asked and not found
    return {
        "query": text[:LONGEST],
        "longest": LONGEST,
        "fault": fault,
        "results": found,
        "is_missed": is_missed,
        "nearest": nearest(text, language) if is_missed else [],
        "examples": [] if text else examples(language),
        "announcement": fault or (announcement(len(found)) if is_asked else ""),
    }


@reference_page
def index_file(request: HttpRequest) -> HttpResponse:
    """Give the index of a language, for the script that searches with no network."""
    options = {"ensure_ascii": False, "separators": (",", ":")}
    return JsonResponse(index(get_language() or "en"), json_dumps_params=options)
