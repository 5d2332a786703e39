"""The list of pages for search engines, and what robots may read."""

import re
from urllib.parse import urlsplit
from xml.etree import ElementTree

import pytest
from django.test import Client

from tests.rulesite.addresses import LANGUAGES, REFERENCE

SPACES = {
    "s": "http://www.sitemaps.org/schemas/sitemap/0.9",
    "x": "http://www.w3.org/1999/xhtml",
}


@pytest.fixture(scope="module")
def urls() -> list[ElementTree.Element]:
    """Return the entries of the list."""
    return ElementTree.fromstring(Client().get("/sitemap.xml").content).findall("s:url", SPACES)


def test_every_page_of_the_reference_is_listed(urls: list[ElementTree.Element]) -> None:
    """All pages of the reference and all lessons are there, in every language, once.

    Only the lists of texts are left out: they are for translators.
    """
    paths = [urlsplit(url.findtext("s:loc", "", SPACES)).path for url in urls]
    assert len(paths) == len(set(paths))
    pages = [page for page in REFERENCE if not re.match(r"languages/\w", page)]
    wanted = [*pages, "learn/", "learn/take-all/", "practice/"]
    assert {f"/{code}/{page}" for code in LANGUAGES for page in wanted} <= set(paths)


@pytest.mark.parametrize("step", [9, pytest.param(1, marks=pytest.mark.proof)])
def test_every_listed_page_is_there(
    site: Client, urls: list[ElementTree.Element], step: int
) -> None:
    """No entry leads nowhere or on to another page: a few in every run, all in the proofs."""
    for url in urls[::step]:
        path = urlsplit(url.findtext("s:loc", "", SPACES)).path
        assert site.get(path).status_code == 200, path


def test_every_entry_names_its_other_languages(urls: list[ElementTree.Element]) -> None:
    """Each entry lists all languages and the one for everybody else."""
    for url in urls:
        alternates = {
            link.get("hreflang"): link.get("href") for link in url.findall("x:link", SPACES)
        }
        assert set(alternates) == {*LANGUAGES, "x-default"}
        assert url.findtext("s:loc", "", SPACES) in alternates.values()


def test_robots_find_the_list(site: Client) -> None:
    """Robots may read all but the forms, and are told where the list is."""
    text = site.get("/robots.txt").content.decode()
    assert "Sitemap: http://127.0.0.1:8000/sitemap.xml" in text
    assert "Disallow: /*/report/" in text
    assert "Disallow: /\n" not in text
