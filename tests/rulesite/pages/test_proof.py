"""The page that shows what carries each rule out and what proves it."""

import pytest

from engine import Rule
from rulesite.pages.proof import PROOFS
from rulesite.rulebook.citation import cite
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.reading import having, hrefs, visited, words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_shown_once(language: str) -> None:
    """Each rule links to its unit; no rule is left out."""
    articles = having(visited(f"/{language}/rules/proof/"), "proof")
    anchors = [next(hrefs(article)).partition("#")[2] for article in articles]
    assert sorted(anchors) == sorted(Rule)


def test_parts_and_tests_are_named() -> None:
    """Under each rule stand its parts, its tests and their sentences."""
    for article in having(visited("/en/rules/proof/"), "proof"):
        rule = Rule(next(hrefs(article)).partition("#")[2])
        text = words(article)
        assert cite(rule).title in text
        for named in (*PROOFS[rule].parts, *PROOFS[rule].tests):
            assert f"{named.path}: {named.name}" in text
        assert all(test.words in text for test in PROOFS[rule].tests)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_of_the_program_are_marked_as_english(language: str) -> None:
    """What is read out in English says that it is English."""
    root = visited(f"/{language}/rules/proof/")
    assert all(quote.get("lang") == "en" for quote in root.iter("q"))
