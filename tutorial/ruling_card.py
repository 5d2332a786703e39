"""A ruling in short: what we follow where the rulebook leaves something open."""

from dataclasses import dataclass

from django.urls import reverse
from django.utils.translation import pgettext

from engine.rules import CONVENTIONS, Rule
from rulesite.rulings import Confidence, find


@dataclass(frozen=True, slots=True)
class RulingCard:
    """Hold a ruling to be shown beside a board: its question, our reading, how sure it is."""

    label: str
    question: str
    reading: str
    authority: str
    href: str


def ruling_card(rule: Rule) -> RulingCard | None:
    """Return the card of a rule that is our choice, or None."""
    ruling = find(rule) if rule in CONVENTIONS else None
    if ruling is None:
        return None
    return RulingCard(
        label=pgettext("ruling card", "Our choice"),
        question=str(ruling.question),
        reading=str(ruling.readings[0]),
        authority=authority(ruling.confidence),
        href=f"{reverse('rulings')}#{ruling.id}",
    )


def authority(confidence: Confidence) -> str:
    """Say what the rulebook has on it."""
    words = {
        Confidence.SILENT: pgettext(
            "ruling card", "The rulebook says nothing about it. Another table may agree otherwise."
        ),
        Confidence.DISPUTED: pgettext(
            "ruling card", "The rulebook can be read in two ways. Agree before the game."
        ),
        Confidence.LIKELY: pgettext(
            "ruling card", "The rulebook does not say it outright, but points this way."
        ),
    }
    return words[confidence]
