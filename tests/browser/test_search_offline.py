"""The search of the script: the same first hits as the server's, from the same index."""

import json
from pathlib import Path
from typing import Any

import pytest
from django.contrib.staticfiles import finders
from playwright.sync_api import Browser

from rulesite.search.finding import find, searcher
from tests.rulesite.addresses import LANGUAGES
from tests.turns import some_now

DATA = Path(__file__).parents[1] / "data"
QUERIES = [
    row["query"]
    for name in ("search_queries", "search_more")
    for row in json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
] + [
    row[language]
    for row in json.loads((DATA / "search_held_back.json").read_text(encoding="utf-8"))
    for language in LANGUAGES
]
STRANGE = ["", " ", "zxqv", "İIıŞ", "ﬁ ½ ²", "Azul'da", "a\u00adb", "7", "golvlinjemonsterrad" * 11]
FIRST = 3
ASK = """([indexes, queries]) => {
  const opened = indexes.map(tileSearch.open);
  return queries.map((query) => opened.map((own) => {
    const found = tileSearch.find(query, own, opened.filter((other) => other !== own));
    return [found.hits.slice(0, 3).map((row) => row[1]), [...found.marked].sort()];
  }));
}"""


@pytest.fixture(scope="module")
def from_script(browser: Browser) -> dict[tuple[str, str], Any]:
    """Ask the script every query in every language, once."""
    page = browser.new_page()
    path = finders.find("rulesite/search.js")
    assert isinstance(path, str)
    page.add_script_tag(path=path)
    indexes = [searcher(language).index for language in LANGUAGES]
    queries = QUERIES + STRANGE
    answers = page.evaluate(ASK, [indexes, queries])
    page.close()
    return {
        (query, language): answer
        for query, row in zip(queries, answers, strict=True)
        for language, answer in zip(LANGUAGES, row, strict=True)
    }


@pytest.mark.parametrize("language", some_now(LANGUAGES, 2))
def test_same_first_hits(from_script: dict[tuple[str, str], Any], language: str) -> None:
    """Whatever is asked, in whichever language, both find the same three first, in order."""
    entries = searcher(language).index["entries"]
    for query in QUERIES + STRANGE:
        found = [entries[hit.entry][1] for hit in find(query, language).hits[:FIRST]]
        assert from_script[query, language][0] == found, query


@pytest.mark.parametrize("language", LANGUAGES)
def test_same_marks(from_script: dict[tuple[str, str], Any], language: str) -> None:
    """Both mark the same words."""
    from rulesite.search.results import marked_words

    for query in QUERIES + STRANGE:
        marked = marked_words(find(query, language), language)
        assert from_script[query, language][1] == sorted(marked), query
