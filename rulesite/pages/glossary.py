"""The glossary: every term in every language, defined and drawn."""

from dataclasses import dataclass

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import get_language, pgettext

from rulesite.glossary import DEFINITIONS, DRAWINGS, TERMS, Definition, Group, Term
from rulesite.glossary.pictures import Picture
from rulesite.languages import OFFERED, Language
from rulesite.reference import reference_page


@dataclass(frozen=True, slots=True)
class TermView:
    """Hold a term ready to be shown: in the reader's language first, then in the others."""

    term: Term
    name: str
    others: tuple[tuple[Language, str], ...]
    definition: Definition
    picture: Picture


@dataclass(frozen=True, slots=True)
class GroupView:
    """Hold a group of terms under its heading."""

    id: str
    heading: str
    terms: tuple[TermView, ...]


def heading_of(group: Group) -> str:
    """Return the heading of a group."""
    headings = {
        Group.COMPONENTS: pgettext("group of terms", "Components"),
        Group.GAME_FLOW: pgettext("group of terms", "Course of the game"),
        Group.SCORING: pgettext("group of terms", "Scoring"),
        Group.COLORS: pgettext("group of terms", "Colours"),
    }
    return headings[group]


def term_view(term: Term) -> TermView:
    """Prepare a term for readers of the current language."""
    current = get_language() or "en"
    others = tuple(
        (language, term.name(language.code)) for language in OFFERED if language.code != current
    )
    return TermView(term, term.name(current), others, DEFINITIONS[term.id], DRAWINGS[term.id])


def group_view(group: Group) -> GroupView:
    """Prepare the terms of a group, in order."""
    terms = tuple(term_view(term) for term in TERMS if term.group is group)
    return GroupView(f"group-{group}", heading_of(group), terms)


@reference_page
def glossary(request: HttpRequest) -> HttpResponse:
    """Show all terms of the game."""
    return render(request, "glossary.html", {"groups": [group_view(group) for group in Group]})
