"""Score sheets on the reader's own device: a page that a script fills, and what it counts with."""

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render

from engine.tiles import MAX_PLAYERS
from rulesite.pages.sheet import PLAYERS
from rulesite.reference import reference_page
from rulesite.score.sheet_offline import blanks, frame, texts
from rulesite.score.storage import LONGEST_NAME
from rulesite.sheet.tables import tables
from rulesite.wording.reasons import seat_name


@reference_page
def here(request: HttpRequest) -> HttpResponse:
    """Show the page that works with no network; the same bytes for every reader."""
    context = {
        "players": PLAYERS,
        "seats": [seat_name(seat) for seat in range(MAX_PLAYERS)],
        "longest_name": LONGEST_NAME,
    }
    return render(request, "score/here.html", context)


@reference_page
def tables_file(request: HttpRequest) -> HttpResponse:
    """Give the engine's tables, the sentences of a language and the blank pieces of the page."""
    content = {"tables": tables(), "texts": texts(), "blanks": blanks(), "chart": frame()}
    options = {"ensure_ascii": False, "separators": (",", ":")}
    return JsonResponse(content, json_dumps_params=options)
