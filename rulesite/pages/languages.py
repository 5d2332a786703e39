"""The languages: what is complete in each, and every text with where it stands."""

from dataclasses import dataclass
from typing import NamedTuple

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from rulesite.languages import OFFERED, Language
from rulesite.reference import reference_page
from rulesite.refusal import Refusal
from rulesite.rulebook import find_unit
from rulesite.rulebook.citation import Citation, cite
from rulesite.texts import Text, all_texts, translated_count

AREAS = {
    "rules": ("rulesite/rulebook/", "rulesite/rulings/", "rulesite/glossary/"),
    "sentences": ("rulesite/wording/", "rulesite/board/", "rulesite/live/"),
    "lessons": ("tutorial/", "templates/learn/", "templates/practice/", "templates/stage/"),
    "pages": ("",),
}
"""Parts of the site, by where a text stands first; the first part that fits has it."""


class Progress(NamedTuple):
    """How far a language is."""

    language: Language
    done: int
    total: int
    is_source: bool


@dataclass(frozen=True, slots=True)
class TextView:
    """Hold a text ready to be shown beside its translation."""

    text: Text
    translations: tuple[str, ...]
    unit: Citation | None


class Area(NamedTuple):
    """The texts of one part of the site."""

    id: str
    title: str
    texts: list[TextView]


def progress(language: Language) -> Progress:
    """Tell how far a language is."""
    is_source = language.code == settings.LANGUAGE_CODE
    return Progress(language, translated_count(language.code), len(all_texts()), is_source)


def unit_of(text: Text) -> Citation | None:
    """Cite the rule unit whose text this is; the unit's id is the context."""
    try:
        return cite(text.context) if find_unit(text.context).unit.source == text.source else None
    except KeyError:
        return None


def area_of(text: Text) -> str:
    """Tell which part of the site a text belongs to."""
    first = text.places[0] if text.places else ""
    return next(area for area, starts in AREAS.items() if first.startswith(starts))


def areas(language: str) -> list[Area]:
    """Return all texts of the site by part, with what a language has for them."""
    titles = {
        "rules": pgettext("part of the site", "Rules, rulings and terms"),
        "sentences": pgettext("part of the site", "Explanations and boards"),
        "lessons": pgettext("part of the site", "Lessons and puzzles"),
        "pages": pgettext("part of the site", "Pages and menus"),
    }
    texts: dict[str, list[TextView]] = {area: [] for area in titles}
    for text in all_texts():
        view = TextView(text, text.translations(language), unit_of(text))
        texts[area_of(text)].append(view)
    return [Area(area, title, texts[area]) for area, title in titles.items() if texts[area]]


@reference_page
def languages(request: HttpRequest) -> HttpResponse:
    """Show how far each language is."""
    context = {"progress": [progress(language) for language in OFFERED]}
    return render(request, "languages/contents.html", context)


@reference_page
def texts(request: HttpRequest, code: str) -> HttpResponse:
    """Show every text of the site and what a language has for it."""
    found = next((language for language in OFFERED if language.code == code), None)
    if found is None:
        raise Refusal(
            _("This site is not offered in this language."),
            href=reverse("languages"),
            label=_("To the languages"),
        )
    context = {"progress": progress(found), "areas": areas(code)}
    return render(request, "languages/texts.html", context)
