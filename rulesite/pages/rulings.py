"""The rulings register: question, readings, what we decide, why, and how sure we are."""

from dataclasses import dataclass

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import pgettext

from rulesite.reference import reference_page
from rulesite.rulebook.citation import Citation, cite
from rulesite.rulings import RULINGS, Confidence, Ruling
from rulesite.structured import Question, faq


@dataclass(frozen=True, slots=True)
class RulingView:
    """Hold a ruling ready to be shown, with a link to the rule that it is."""

    ruling: Ruling
    citation: Citation


@dataclass(frozen=True, slots=True)
class Group:
    """Hold the rulings that are equally sure, and say how sure."""

    id: str
    title: str
    sureness: str
    rulings: list[RulingView]


def group_words() -> dict[Confidence, tuple[str, str]]:
    """Return the title of each group and the sentence that says how sure its rulings are."""
    return {
        Confidence.SILENT: (
            pgettext("rulings group", "The rulebook is silent"),
            pgettext(
                "how sure",
                "Not sure: the rulebook says nothing. Another table may agree on something else.",
            ),
        ),
        Confidence.DISPUTED: (
            pgettext("rulings group", "The rulebook can be read in two ways"),
            pgettext(
                "how sure",
                "Disputed: good players read the words differently. Agree before the game.",
            ),
        ),
        Confidence.LIKELY: (
            pgettext("rulings group", "The rulebook points one way"),
            pgettext(
                "how sure",
                "Fairly sure: it isn’t said outright, but all that we have seen points this way.",
            ),
        ),
    }


def groups() -> list[Group]:
    """Return all rulings, the least sure first, each group in the order of the rulebook."""
    return [
        Group(
            confidence,
            title,
            sureness,
            [
                RulingView(ruling, cite(ruling.id))
                for ruling in RULINGS
                if ruling.confidence is confidence
            ],
        )
        for confidence, (title, sureness) in group_words().items()
    ]


@reference_page
def rulings(request: HttpRequest) -> HttpResponse:
    """Show the register."""
    questions = [
        Question(str(ruling.question), f"{ruling.entry.unit.text} {ruling.why}")
        for ruling in RULINGS
    ]
    context = {"groups": groups(), "structured": faq(questions, request.path)}
    return render(request, "rulings/register.html", context)
