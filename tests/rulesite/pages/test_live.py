"""Live examples as pages: an address each, no cookie, no query, in every language."""

from collections.abc import Callable
from urllib.parse import urlencode, urlsplit
from xml.etree.ElementTree import Element

import pytest
from django.http import HttpResponse
from django.test import Client
from django.utils import translation
from hypothesis import given, settings
from hypothesis import strategies as st

from rulesite.live import KINDS, Example
from rulesite.live.score import ScoreExample
from rulesite.rulebook import numbered_units
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.live.examples import examples, scores
from tests.rulesite.pages.test_errors import refused
from tests.rulesite.reading import having, hrefs, read, read_page, with_id, words

QUICK = settings(deadline=None, max_examples=40)
WALL = "..R../...../KWB../...../....."
ANY_TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)
HTMX = {"hx-request": "true"}
FORGED = [
    {"wall": "nonsense"},
    {"wall": "B" * 10_000},
    {"wall": WALL, "cell": "r9c9"},
    {"wall": WALL, "cell": "'; DROP TABLE"},
    {"mode": "\x00"},
    {"tap": "r3c9"},
    {"tap": ""},
    {"tap": "<script>alert(1)</script>"},
    {"unit": "nope"},
    {"unit": "take-all"},
    {"unit": "bonus-add-up"},
    {"unit": "x" * 10_000},
]

every_kind = pytest.mark.parametrize("kind", KINDS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def shown(response: HttpResponse) -> Element:
    """Return the example on a page."""
    return with_id(read_page(response), "example")


def hidden(root: Element) -> dict[str, str]:
    """Return the fields that the form sends along with what is pressed."""
    return {node.get("name", ""): node.get("value", "") for node in root.iter("input")}


@QUICK
@given(examples, st.sampled_from(LANGUAGES))
def test_a_page_says_what_the_engine_found(site: Client, example: Example, language: str) -> None:
    """Sum, reasons and notes are on the page, in the reader's language."""
    with translation.override(language):
        address, view = example.address(), example.view()
    text = words(shown(site.get(address)))
    for told in view.told:
        assert all(piece in text for piece in (*told.steps, told.total))
    assert all(note in text for note in view.notes)
    assert address.startswith(f"/{language}/rules/try/{example.kind}/?")


@QUICK
@given(examples, st.data())
def test_pressing_without_scripts(site: Client, example: Example, data: st.DataObject) -> None:
    """The form holds the whole state; what is pressed leads to its address and its place."""
    root = shown(site.get(example.address()))
    buttons = [node for node in root.iter("button") if not node.get("aria-disabled")]
    button = data.draw(st.sampled_from(buttons))
    query = hidden(root) | {button.get("name", ""): button.get("value", "")}
    response = site.get(f"/en/rules/try/{example.kind}/?{urlencode(query)}")
    code = button.get("value", "")
    assert response.status_code == 302
    assert response.headers["Location"] == f"{example.tapped(code).address()}#{code}"
    assert button.get("id") == code


@QUICK
@given(scores())
def test_scripts_get_the_same_example_alone(site: Client, example: ScoreExample) -> None:
    """A fragment is what the whole page shows, with its address and one announcement."""
    page = shown(site.get(example.address()))
    response = site.get(example.address(), headers=HTMX)
    root = read(response.content.decode())
    assert response.headers["HX-Replace-Url"] == example.address()
    assert not list(root.iter("html"))
    assert words(page) in words(root)
    (told,) = [node for node in root.iter() if node.get("hx-swap-oob")]
    assert told.get("hx-swap-oob") == "innerHTML:#result"
    assert words(told) == example.view().told[0].total


def test_going_back_gets_the_whole_page(site: Client) -> None:
    """History asks with the headers of scripts, but wants a page."""
    response = site.get(
        "/en/rules/try/score/", headers=HTMX | {"hx-history-restore-request": "true"}
    )
    assert list(read_page(response).iter("html"))
    assert {"HX-Request", "HX-History-Restore-Request"} <= set(response["Vary"].split(", "))


@pytest.mark.django_db
@every_kind
@every_language
def test_asking_leaves_no_trace(
    django_assert_num_queries: Callable, kind: str, language: str
) -> None:
    """No question to the database, no cookie, with scripts or without."""
    reader = Client()
    with django_assert_num_queries(0):
        for headers in ({}, HTMX):
            assert not reader.get(f"/{language}/rules/try/{kind}/", headers=headers).cookies


@every_kind
@pytest.mark.parametrize("query", FORGED, ids=lambda query: str(query)[:30])
def test_forged_addresses_are_refused(site: Client, kind: str, query: dict[str, str]) -> None:
    """What is no example is refused in the reader's language; what is not asked for is ignored."""
    response = site.get(f"/sl/rules/try/{kind}/?{urlencode(query)}")
    assert b"<script>alert" not in response.content
    if response.status_code != 200:
        refused(response, 400, "sl")
        link = f"/sl/rules/try/{kind}/"
        assert link in list(hrefs(read_page(response)))


@pytest.mark.parametrize("query", FORGED, ids=lambda query: str(query)[:30])
def test_every_forgery_is_seen(site: Client, query: dict[str, str]) -> None:
    """Each of them is refused by the kind that it is made for."""
    assert site.get(f"/tr/rules/try/score/?{urlencode(query)}").status_code == 400


def test_other_kinds_do_not_exist(site: Client) -> None:
    """An unknown kind is an address without a page."""
    refused(site.get("/sv/rules/try/nope/"), 404, "sv")


@QUICK
@given(
    st.sampled_from(list(KINDS)),
    st.dictionaries(
        st.sampled_from(["wall", "cell", "mode", "fell", "before", "board", "unit", "tap"]),
        ANY_TEXT,
        min_size=1,
    ),
    st.booleans(),
)
def test_anything_at_all(site: Client, kind: str, query: dict[str, str], scripts: bool) -> None:
    """Whatever an address says, the site answers and never fails."""
    headers = HTMX if scripts else {}
    response = site.get(f"/en/rules/try/{kind}/?{urlencode(query)}", headers=headers)
    assert response.status_code in {200, 302, 400}


@every_language
def test_figures_lead_to_their_examples(site: Client, language: str) -> None:
    """Each figure that can be tried links to an example of just its position."""
    root = read_page(site.get(f"/{language}/rules/complete/"))
    with translation.override(language):
        found = {}
        for entry in numbered_units():
            for link in having(with_id(root, entry.unit.id), "trying"):
                found[entry.unit.id] = next(hrefs(link))
    assert len(found) >= 13
    for unit, address in found.items():
        response = site.get(address)
        assert response.status_code == 200
        example = shown(response)
        assert hidden(example)["unit"] == unit
        assert f"#{unit}" in "".join(hrefs(read_page(response)))
        reset = with_id(example, "reset").get("href", "")
        assert urlsplit(reset).query == urlsplit(address).query


@every_kind
def test_links_start_anew(site: Client, kind: str) -> None:
    """Back to the start and from empty are addresses that work."""
    example = shown(site.get(f"/en/rules/try/{kind}/"))
    for id in ("reset", "empty"):
        link = with_id(example, id)
        assert link.get("hx-get") == link.get("href")
        assert site.get(link.get("href", "")).status_code == 200
