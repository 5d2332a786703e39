"""The page of search: a plain form, results with their topics, fragments for scripts."""

import json
from collections.abc import Callable
from urllib.parse import urldefrag

import pytest
from django.test import Client
from hypothesis import given, settings
from hypothesis import strategies as st

from rulesite.rulebook import find_unit
from rulesite.search.finding import LONGEST
from rulesite.search.index import index
from tests.rulesite.addresses import LANGUAGES, REFERENCE
from tests.rulesite.reading import first, having, hrefs, read_page, visited, words
from tests.rulesite.search.queries import ACCEPTED, Asked
from tests.turns import by_turns

HTMX = {"hx-request": "true"}
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize(("page", "language"), by_turns(REFERENCE, LANGUAGES))
def test_one_box_on_every_page_of_the_reference(language: str, page: str) -> None:
    """Each page has one search, a plain form with a labelled field and a button."""
    root = visited(f"/{language}/{page}")
    (form,) = [node for node in root.iter("form") if node.get("role") == "search"]
    (field,) = form.iter("input")
    assert form.get("action") == f"/{language}/search/"
    assert form.get("method") == "get"
    assert field.get("name") == "q"
    assert [label.get("for") for label in form.iter("label")] == [field.get("id")]
    assert words(first(form, "button"))


@pytest.mark.parametrize("asked", ACCEPTED[::4], ids=lambda asked: asked.query)
def test_results_tell_their_topics(site: Client, asked: Asked) -> None:
    """Each result is an item with its topics, and leads to a place that is there."""
    root = read_page(site.get(f"/{asked.language}/search/", {"q": asked.query}))
    items = list(having(root, "found")[0].iter("li"))
    assert any(asked.topic in item.get("data-topic", "").split() for item in items[:3])
    address, place = urldefrag(next(hrefs(items[0])))
    page = visited(address)
    assert not place or [node for node in page.iter() if node.get("id") == place]


def test_a_rule_shows_number_section_and_first_words(site: Client) -> None:
    """The first result for passing is the rule, with its number, section and marked words."""
    root = read_page(site.get("/en/search/", {"q": "can’t pass"}))
    item = next(i for i in having(root, "found")[0].iter("li") if "must-take" in next(hrefs(i)))
    assert "You can’t pass." in words(item)
    assert f"§ {find_unit('must-take').number} · Drafting" in words(item)
    assert "pass" in [words(mark) for mark in item.iter("mark")]


def test_what_was_typed_comes_back_harmless(site: Client) -> None:
    """The field holds the query, as text."""
    root = read_page(site.get("/sl/search/", {"q": '"><script>alert(1)</script>'}))
    (field,) = [node for node in root.iter("input") if node.get("name") == "q"]
    assert field.get("value") == '"><script>alert(1)</script>'


@pytest.mark.django_db
@every_language
def test_nothing_found_leads_on(site: Client, language: str) -> None:
    """Without a hit there are near terms and all rules on one page."""
    root = first(read_page(site.get(f"/{language}/search/", {"q": "zxqv"})), "main")
    links = list(hrefs(root))
    assert f"/{language}/rules/complete/" in links
    assert len(having(root, "near")) == 1
    assert not having(root, "found")


@pytest.mark.django_db
@every_language
def test_too_long_is_refused_clearly(site: Client, language: str) -> None:
    """A query that is too long is not looked for, and the page says how long it may be."""
    assert site.get(f"/{language}/search/", {"q": "x" * LONGEST}).status_code == 200
    response = site.get(f"/{language}/search/", {"q": "x" * 10 * LONGEST})
    assert response.status_code == 422
    assert str(LONGEST) in words(having(read_page(response), "fault")[0])
    assert b"x" * 2 * LONGEST not in response.content


@every_language
def test_scripts_get_the_list_alone(site: Client, language: str) -> None:
    """A fragment is the list of the page, with its address and one announcement."""
    asked = {"q": "bonus"}
    page = read_page(site.get(f"/{language}/search/", asked))
    response = site.get(f"/{language}/search/", asked, headers=HTMX)
    root = read_page(response)
    assert not list(root.iter("html"))
    assert words(having(root, "found")[0]) == words(having(page, "found")[0])
    assert response.headers["HX-Replace-Url"] == f"/{language}/search/?q=bonus"
    assert len([node for node in root.iter() if node.get("hx-swap-oob")]) == 1
    assert "HX-Request" in response.headers["Vary"]


@pytest.mark.django_db
@every_language
def test_finding_leaves_no_trace(django_assert_num_queries: Callable, language: str) -> None:
    """No question to the database and no cookie, while something is found."""
    reader = Client()
    with django_assert_num_queries(0):
        assert not reader.get(f"/{language}/search/", {"q": "bonus"}).cookies


@pytest.mark.django_db
@settings(deadline=None, max_examples=40)
@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=220), st.booleans())
def test_any_query_at_all(site: Client, text: str, scripts: bool) -> None:
    """Whatever is typed, the site answers and never fails."""
    response = site.get("/tr/search/", {"q": text}, headers=HTMX if scripts else {})
    assert response.status_code in {200, 422}


@every_language
def test_the_index_is_a_page_of_the_reference(site: Client, language: str) -> None:
    """The script gets the very index of the server, kept like any page that is only read."""
    response = site.get(f"/{language}/search/index.json")
    assert json.loads(response.content) == index(language)
    assert response.headers["ETag"]
    again = site.get(f"/{language}/search/index.json", headers={"if-none-match": response["ETag"]})
    assert again.status_code == 304
