"""Citations: how any page points to a rule unit."""

from typing import NamedTuple

from django.urls import reverse

from rulesite.rulebook.book import find_unit


class Citation(NamedTuple):
    """A link to a rule unit: its number, title and address in the current language."""

    number: str
    title: str
    href: str


def cite(unit_id: str) -> Citation:
    """Cite the unit with an id; raise KeyError when there is none."""
    number, section, unit = find_unit(unit_id)
    address = reverse("rules-section", args=[section.id])
    return Citation(number, str(unit.title), f"{address}#{unit.id}")
