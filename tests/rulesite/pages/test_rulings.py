"""The page of rulings."""

from xml.etree.ElementTree import Element

import pytest
from django.utils import translation

from rulesite.pages.rulings import groups
from rulesite.rulings import OFFICIAL_PAGE, RULINGS, Confidence
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.reading import having, hrefs, visited, with_id, words

every_language = pytest.mark.parametrize("language", LANGUAGES)


def article(language: str, ruling_id: str) -> Element:
    """Return the part of the page that an address with `#id` leads to."""
    return with_id(visited(f"/{language}/rulings/"), ruling_id)


@every_language
def test_every_ruling_is_told_in_full(language: str) -> None:
    """Question, readings, ruling, reason and sureness are all there, at the unit’s address."""
    with translation.override(language):
        for group in groups():
            for ruling in (view.ruling for view in group.rulings):
                text = words(article(language, ruling.id))
                parts = [ruling.question, *ruling.readings, ruling.why, group.sureness]
                for part in [*parts, ruling.entry.unit.text]:
                    assert " ".join(str(part).split()) in text


@every_language
def test_a_ruling_leads_to_its_rule_and_sources(language: str) -> None:
    """From a ruling one goes to the rule it is, and to what was looked up."""
    for ruling in RULINGS:
        links = list(hrefs(article(language, ruling.id)))
        assert f"/{language}/rules/{ruling.entry.section.id}/#{ruling.id}" in links
        assert {source.href for source in ruling.sources} <= set(links)


def test_our_reading_is_marked_by_words() -> None:
    """The reading we follow comes first and is said to be ours, not only colored."""
    for ruling in RULINGS:
        (readings,) = having(article("en", ruling.id), "readings")
        ours = [words(item) for item in readings if "We follow this reading." in words(item)]
        assert len(ours) == 1
        assert ours[0].startswith(str(ruling.readings[0]))


def test_the_least_sure_come_first() -> None:
    """Every ruling is in one group; silence before dispute before likelihood."""
    found = groups()
    assert [group.id for group in found] == list(Confidence)
    listed = [view.ruling.id for group in found for view in group.rulings]
    assert sorted(listed) == sorted(ruling.id for ruling in RULINGS)


@every_language
def test_the_questions_are_listed_at_the_top(language: str) -> None:
    """Each question at the top leads to its ruling."""
    lists = having(visited(f"/{language}/rulings/"), "questions")
    assert {link for part in lists for link in hrefs(part)} == {f"#{r.id}" for r in RULINGS}


@every_language
@pytest.mark.parametrize("page", ["rulings/", "rules/", "rules/overview/", "rules/complete/"])
def test_pages_of_rules_name_their_source(language: str, page: str) -> None:
    """At the foot: whose rules they are, the publisher’s page, and our sources."""
    (line,) = having(visited(f"/{language}/{page}"), "source")
    assert list(hrefs(line)) == [OFFICIAL_PAGE, f"/{language}/about/#sources"]
