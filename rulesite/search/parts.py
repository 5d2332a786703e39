"""What the reference lets readers find: rule units, disputes, terms and tools for the table."""

from collections.abc import Iterator

from django.urls import reverse
from django.utils import translation
from django.utils.functional import Promise
from django.utils.translation import get_language, pgettext
from django.utils.translation import gettext as _

from rulesite.disputes import DISPUTES
from rulesite.glossary import DEFINITIONS, TERMS, Term
from rulesite.rulebook import find_unit, numbered_units
from rulesite.rulebook.citation import cite
from rulesite.search.entry import Entry, Kind
from rulesite.search.language import concept_topics


def rules() -> Iterator[Entry]:
    """Give every rule unit, in the order of the book."""
    for number, section, unit in numbered_units():
        yield Entry(
            kind=Kind.RULE,
            id=unit.id,
            title=str(unit.title),
            text=unit.text,
            href=cite(unit.id).href,
            topics=unit.topics,
            is_translated=unit.is_translated,
            number=number,
            place=str(section.title),
        )


def disputes() -> Iterator[Entry]:
    """Give every dispute, by its question; what to do now comes first in its text."""
    for dispute in DISPUTES:
        yield Entry(
            kind=Kind.DISPUTE,
            id=dispute.id,
            title=str(dispute.question),
            text=f"{dispute.verdict} {dispute.reason}",
            href=reverse("dispute", args=[dispute.id]),
            topics=dispute.topics,
            place=pgettext("kind of result", "Dispute"),
            is_translated=is_translated(dispute.question),
        )


def is_translated(text: Promise) -> bool:
    """Tell whether a text is in the current language; if not, it is in English."""
    said, is_source = str(text), get_language() == "en"
    with translation.override("en"):
        return is_source or said != str(text)


def topics_of(term: Term) -> tuple[str, ...]:
    """Return the topics of a term: its own, or those of the first rule that says more."""
    first = find_unit(DEFINITIONS[term.id].units[0]).unit.topics
    return concept_topics().get(term.id) or first


def terms() -> Iterator[Entry]:
    """Give every term of the glossary, in its order."""
    language = get_language() or "en"
    for term in TERMS:
        yield Entry(
            kind=Kind.TERM,
            id=term.id,
            title=term.name(language),
            text=DEFINITIONS[term.id].text,
            href=f"{reverse('glossary')}#{term.id}",
            topics=topics_of(term),
            is_translated=DEFINITIONS[term.id].is_translated,
            place=pgettext("kind of result", "Term"),
            more=term.names[language].forms,
        )


def tools() -> Iterator[Entry]:
    """Give what helps at a table: the page of all tools, the score sheet and the final score."""
    place = pgettext("door", "At the table")
    all_tools = _(
        "Help for a game of Azul in play: disputes, boards, who starts, a round to tick off,"
        " filling the displays."
    )
    found = (
        ("table", place, all_tools, "setup"),
        (
            "score-new",
            pgettext("table tool", "Score sheet"),
            pgettext("table tool", "Round by round, counted and checked"),
            "tile-scoring",
        ),
        (
            "score",
            pgettext("table tool", "Final score"),
            pgettext("table tool", "Bonuses, winner and ties"),
            "end-bonuses",
        ),
    )
    for name, title, text, topic in found:
        yield Entry(Kind.TOOL, name, title, text, reverse(name), (topic,), place=place)
