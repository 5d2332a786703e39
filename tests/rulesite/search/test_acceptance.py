"""What must be found: queries of every kind, in every language, spelled as they come."""

from random import Random

import pytest

from rulesite.languages import OFFERED
from rulesite.search.folding import fold
from rulesite.search.index import index
from tests.rulesite.search.queries import ACCEPTED, MORE, Asked, first_topics, share_first

TOPICS = {
    "setup",
    "components",
    "goal",
    "drafting-factory",
    "drafting-centre",
    "starting-marker",
    "pattern-lines",
    "pattern-line-colour-restriction",
    "overflow",
    "floor-line",
    "floor-penalties",
    "score-never-negative",
    "wall-tiling-order",
    "tile-scoring",
    "next-round",
    "bag-refill",
    "game-end",
    "end-bonuses",
    "tie-break",
    "grey-wall",
    "grey-wall-no-space",
    "player-count",
    "forced-move",
    "incomplete-lines",
    "mini-edition",
}

every_language = pytest.mark.parametrize("language", [each.code for each in OFFERED])


@pytest.mark.parametrize("asked", ACCEPTED, ids=lambda asked: asked.query)
def test_the_topic_is_among_the_first_three(asked: Asked) -> None:
    """Every query of the acceptance set brings its topic among the first three."""
    topics = first_topics(asked.query, asked.language)
    assert any(asked.topic in each for each in topics)


def test_the_topic_is_mostly_first() -> None:
    """For 85 of 100 queries the first result is about what was asked."""
    assert share_first(ACCEPTED, within=1) >= 0.85


@every_language
def test_more_of_the_same_kind(language: str) -> None:
    """Queries that were written aside do as well, but for a few."""
    asked = [each for each in MORE if each.language == language]
    assert len(asked) >= 40
    assert share_first(asked, within=3) >= 0.95
    assert share_first(asked, within=1) >= 0.85


@every_language
def test_without_accents(language: str) -> None:
    """Who types no accents finds the same."""
    plain = [Asked(fold(q), at, topic) for q, at, topic in ACCEPTED + MORE if at == language]
    assert share_first(plain, within=3) >= 0.95


def capitals(asked: Asked) -> Asked:
    """Write a query in capitals, as its language has them."""
    text = (
        asked.query.replace("i", "İ").replace("ı", "I") if asked.language == "tr" else asked.query
    )
    return asked._replace(query=text.upper())


def test_in_capitals() -> None:
    """Capitals change nothing, Turkish ones included."""
    assert share_first([capitals(each) for each in ACCEPTED], within=3) == 1


def with_slip(asked: Asked, chance: Random) -> Asked:
    """Swap two letters in one long word."""
    typed = asked.query.split()
    at = max(range(len(typed)), key=lambda place: len(typed[place]))
    word, cut = typed[at], 1 + int(chance.random() * (len(typed[at]) - 2))
    typed[at] = word[:cut] + word[cut + 1 : cut + 2] + word[cut] + word[cut + 2 :]
    return asked._replace(query=" ".join(typed))


def test_with_a_slip() -> None:
    """Two letters swapped in the longest word seldom matter."""
    chance = Random(7)
    assert share_first([with_slip(each, chance) for each in ACCEPTED + MORE], within=3) >= 0.92


@pytest.mark.parametrize("reader", [each.code for each in OFFERED])
def test_asked_in_another_language(reader: str) -> None:
    """Who asks in another language of ours lands on the same topics."""
    asked = [each._replace(language=reader) for each in ACCEPTED if each.language != reader]
    assert share_first(asked, within=3) >= 0.95


@every_language
def test_every_topic_is_served(language: str) -> None:
    """Each topic has entries to find, and ways of asking in every language."""
    built = index(language)
    served = {topic for row in built["entries"] for topic in row[7]}  # type: ignore[attr-defined]
    asked = {topic for _, topics in built["asked"] for topic in topics}
    assert {built["topics"][topic] for topic in served & asked} >= TOPICS
