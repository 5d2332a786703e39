"""A rule unit: one text, its numbers from the engine, its standing."""

import re
import string

import pytest
from django.utils import translation
from django.utils.translation import pgettext_lazy

from engine.rules import Rule
from rulesite.rulebook import Authority, Unit, numbered_units
from rulesite.rulebook.slots import SLOTS
from rulesite.rulebook.unit import unit
from tests.rulesite.addresses import LANGUAGES

UNITS = [entry.unit for entry in numbered_units()]
AMERICAN = re.compile(r"\b(color|center|gray|neighbor)", re.IGNORECASE)
SLOT = re.compile(r"\{\w+\}")
LONGEST_SENTENCE = 33
"""The board from left to right, and when the lid comes back, are each one sentence."""

every_unit = pytest.mark.parametrize("found", UNITS, ids=lambda unit: unit.id)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def slots_of(text: str) -> set[str]:
    """List the slots of a text."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def made(rule: str = "made-up", source: str = "It has {tiles} tiles.", **extra: object) -> Unit:
    """Make a unit that is in no catalogue."""
    return unit(rule, source, title=pgettext_lazy("rule title", "X"), topics=["setup"], **extra)


@every_unit
def test_no_digit_is_typed(found: Unit) -> None:
    """Numbers in a rule are slots, and every slot is one that the engine fills."""
    assert not re.search(r"\d", SLOT.sub("", found.source))
    assert "%" not in found.source
    assert slots_of(found.source) <= SLOTS.keys()


@every_unit
@every_language
def test_numbers_are_filled_in(found: Unit, language: str) -> None:
    """What readers see has no open slot, and the numbers of the engine."""
    with translation.override(language):
        text = found.text
    assert "{" not in text
    assert all(SLOTS[name] in text for name in slots_of(found.source))


@every_unit
def test_a_rule_is_short_and_british(found: Unit) -> None:
    """A rule is a few short sentences in British spelling, and its title has no full stop."""
    sentences = [part for part in re.split(r"(?<=[.!?:])\s+", found.source) if part]
    assert len(sentences) <= 4
    assert all(len(part.split()) <= LONGEST_SENTENCE for part in sentences)
    assert found.source.endswith(".")
    assert not AMERICAN.search(f"{found.title} {found.source}")
    assert not str(found.title).endswith(".")


@every_unit
@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_text_and_title_are_translated(found: Unit, language: str) -> None:
    """Each unit is there in every language, text and title."""
    with translation.override("en"):
        title = str(found.title)
    with translation.override(language):
        assert found.is_translated
        assert found.text != found.source.format_map(SLOTS)
        assert str(found.title) != title


@every_language
def test_titles_tell_the_units_apart(language: str) -> None:
    """No two units have the same title or the same text."""
    with translation.override(language):
        assert len({str(found.title) for found in UNITS}) == len(UNITS)
        assert len({found.text for found in UNITS}) == len(UNITS)


@pytest.mark.parametrize(("language", "is_there"), [("en", True), ("sl", False), ("tr", False)])
def test_what_is_not_translated_is_known(language: str, is_there: bool) -> None:
    """A text without a translation is English, and known not to be the reader's language."""
    with translation.override(language):
        assert made().text == "It has 100 tiles."
        assert made().is_translated is is_there


@pytest.mark.parametrize(
    ("rule", "follows", "authority"),
    [
        (Rule.TAKE_ALL, False, Authority.STATED),
        (Rule.MUST_TAKE, True, Authority.FOLLOWS),
        (Rule.MARKER_UNCLAIMED, False, Authority.CONVENTION),
        (Rule.MARKER_UNCLAIMED, True, Authority.CONVENTION),
        ("made-up", False, Authority.STATED),
    ],
)
def test_standing(rule: str, follows: bool, authority: Authority) -> None:
    """What is a convention the engine knows; the rest is stated or follows from it."""
    assert made(rule, follows=follows).authority is authority


def test_ids_are_plain_text() -> None:
    """A unit made from a rule has its id as text, and so have its references."""
    found = made(Rule.TAKE_ALL, related=[Rule.TAKE_REST, "turn-order"])
    assert found.id == "take-all"
    assert found.related == ("take-rest", "turn-order")
    assert {type(text) for text in (found.id, *found.related)} == {str}
