"""The worker, its list, and the pages shown with no network."""

import json
import re
from pathlib import Path

import pytest
from django.conf import LazySettings
from django.test import Client

from rulesite.pages import offline
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.reading import first, hrefs, visit, visited, with_id

WORKER = (offline.SCRIPTS / "worker.js").read_text(encoding="utf-8")
STATIC = Path(offline.__file__).parents[1] / "static" / "rulesite"
SCRIPTS = {
    "worker.js": WORKER,
    "farewell.js": (offline.SCRIPTS / "farewell.js").read_text(encoding="utf-8"),
    **{name: (STATIC / name).read_text("utf-8") for name in ("offline.js", "offline-search.js")},
}
every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_the_worker_is_at_the_root() -> None:
    """It may look after the whole site, is asked for anew, and comes with no cookie."""
    response = visit("/sw.js")
    assert response.status_code == 200
    assert response.headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert response.headers["Cache-Control"] == "no-cache"
    assert response.headers["Service-Worker-Allowed"] == "/"
    assert "connect-src 'self'" in response.headers["Content-Security-Policy"]
    assert "Set-Cookie" not in response.headers
    assert response.content.decode() == WORKER


def test_the_worker_never_touches_a_cookie() -> None:
    """What is stored is fetched without any."""
    assert "cookie" not in WORKER
    assert 'credentials: "omit"' in WORKER


@pytest.mark.parametrize("setting", [{"OFFLINE": False}, {"OFFLINE": False, "DEBUG": True}])
def test_where_nothing_shall_be_stored(settings: LazySettings, setting: dict[str, bool]) -> None:
    """No page asks for a worker, and one that came earlier clears up and goes."""
    for name, value in setting.items():
        setattr(settings, name, value)
    reader = Client()
    assert b"data-offline" not in reader.get("/en/rules/").content
    assert b'id="copy"' not in reader.get("/en/about/").content
    farewell = reader.get("/sw.js").content.decode()
    assert "unregister" in farewell
    assert "respondWith" not in farewell


@pytest.mark.parametrize("page", ["", "rules/drafting/", "learn/", "board/", "about/"])
def test_every_page_lets_itself_be_stored(page: str) -> None:
    """One visit to any page is enough."""
    assert first(visited(f"/en/{page}"), "html").get("data-offline") is not None


@every_language
def test_the_list_says_version_and_parts(language: str) -> None:
    """Its address is the one that the worker knows; each part has an address and a mark."""
    assert "`/${language}/offline.json`" in WORKER
    response = visit(f"/{language}/offline.json")
    assert response.headers["Cache-Control"] == "no-cache"
    assert "ETag" in response.headers
    assert not response.cookies
    found = json.loads(response.content)
    assert re.fullmatch("[0-9a-f]{16}", found["version"])
    assert len(found["parts"]) > 100
    assert all(re.fullmatch("[0-9a-f]{16}", mark) for _, mark in found["parts"])


@every_language
def test_the_calm_page_leads_to_what_works(language: str) -> None:
    """Links to all that is stored, a box, and another try."""
    root = visited(f"/{language}/offline/")
    links = set(hrefs(first(root, "main")))
    doors = ("disputes", "rules", "quick-reference", "glossary", "rulings", "score/here", "table")
    assert {f"/{language}/{door}/" for door in doors} | {""} == links
    assert with_id(root, "ask").get("name") == "q"


@every_language
def test_the_offline_search_knows_its_indexes(language: str) -> None:
    """The reader's index, and those of the other languages."""
    found = with_id(visited(f"/{language}/offline/search/"), "found")
    assert found.get("data-index") == f"/{language}/search/index.json"
    others = [f"/{code}/search/index.json" for code in LANGUAGES if code != language]
    assert (found.get("data-others") or "").split() == others


@pytest.mark.parametrize("page", ["offline/", "offline/search/"])
def test_they_are_not_found_by_search_engines(page: str) -> None:
    """Nobody shall land here from elsewhere."""
    metas = [
        (node.get("name"), node.get("content")) for node in visited(f"/en/{page}").iter("meta")
    ]
    assert ("robots", "noindex") in metas
    assert f"/en/{page}" not in visit("/sitemap.xml").content.decode()


@pytest.mark.parametrize("name", SCRIPTS)
def test_scripts_make_no_markup_and_say_nothing(name: str) -> None:
    """Texts come from the pages, where they are translated; results are put in as text."""
    code = re.sub(r"(?<![:\"'])//[^\n]*", "", SCRIPTS[name]).replace('"use strict"', "")
    assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(", code)
    assert not re.search(r"https?:", code)
    sentences = re.findall(r"[\"'`][^\"'`\n]*[A-Za-z]{2} [A-Za-z][^\"'`\n]*[\"'`]", code)
    assert not [
        text for text in sentences if not re.match(r"[\"'`](\.|\[|#|copy |small quiet)", text)
    ]
