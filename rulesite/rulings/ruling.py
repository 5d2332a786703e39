"""A ruling: a question that the rulebook leaves open, and how we answer it."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from django.utils.functional import Promise

from engine.rules import Rule
from rulesite.rulebook import NumberedUnit, find_unit
from rulesite.rulings.sources import SOURCES, Source


class Confidence(StrEnum):
    """Say how sure a ruling is."""

    SILENT = "silent"  # the rulebook says nothing
    DISPUTED = "disputed"  # its words can be read in two ways, and are
    LIKELY = "likely"  # its words point one way, but don’t say so


@dataclass(frozen=True, slots=True)
class Ruling:
    """Hold a ruling; `id` is the rule unit that is the ruling, whose text is shown.

    Of the readings, the first is the one we follow.
    """

    id: str
    question: Promise
    readings: tuple[Promise, ...]
    why: Promise
    confidence: Confidence
    sources: tuple[Source, ...]

    @property
    def entry(self) -> NumberedUnit:
        """Return the rule unit with its place in the book."""
        return find_unit(self.id)


def ruling(
    rule: Rule | str,
    question: Promise,
    *,
    readings: Sequence[Promise],
    why: Promise,
    confidence: Confidence,
    sources: Sequence[str],
) -> Ruling:
    """Make a ruling on a rule unit; `sources` are keys of `SOURCES`."""
    found = tuple(SOURCES[key] for key in sources)
    return Ruling(str(rule), question, tuple(readings), why, confidence, found)
