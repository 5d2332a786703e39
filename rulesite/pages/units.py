"""Rule units as pages show them: text, figure, and what is behind "More"."""

from dataclasses import dataclass
from typing import NamedTuple

from django.urls import reverse
from django.utils import translation
from django.utils.translation import get_language, pgettext

from rulesite.board.figures import FigureView, figure_view
from rulesite.disputes import Dispute, asking
from rulesite.glossary.terms import linked
from rulesite.languages import OFFERED, Language
from rulesite.live import try_address
from rulesite.public import in_language
from rulesite.rulebook import Authority, NumberedUnit, Section, Unit, numbered_units, referring
from rulesite.rulebook.citation import Citation, cite
from rulesite.teaching import Teaching, teaching


class Piece(NamedTuple):
    """A piece of running text; a term leads to the glossary."""

    text: str
    href: str


class Asked(NamedTuple):
    """A dispute as other pages link to it."""

    question: str
    href: str


@dataclass(frozen=True, slots=True)
class UnitWords:
    """Hold what a unit says in one language, its figure's explanation included."""

    lang: str
    title: str
    pieces: tuple[Piece, ...]
    is_translated: bool
    authority: str
    steps: tuple[str, ...]
    total: str

    @property
    def text(self) -> str:
        """Return the text without its links."""
        return "".join(piece.text for piece in self.pieces)


@dataclass(frozen=True, slots=True)
class UnitView:
    """Hold a rule unit ready to be shown, alone or beside another language."""

    entry: NumberedUnit
    words: UnitWords
    beside: UnitWords | None
    figure: FigureView | None
    address: str
    related: tuple[Citation, ...]
    referring: tuple[Citation, ...]
    teaching: tuple[Teaching, ...]
    asked: tuple[Asked, ...]
    elsewhere: tuple[tuple[Language, str], ...]
    report: str

    @property
    def trying(self) -> str:
        """Return where the figure can be changed, or nothing."""
        return try_address(self.entry.unit)


def authority_note(authority: Authority) -> str:
    """Say where a unit comes from, unless it is plainly in the rulebook."""
    notes = {
        Authority.STATED: "",
        Authority.FOLLOWS: pgettext("authority", "Not said outright in the rulebook."),
        Authority.CONVENTION: pgettext(
            "authority", "The rulebook is silent here: this is our choice."
        ),
    }
    return notes[authority]


def text_pieces(unit: Unit, language: str) -> tuple[Piece, ...]:
    """Split a unit's text at the terms of the glossary, each linked where it stands first."""
    glossary = reverse("glossary")
    return tuple(
        Piece(text, f"{glossary}#{term}" if term else "")
        for text, term in linked(unit.text, language if unit.is_translated else "en")
    )


def unit_words(entry: NumberedUnit, language: str) -> UnitWords:
    """Say a unit in a language."""
    unit = entry.unit
    with translation.override(language):
        figure = figure_view(unit.figure) if unit.figure else None
        return UnitWords(
            language,
            str(unit.title),
            text_pieces(unit, language),
            unit.is_translated,
            authority_note(unit.authority),
            figure.steps if figure else (),
            figure.total if figure else "",
        )


def asked(dispute: Dispute) -> Asked:
    """Link to a dispute in the current language."""
    return Asked(str(dispute.question), reverse("dispute", args=[dispute.id]))


def elsewhere(address: str) -> tuple[tuple[Language, str], ...]:
    """List the other offered languages with the same place in each."""
    return tuple(
        (language, in_language(address, language.code))
        for language in OFFERED
        if language.code != get_language()
    )


def unit_view(entry: NumberedUnit, beside: str | None = None) -> UnitView:
    """Prepare a unit with its figure and its links; `beside` is a second language's code."""
    unit = entry.unit
    address = cite(unit.id).href
    return UnitView(
        entry,
        unit_words(entry, get_language() or "en"),
        unit_words(entry, beside) if beside else None,
        figure_view(unit.figure) if unit.figure else None,
        address,
        tuple(cite(other) for other in unit.related),
        tuple(cite(other) for other in referring(unit.id) if other not in unit.related),
        teaching(unit.id),
        tuple(asked(dispute) for dispute in asking(unit.id)),
        elsewhere(address),
        f"{reverse('report')}?unit={unit.id}",
    )


def section_views(section: Section, beside: str | None = None) -> list[UnitView]:
    """Prepare the units of a section, in order."""
    return [unit_view(entry, beside) for entry in numbered_units() if entry.section is section]
