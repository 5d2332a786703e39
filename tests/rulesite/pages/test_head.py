"""What the head of a page tells search engines and those who show links."""

import json
import struct
from pathlib import Path
from xml.etree.ElementTree import Element

import pytest
from django.contrib.staticfiles.finders import find
from django.test import Client
from django.utils import translation

from rulesite.languages import OFFERED
from rulesite.public import head
from rulesite.rulings import RULINGS
from rulesite.templatetags.head import structured_data
from tests.rulesite.addresses import LANGUAGES, PAGES, SHARED_OUT
from tests.rulesite.reading import first, read, visited, words

HOME = "http://127.0.0.1:8000"
MOST_BYTES = 60_000

every_page = pytest.mark.parametrize("page", PAGES)
every_page_and_language = pytest.mark.parametrize(("page", "language"), SHARED_OUT)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def properties(root: Element) -> dict[str, str]:
    """Return what a page says in Open Graph's words; of repeated ones the last."""
    return {
        node.get("property", ""): node.get("content", "")
        for node in root.iter("meta")
        if node.get("property")
    }


def machine_data(root: Element) -> dict:
    """Return the structured data of a page."""
    (script,) = [node for node in root.iter("script") if node.get("type") == "application/ld+json"]
    return json.loads(script.text or "")


@every_page_and_language
def test_page_names_itself_and_its_languages(language: str, page: str) -> None:
    """The canonical address is its own; all languages are listed, English for others."""
    root = visited(f"/{language}/{page}")
    links = list(root.iter("link"))
    canonical = [link.get("href") for link in links if link.get("rel") == "canonical"]
    assert canonical == [f"{HOME}/{language}/{page}"]
    assert {
        link.get("hreflang"): link.get("href") for link in links if link.get("rel") == "alternate"
    } == {
        **{code: f"{HOME}/{code}/{page}" for code in LANGUAGES},
        "x-default": f"{HOME}/en/{page}",
    }


@every_page_and_language
def test_page_can_be_shown_as_a_link(language: str, page: str) -> None:
    """Open Graph has the page's own title, description, language and a picture."""
    root = visited(f"/{language}/{page}")
    found = properties(root)
    (description,) = [
        node.get("content") for node in root.iter("meta") if node.get("name") == "description"
    ]
    own, _ = words(first(root, "title")).rsplit(" · ", 1)
    assert own.split() == found["og:title"].split()
    assert found["og:description"] == (description or "").strip()
    assert found["og:url"] == f"{HOME}/{language}/{page}"
    (offered,) = [other for other in OFFERED if other.code == language]
    assert found["og:locale"] == offered.og_locale
    assert found["og:image"].startswith(f"{HOME}/static/rulesite/og")


def test_the_picture_is_small_and_of_the_size_it_says() -> None:
    """The picture is a PNG of 1200 by 630 pixels, below 60 kB."""
    picture = Path(str(find("rulesite/og.png"))).read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    assert len(picture) < MOST_BYTES


def test_addresses_do_not_come_from_the_request(settings: object) -> None:
    """Absolute addresses come from the settings, whatever host was asked."""
    settings.SITE_URL = "https://tiles.example"  # type: ignore[attr-defined]
    assert head("/en/rules/").canonical == "https://tiles.example/en/rules/"
    page = Client().get("/en/rules/who-wins/", headers={"host": "localhost"}).content.decode()
    assert "https://tiles.example/en/rules/who-wins/" in page
    assert "localhost" not in page


@every_language
def test_search_words_stand_in_the_title(language: str) -> None:
    """The contents and every section have the game's name in their titles."""
    for page in ("rules/", "rules/drafting/", "rules/complete/"):
        assert "Azul" in words(first(visited(f"/{language}/{page}"), "title"))


def test_refusals_are_not_listed(site: Client) -> None:
    """A page that is not there asks not to be listed and names no other."""
    root = read(site.get("/en/rules/nope/").content.decode())
    assert not [link for link in root.iter("link") if link.get("rel") == "canonical"]
    assert [node for node in root.iter("meta") if node.get("name") == "robots"]


@every_language
def test_a_section_is_an_article_of_its_rules(language: str) -> None:
    """Structured data of a section: each rule with address, title and text as on the page."""
    root = visited(f"/{language}/rules/who-wins/")
    data = machine_data(root)
    assert data["@type"] == "Article"
    assert data["inLanguage"] == language
    shown = words(first(root, "main"))
    for part in data["hasPart"]:
        assert part["url"].startswith(f"{HOME}/{language}/rules/who-wins/#")
        assert part["name"] in shown
        assert part["text"] in shown


@every_language
def test_rulings_are_questions_with_answers(language: str) -> None:
    """Questions are called so where they are asked and answered on the page."""
    root = visited(f"/{language}/rulings/")
    data = machine_data(root)
    assert data["@type"] == "FAQPage"
    assert len(data["mainEntity"]) == len(RULINGS)
    shown = words(first(root, "main"))
    assert all(question["name"] in shown for question in data["mainEntity"])


def test_structured_data_can_not_end_early() -> None:
    """Nothing in the data can close its element or open another."""
    hostile = "</script><script>alert(1)</script>&amp;"
    html = structured_data({"name": hostile})
    assert html.count("<") == 2
    root = read(html)
    assert machine_data(root) == {"name": hostile}


def test_head_follows_the_language() -> None:
    """The locale is that of the language being read, the others are named as such."""
    with translation.override("sl"):
        found = head("/sl/")
    assert found.og_locale == "sl_SI"
    assert set(found.og_others) == {"tr_TR", "sv_SE", "en_GB"}
