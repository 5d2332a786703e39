"""Score sheets on the reader's own device: a page that a script fills, and what it counts with."""

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render

from rulesite.pages.sheet import PLAYERS
from rulesite.reference import reference_page
from rulesite.score.device import blanks, frame, texts
from rulesite.score.keeping import LONGEST_NAME
from rulesite.sheet.tables import tables


@reference_page
def here(request: HttpRequest) -> HttpResponse:
    """Show the page that works with no network; the same bytes for every reader."""
    return render(request, "score/here.html", {"players": PLAYERS, "longest_name": LONGEST_NAME})


@reference_page
def tables_file(request: HttpRequest) -> HttpResponse:
    """Give the engine's tables, the sentences of a language and the blank pieces of the page."""
    content = {"tables": tables(), "texts": texts(), "blanks": blanks(), "chart": frame()}
    options = {"ensure_ascii": False, "separators": (",", ":")}
    return JsonResponse(content, json_dumps_params=options)
