"""A section of the rulebook: rule units in reading order."""

from dataclasses import dataclass

from django.utils.functional import Promise

from rulesite.rulebook.unit import Unit


@dataclass(frozen=True, slots=True)
class Section:
    """Hold a section: its id (as in its address), title, one-sentence summary and units."""

    id: str
    title: Promise
    summary: Promise
    units: tuple[Unit, ...]
