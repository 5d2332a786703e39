"""About the site: unofficial, own words, sources, and what is stored for how long."""

from typing import Final

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from rulesite.reference import reference_page
from rulesite.reports import KEPT_DAYS
from rulesite.rulings import SOURCES

LICENCES: Final = {
    "texts": "https://creativecommons.org/licenses/by/4.0/",
    "program": "https://opensource.org/license/mit",
}


@reference_page
def about(request: HttpRequest) -> HttpResponse:
    """Show the unofficial notice, sources, licences and what is stored."""
    context = {"sources": SOURCES.values(), "licences": LICENCES, "kept_days": KEPT_DAYS}
    return render(request, "about.html", context)
