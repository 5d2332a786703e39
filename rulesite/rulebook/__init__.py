"""The rulebook: rule units in sections, in reading order."""

from rulesite.rulebook.book import (
    BOOK,
    NumberedUnit,
    find_section,
    find_unit,
    numbered_units,
    referring,
)
from rulesite.rulebook.section import Section
from rulesite.rulebook.unit import Authority, Unit

__all__ = [
    "BOOK",
    "Authority",
    "NumberedUnit",
    "Section",
    "Unit",
    "find_section",
    "find_unit",
    "numbered_units",
    "referring",
]
