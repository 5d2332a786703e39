"""Reading with no network: manifest, worker and its list, and the pages that it falls back on."""

from pathlib import Path
from typing import Final

from django.conf import settings
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.utils.translation import get_language

from rulesite.offline.listing import listing
from rulesite.offline.manifest import manifest as described
from rulesite.offline.stored import indexes
from rulesite.reference import in_all_languages, reference_page
from rulesite.search.finding import LONGEST

SCRIPTS: Final = Path(settings.BASE_DIR) / "rulesite" / "offline"


@reference_page
def manifest(request: HttpRequest) -> HttpResponse:
    """Describe the site as an app."""
    options = {"ensure_ascii": False, "separators": (",", ":")}
    return JsonResponse(
        described(), json_dumps_params=options, content_type="application/manifest+json"
    )


@reference_page
def worker(request: HttpRequest) -> HttpResponse:
    """Give the script that stores pages; where nothing shall be stored, one that clears up."""
    name = "worker.js" if settings.OFFLINE else "farewell.js"
    text = (SCRIPTS / name).read_text(encoding="utf-8")
    response = HttpResponse(text, content_type="text/javascript; charset=utf-8")
    response.headers["Cache-Control"] = "no-cache"
    response.headers["Service-Worker-Allowed"] = "/"
    return in_all_languages(response)


@reference_page
def list_file(request: HttpRequest) -> HttpResponse:
    """List what is stored in a language, with its version."""
    found = listing(get_language() or "en")
    options = {"ensure_ascii": False, "separators": (",", ":")}
    response = JsonResponse(found._asdict(), json_dumps_params=options)
    response.headers["Cache-Control"] = "no-cache"
    return response


@reference_page
def offline(request: HttpRequest) -> HttpResponse:
    """Say calmly that there is no network, and what works without it."""
    return render(request, "offline/offline.html")


@reference_page
def search(request: HttpRequest) -> HttpResponse:
    """Show the search page that a script fills from the stored index."""
    own, *others = indexes()
    context = {"index": own, "others": " ".join(others), "longest": LONGEST}
    return render(request, "offline/search.html", context)
