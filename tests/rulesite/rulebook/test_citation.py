"""Citations: how any page points to a rule."""

import pytest
from django.utils import translation

from engine.misreadings import MISREADINGS, TILE
from engine.rules import Rule
from rulesite.rulebook import find_unit, numbered_units
from rulesite.rulebook.citation import cite
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.reading import visited, with_id, words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("entry", numbered_units(), ids=lambda entry: entry.unit.id)
def test_a_citation_leads_to_the_rule(entry: object, language: str) -> None:
    """The link leads to the unit itself, under the number and title cited."""
    with translation.override(language):
        number, title, href = cite(entry.unit.id)  # type: ignore[attr-defined]
    address, _, anchor = href.partition("#")
    assert address.startswith(f"/{language}/rules/")
    assert f"{number} {title}" in words(with_id(visited(address), anchor))


def test_a_rule_without_a_unit_can_not_be_cited() -> None:
    """Citing what is not in the book is a fault, not a dead link."""
    with pytest.raises(KeyError):
        cite("nope")


@pytest.mark.parametrize("misreading", TILE, ids=lambda misreading: misreading.code)
def test_what_a_wrong_count_gets_wrong_can_be_read(misreading: object) -> None:
    """Each wrong way to count a tile names a rule that is in the book."""
    assert find_unit(misreading.rule).section.id == "tile-scoring"  # type: ignore[attr-defined]


def test_misreadings_name_rules() -> None:
    """Every wrong rule in the catalogue says which rule it gets wrong."""
    assert {wrong.rule for wrong in MISREADINGS.values()} <= set(Rule)
