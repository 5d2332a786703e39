"""About the site: unofficial, own words, sources, and what is stored for how long."""

from typing import NamedTuple

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import pgettext

from rulesite.reference import reference_page
from rulesite.reports import KEPT_DAYS
from rulesite.rulings import SOURCES
from rulesite.score import storage


class Licence(NamedTuple):
    """A licence: what it covers, its name and where it can be read."""

    covers: str
    name: str
    href: str


def licences() -> list[Licence]:
    """List the licences, as the file LICENSE has them."""
    return [
        Licence(
            pgettext("what a licence covers", "Texts and drawings"),
            "CC BY 4.0",
            "https://creativecommons.org/licenses/by/4.0/",
        ),
        Licence(
            pgettext("what a licence covers", "Program"),
            "MIT",
            "https://opensource.org/license/mit",
        ),
    ]


@reference_page
def about(request: HttpRequest) -> HttpResponse:
    """Show the unofficial notice, sources, licences and what is stored."""
    context = {"sources": SOURCES.values(), "licences": licences(), "kept_days": KEPT_DAYS}
    context |= {"sheet_days": storage.KEPT_DAYS, "learner_days": settings.LEARNER_KEPT_DAYS}
    return render(request, "about.html", context)
