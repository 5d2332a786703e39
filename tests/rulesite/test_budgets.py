"""Budgets in bytes: a page with all it loads, as it goes over the wire."""

import gzip
from pathlib import Path
from urllib.parse import urldefrag

import pytest
from django.conf import settings
from django.contrib.staticfiles import finders

from tests.rulesite.addresses import LANGUAGES, STEPS, TRIES
from tests.rulesite.pages.test_every_page import ONLY_NAMED
from tests.rulesite.reading import visit, visited

KB = 1000
PAGE = 60 * KB
SCRIPTS = 24 * KB
LOADING = {"script": "src", "link": "href", "use": "href", "img": "src"}
"""Elements that make a browser fetch something, by the attribute that says what."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


def small(content: bytes) -> int:
    """Count the bytes of something compressed."""
    return len(gzip.compress(content, 9))


def loaded(address: str) -> set[str]:
    """List what a page loads."""
    nodes = [node for node in visited(address).iter() if node.get("rel") not in ONLY_NAMED]
    names = [node.get(LOADING[node.tag]) for node in nodes if node.tag in LOADING]
    return {urldefrag(name).url for name in names if name is not None}


def static_file(address: str) -> bytes:
    """Return the content behind the address of a static file."""
    path = finders.find(address.removeprefix(settings.STATIC_URL))
    assert path is not None, address
    return Path(path).read_bytes()


def weights(address: str) -> dict[str, int]:
    """Weigh a page and all that it loads, compressed."""
    return {address: small(visit(address).content)} | {
        name: small(static_file(name)) for name in loaded(address)
    }


def scripts(weighed: dict[str, int]) -> int:
    """Add up the scripts."""
    return sum(weight for name, weight in weighed.items() if name.endswith(".js"))


@every_language
@pytest.mark.parametrize("page", ["", "rules/", "rules/drafting/", "rules/tile-scoring/"])
def test_a_page_with_all_it_loads(language: str, page: str) -> None:
    """Start page and rules weigh at most 60 kB, of it 24 kB of script."""
    weighed = weights(f"/{language}/{page}")
    assert {name.rpartition(".")[2] for name in weighed} >= {"css", "js", "svg"}
    assert sum(weighed.values()) <= PAGE, weighed
    assert scripts(weighed) <= SCRIPTS, weighed


@pytest.mark.parametrize("page", [STEPS[0], "practice/cross/1-1-a/", *TRIES])
def test_scripts_of_a_live_page(page: str) -> None:
    """Lessons, puzzles and examples load htmx and our own scripts, at most 24 kB, no debugging."""
    weighed = weights(f"/en/{page}")
    assert scripts(weighed) <= SCRIPTS, weighed
    names = {name.rpartition("/")[2] for name in weighed if name.endswith(".js")}
    assert names == {"site.js", "stage.js", "htmx-2.min.js"}
    assert sum(weighed.values()) <= PAGE, weighed


def test_reference_pages_load_no_htmx() -> None:
    """What is only read needs no scripts but our own."""
    names = {name for name in loaded("/en/rules/drafting/") if name.endswith(".js")}
    assert names == {"/static/rulesite/site.js", "/static/rulesite/awake.js"}


def test_weights_are_weighed() -> None:
    """Every file is there and not empty, so that the sums mean something."""
    assert all(weight > 100 for weight in weights("/en/").values())
    assert small(b"x" * KB) < 100
