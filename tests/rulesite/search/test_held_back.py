"""Questions kept apart while search was made: each about one rule, asked in every language."""

import json
from typing import NamedTuple

import pytest

from rulesite.disputes import DISPUTES
from rulesite.rulebook import find_unit
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.search.queries import ACCEPTED, DATA, FIRST, MORE, first_ids, first_topics

ROWS = json.loads((DATA / "search_held_back.json").read_text(encoding="utf-8"))
TOPIC_SHARE, RULE_SHARE = 0.9, 0.7

every_language = pytest.mark.parametrize("language", LANGUAGES)


class Asked(NamedTuple):
    """A question in one language, and the rule that answers it."""

    query: str
    unit: str


def asked(language: str) -> list[Asked]:
    """List the questions of a language."""
    return [Asked(row[language], row["unit"]) for row in ROWS]


def answers(unit_id: str) -> set[str]:
    """Return the ids of what answers: the rule, and the disputes that it decides."""
    return {unit_id} | {dispute.id for dispute in DISPUTES if dispute.units[0] == unit_id}


def share(met: list[bool]) -> float:
    """Return how many of all are met, from 0 to 1."""
    return sum(met) / len(met)


@every_language
def test_they_are_others(language: str) -> None:
    """There are eighty and more, and none is in the other sets."""
    others = {each.query for each in ACCEPTED + MORE}
    queries = {each.query for each in asked(language)}
    assert len(queries) == len(ROWS) >= 80
    assert not queries & others


@every_language
def test_their_topic_is_among_the_first_three(language: str) -> None:
    """Nine of ten questions bring what they are about among the first three."""
    met = [
        any(set(find_unit(each.unit).unit.topics) & set(topics) for topics in found)
        for each in asked(language)
        for found in [first_topics(each.query, language)]
    ]
    assert share(met) >= TOPIC_SHARE


@every_language
def test_their_rule_is_mostly_among_the_first_three(language: str) -> None:
    """Seven of ten bring the very rule, or a dispute that it decides."""
    met = [
        bool(answers(each.unit) & set(first_ids(each.query, language)[:FIRST]))
        for each in asked(language)
    ]
    assert share(met) >= RULE_SHARE
