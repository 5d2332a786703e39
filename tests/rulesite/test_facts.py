"""Fact parity: what is true of the game is said in the text of every language, none missing."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from engine import Rule
from rulesite.rulebook import find_unit
from tests.rulesite.reading import having, visited, with_id, words

FACTS: list[dict[str, Any]] = json.loads(
    Path(__file__).with_name("facts.json").read_text(encoding="utf-8")
)
"""Each a fact, the unit that says it, and by language the patterns that all stand in its text."""
CHECKED = ["en", "tr", "sl", "sv"]
"""The languages whose texts are checked; each needs its patterns in every fact."""
FEWEST = 60

every_fact = pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact["fact"])


def said(language: str, unit_id: str) -> str:
    """Return a unit's text as a reader sees it."""
    section = find_unit(unit_id).section
    article = with_id(visited(f"/{language}/rules/{section.id}/"), unit_id)
    (text,) = having(article, "text")
    return words(text)


def test_there_are_enough_facts() -> None:
    """The list is long, names no fact twice, and is about most of the rules."""
    names = [fact["fact"] for fact in FACTS]
    assert len(set(names)) == len(names) >= FEWEST
    assert len({fact["unit"] for fact in FACTS} & set(Rule)) > len(Rule) * 3 / 4


@every_fact
def test_no_language_lacks_a_fact(fact: dict[str, Any]) -> None:
    """A fact without its words in a language is not checked there, so there is none."""
    assert sorted(fact["words"]) == sorted(CHECKED)
    assert all(fact["words"].values())


@every_fact
@pytest.mark.parametrize("language", CHECKED)
def test_every_language_says_the_fact(language: str, fact: dict[str, Any]) -> None:
    """The text of the unit holds the fact: its numbers, colors, who, when, and what not."""
    text = said(language, fact["unit"])
    missing = [
        pattern
        for pattern in fact["words"][language]
        if not re.search(pattern, text, re.IGNORECASE)
    ]
    assert not missing, text


def test_a_wrong_number_is_noticed() -> None:
    """The patterns are narrow: a text with another number does not pass."""
    (fact,) = [fact for fact in FACTS if fact["fact"] == "100 tiles"]
    text = said("en", "tile-count")
    (pattern,) = fact["words"]["en"]
    assert re.search(pattern, text)
    assert not re.search(pattern, text.replace("100", "110"))
