"""The frame of every page: doors and languages."""

import pytest
from django.utils import translation

from rulesite.frame import doors, language_links, swapped
from rulesite.public import LONGEST_PATH, in_language
from tests.rulesite.addresses import LANGUAGES


@pytest.mark.parametrize(
    ("path", "current"),
    [
        ("/en/", []),
        ("/en/rules/", ["rules"]),
        ("/en/rules/drafting/", ["rules"]),
        ("/en/learn/take-all/1/", ["learn"]),
        ("/en/practice/cross/1-1-a/", ["practice"]),
        ("/en/table/", ["table"]),
        ("/en/about/", []),
        ("/sl/rules/", []),
        ("/", []),
    ],
)
def test_the_door_one_is_behind_is_marked(path: str, current: list[str]) -> None:
    """Of the four doors, at most the one that the page lies behind is current."""
    found = doors(path)
    assert [door.id for door in found] == ["rules", "learn", "practice", "table"]
    assert [door.id for door in found if door.is_current] == current


@pytest.mark.parametrize("language", LANGUAGES)
def test_doors_lead_into_the_language(language: str) -> None:
    """Doors are named and lead on in the reader's language."""
    with translation.override(language):
        found = doors(f"/{language}/")
    assert all(door.href.startswith(f"/{language}/") for door in found)
    assert len({door.label for door in found}) == len(found)


@pytest.mark.parametrize(
    ("path", "there"),
    [
        ("/en/", "/sl/"),
        ("/tr/rules/drafting/", "/sl/rules/drafting/"),
        ("/sv/practice/cross/1-1-a/", "/sl/practice/cross/1-1-a/"),
        ("/en/rules/?with=tr", "/sl/rules/?with=tr"),
        ("/de/rules/", "/sl/"),
        ("/", "/sl/"),
        ("", "/sl/"),
        ("/english/", "/sl/"),
        ("//evil.example/", "/sl/"),
        ("/en//evil.example/", "/sl//evil.example/"),
    ],
)
def test_the_same_place_in_another_language(path: str, there: str) -> None:
    """Only the language of an address changes; what has none leads to the start page."""
    assert in_language(path, "sl") == there


def test_a_very_long_address_is_not_repeated() -> None:
    """No page is that long: the menu leads to the start instead of growing with the address."""
    longest = f"/tr/{'x' * (LONGEST_PATH - len('/tr/'))}"
    assert in_language(longest, "sl") == f"/sl/{longest[4:]}"
    assert in_language(f"{longest}x", "sl") == "/sl/"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reader_s_language_is_marked(language: str) -> None:
    """The menu marks the language being read."""
    with translation.override(language):
        links = language_links(f"/{language}/learn/")
    assert [link.language.code for link in links if link.is_current] == [language]
    assert {link.href for link in links} == {f"/{code}/learn/" for code in LANGUAGES}


@pytest.mark.parametrize(
    ("path", "there", "swap"),
    [
        ("/en/rules/?with=sl", "sl", "/en/rules/?with=en"),
        ("/en/rules/?with=sl", "tr", "/en/rules/?with=sl"),
        ("/en/rules/", "sl", "/en/rules/"),
        ("/en/rules/?q=with=sl", "sl", "/en/rules/?q=with=sl"),
    ],
)
def test_languages_read_side_by_side_change_places(path: str, there: str, swap: str) -> None:
    """Whoever goes over to the language beside gets the one left behind beside it."""
    assert swapped(path, there, "en") == swap
