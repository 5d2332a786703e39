"""The rules: contents, sections, and everything on one page."""

from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from rulesite.board.figures import FigureView, figure_view
from rulesite.reference import reference_page
from rulesite.refusal import Refusal
from rulesite.rulebook import BOOK, Authority, NumberedUnit, Section, find_section, numbered_units
from rulesite.rulebook.citation import Citation, cite


@dataclass(frozen=True, slots=True)
class UnitView:
    """Hold a rule unit ready to be shown."""

    entry: NumberedUnit
    authority: str
    figure: FigureView | None
    related: tuple[Citation, ...]
    address: str


def authority_note(authority: Authority) -> str:
    """Say where a unit comes from, unless it is plainly in the rulebook."""
    notes = {
        Authority.STATED: "",
        Authority.FOLLOWS: pgettext("authority", "Follows from the rulebook’s wording."),
        Authority.CONVENTION: pgettext(
            "authority", "The rulebook is silent here: this is our choice."
        ),
    }
    return notes[authority]


def unit_view(entry: NumberedUnit) -> UnitView:
    """Prepare a unit with its figure and its links."""
    unit = entry.unit
    return UnitView(
        entry,
        authority_note(unit.authority),
        figure_view(unit.figure) if unit.figure else None,
        tuple(cite(other) for other in unit.related),
        cite(unit.id).href,
    )


def section_views(section: Section) -> list[UnitView]:
    """Prepare the units of a section, in order."""
    return [unit_view(entry) for entry in numbered_units() if entry.section is section]


@reference_page
def contents(request: HttpRequest) -> HttpResponse:
    """Show the table of contents."""
    chapters = [
        (number, section, [entry for entry in numbered_units() if entry.section is section])
        for number, section in enumerate(BOOK, start=1)
    ]
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
    context: dict[str, Any] = {
        "section": found,
        "number": place + 1,
        "units": section_views(found),
        "previous": BOOK[place - 1] if place else None,
        "next": BOOK[place + 1] if place + 1 < len(BOOK) else None,
    }
    return render(request, "rules/section.html", context)


@reference_page
def complete(request: HttpRequest) -> HttpResponse:
    """Show the whole rulebook on one page, everything expanded."""
    chapters = [
        (number, section, section_views(section)) for number, section in enumerate(BOOK, start=1)
    ]
    return render(request, "rules/complete.html", {"chapters": chapters})
