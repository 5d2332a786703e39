"""The whole rulebook for programs."""

from typing import Any

import pytest
from django.test import Client
from django.utils import translation

from rulesite.rulebook import find_unit, numbered_units
from tests.rulesite.addresses import LANGUAGES


@pytest.fixture(scope="module")
def data() -> dict[str, Any]:
    """Return what the address gives."""
    response = Client().get("/rules.json")
    assert response.headers["Content-Type"] == "application/json"
    return response.json()


def test_every_unit_is_there_in_order(data: dict[str, Any]) -> None:
    """All units with number, section and standing, in the order of the book."""
    units = [(unit["number"], unit["section"], unit["id"]) for unit in data["units"]]
    assert units == [(e.number, e.section.id, e.unit.id) for e in numbered_units()]
    assert {unit["authority"] for unit in data["units"]} == {"stated", "follows", "convention"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_those_of_the_pages(data: dict[str, Any], language: str) -> None:
    """Title and text of each language are the ones that its pages show, slots filled."""
    with translation.override(language):
        for unit in data["units"]:
            source = find_unit(unit["id"]).unit
            assert unit["title"][language] == source.title
            assert unit["text"][language] == source.text
            assert "{" not in unit["text"][language]


def test_units_say_what_they_are_about(data: dict[str, Any]) -> None:
    """Each unit has a topic, and what it is related to is there."""
    ids = {unit["id"] for unit in data["units"]}
    for unit in data["units"]:
        assert unit["topics"]
        assert set(unit["related"]) <= ids


def test_every_fact_has_a_source(data: dict[str, Any]) -> None:
    """Facts that no engine knows come with where they are from."""
    facts = {fact["id"]: fact for fact in data["facts"]}
    assert facts["designer"]["value"] == "Michael Kiesling"
    assert facts["year"]["value"] == 2017
    assert all(fact["source"] for fact in facts.values())


@pytest.mark.parametrize("address", ["/rules.json", "/sitemap.xml", "/robots.txt"])
def test_no_reader_s_language_matters(address: str) -> None:
    """Whatever the first reader speaks, all get the same bytes and headers."""
    first = Client().get(address, headers={"accept-language": "sl"})
    second = Client().get(address, headers={"accept-language": "tr"})
    assert first.content == second.content
    assert first.headers == second.headers
    assert first.headers["Vary"] == "Accept-Encoding"
    assert "ETag" in first.headers
    assert not first.cookies
