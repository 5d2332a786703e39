"""What is stored for reading with no network."""

from pathlib import Path
from urllib.parse import urldefrag

import pytest
from django.utils import translation

from rulesite.offline import stored
from rulesite.offline.stored import addresses, static_content
from tests.rulesite.addresses import LANGUAGES, LIVE, OFFLINE, REFERENCE, TEXTS
from tests.rulesite.pages.test_every_page import ONLY_NAMED
from tests.rulesite.reading import visited

LOADING = {"script": "src", "link": "href", "use": "href", "img": "src"}
every_language = pytest.mark.parametrize("language", LANGUAGES)


def stored_in(language: str) -> list[str]:
    """Return what is stored in a language."""
    with translation.override(language):
        return addresses()


@every_language
def test_the_whole_reference_is_stored(language: str) -> None:
    """Every reference page, what stands in for others, and search; not what translators read."""
    wanted = {f"/{language}/{page}" for page in [*REFERENCE, *OFFLINE, "search/index.json"]}
    assert wanted - set(stored_in(language)) == {f"/{language}/{page}" for page in TEXTS}


@every_language
def test_nothing_is_stored_twice_or_that_changes(language: str) -> None:
    """Each address once, none of a live page, none with a query."""
    found = stored_in(language)
    assert len(found) == len(set(found))
    assert not set(found) & {f"/{language}/{page}" for page in LIVE}
    assert not [address for address in found if "?" in address or "#" in address]


@every_language
def test_of_other_languages_only_the_indexes(language: str) -> None:
    """A query in another language is understood; pages in it are stored when one is visited."""
    others = [code for code in LANGUAGES if code != language]
    foreign = [
        path for path in stored_in(language) if path.startswith(tuple(f"/{c}/" for c in others))
    ]
    assert foreign == [f"/{code}/search/index.json" for code in others]


@every_language
def test_what_stored_pages_load_is_stored(language: str) -> None:
    """No page comes without its style, scripts and drawings."""
    found = set(stored_in(language))
    for page in [*REFERENCE, *OFFLINE]:
        nodes = [node for node in visited(f"/{language}/{page}").iter() if node.tag in LOADING]
        names = [node.get(LOADING[node.tag]) for node in nodes if node.get("rel") not in ONLY_NAMED]
        assert {urldefrag(name).url for name in names if name} <= found, page


def test_a_static_file_is_read_by_its_address() -> None:
    """What is marked is what a browser gets."""
    folder = Path(stored.__file__).parents[1] / "static" / "rulesite"
    assert static_content("/static/rulesite/site.js") == (folder / "site.js").read_bytes()


def test_a_static_file_that_is_not_there() -> None:
    """A mistyped name is an error at once, not a copy that is never finished."""
    with pytest.raises(FileNotFoundError):
        static_content("/static/rulesite/nope.js")
