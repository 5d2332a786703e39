"""Addresses: English paths behind a language, and where an address without one leads."""

import pytest
from django.test import Client
from django.urls import reverse
from django.utils import translation

from tests.rulesite.addresses import LANGUAGES


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ("tr", "tr"),
        ("tr-TR,tr;q=0.9,en;q=0.8", "tr"),
        ("sl", "sl"),
        ("sl-SI, en;q=0.5", "sl"),
        ("sv", "sv"),
        ("sv-FI", "sv"),
        ("en-GB", "en"),
        ("de, sl;q=0.7, sv;q=0.9", "sv"),
        ("de", "en"),
        ("*", "en"),
        ("", "en"),
        ("xx-yy;q=abc", "en"),
        ("tr\x00", "en"),
        ("ş" * 300, "en"),
        ("en," * 5000, "en"),
    ],
)
def test_the_start_goes_by_the_browser_s_language(site: Client, wish: str, language: str) -> None:
    """Without a language in the address, the browser's wish decides; English if none is met."""
    response = site.get("/", headers={"accept-language": wish})
    assert response.status_code == 302
    assert response.headers["Location"] == f"/{language}/"
    assert "Accept-Language" in response.headers["Vary"]
    assert not response.cookies


def test_the_start_without_a_wish_is_english(site: Client) -> None:
    """A browser that says nothing is led to the English pages."""
    assert site.get("/").headers["Location"] == "/en/"


@pytest.mark.parametrize("path", ["rules", "learn/take-all/1", "practice/cross/1-1-a", "about"])
def test_a_forgotten_slash_is_added(site: Client, path: str) -> None:
    """An address without its last slash leads to the one with it."""
    response = site.get(f"/sv/{path}?a=1")
    assert response.status_code == 301
    assert response.headers["Location"] == f"/sv/{path}/?a=1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_paths_are_english_in_every_language(language: str) -> None:
    """A link can be carried from one language into another."""
    with translation.override(language):
        assert reverse("start") == f"/{language}/"
        assert reverse("rules-section", args=["drafting"]) == f"/{language}/rules/drafting/"
        assert reverse("step", args=["take-all", 2]) == f"/{language}/learn/take-all/2/"
        assert reverse("puzzle", args=["cross", "1-1-a"]) == f"/{language}/practice/cross/1-1-a/"


@pytest.mark.parametrize("page", ["api/", "i18n/setlang/", "rules.xml", "feed/", "jsi18n/"])
def test_what_is_not_built_is_not_there(site: Client, page: str) -> None:
    """No address answers that leads to nothing yet."""
    assert site.get(f"/{page}").status_code == 404


@pytest.mark.parametrize("page", ["rules.json", "sitemap.xml", "admin/"])
def test_some_addresses_belong_to_no_language(site: Client, page: str) -> None:
    """What programs and maintainers read is there once, not again in each language."""
    assert site.get(f"/{page}").status_code in {200, 302}
    assert site.get(f"/en/{page}").status_code == 404


def test_reserved_words_are_no_ids() -> None:
    """Ids of sections, types and lessons leave the words free that addresses need."""
    from rulesite.rulebook import BOOK
    from tutorial.lessons import LESSONS
    from tutorial.puzzles import PUZZLE_TYPES

    reserved = {"complete", "daily", "streak", "duel", "worksheet", "review", "table"}
    assert not {thing.id for thing in (*BOOK, *LESSONS, *PUZZLE_TYPES)} & reserved
