"""The rules: contents, sections, and everything on one page."""

from typing import NamedTuple

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _

from rulesite.pages.beside import Beside, beside
from rulesite.pages.units import UnitView, section_views
from rulesite.reference import reference_page
from rulesite.refusal import Refusal
from rulesite.rulebook import BOOK, NumberedUnit, Section, find_section, numbered_units
from rulesite.structured import Part, Structured, article

SHORT_SECTION = 4
"""A section of so many units needs no list of its own."""


class Chapter(NamedTuple):
    """A section with its number and units, and its words in a second language."""

    number: int
    section: Section
    units: list[UnitView]
    title_beside: str
    summary_beside: str


def chapter(section: Section, second: Beside) -> Chapter:
    """Prepare a section for reading."""
    return Chapter(
        BOOK.index(section) + 1,
        section,
        section_views(section, second.code),
        second.say(section.title),
        second.say(section.summary),
    )


def described(found: Chapter, path: str) -> Structured:
    """Describe a section to search engines: an article whose parts are its rules."""
    parts = [Part(unit.address, unit.words.title, unit.words.text) for unit in found.units]
    return article(str(found.section.title), str(found.section.summary), path, parts)


def entries(section: Section) -> list[NumberedUnit]:
    """List the numbered units of a section."""
    return [entry for entry in numbered_units() if entry.section is section]


@reference_page
def contents(request: HttpRequest) -> HttpResponse:
    """Show the table of contents."""
    chapters = [(number, section, entries(section)) for number, section in enumerate(BOOK, start=1)]
    return render(request, "rules/contents.html", {"chapters": chapters})


@reference_page
def section(request: HttpRequest, section_id: str) -> HttpResponse:
    """Show one section of the rulebook."""
    found = find_section(section_id)
    if found is None:
        raise Refusal(
            _("The rules have no section with this name."),
            href=reverse("rules"),
            label=_("To the contents of the rules"),
        )
    place = BOOK.index(found)
    second = beside(request)
    read = chapter(found, second)
    context = {
        "chapter": read,
        "structured": described(read, request.path),
        "beside": second,
        "listed": entries(found) if len(found.units) > SHORT_SECTION else (),
        "previous": BOOK[place - 1] if place else None,
        "next": BOOK[place + 1] if place + 1 < len(BOOK) else None,
    }
    return render(request, "rules/section.html", context)


@reference_page
def complete(request: HttpRequest) -> HttpResponse:
    """Show the whole rulebook on one page, everything expanded."""
    second = beside(request)
    context = {"chapters": [chapter(section, second) for section in BOOK], "beside": second}
    return render(request, "rules/complete.html", context)
