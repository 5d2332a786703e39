"""The list of a copy: every part marked, another version for every change."""

import gzip

import pytest
from django.conf import LazySettings, settings

from rulesite.offline import listing as module
from rulesite.offline.listing import content_of, kept_listing, listing, make_listing, mark_of
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.reading import visit

MB = 1_000_000
HEAVIEST = 1 * MB
"""A copy over the wire."""
SMALL = ["/en/rules/", "/en/search/index.json", "/static/rulesite/site.js"]


@pytest.fixture
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    """List little, to be quick."""
    monkeypatch.setattr(module, "for_language", lambda language: SMALL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_marks_are_those_of_what_is_served(language: str) -> None:
    """The worker gets for each page exactly what the list says."""
    for address, mark in listing(language).parts:
        if not address.startswith(settings.STATIC_URL):
            assert mark_of(visit(address).content) == mark, address


@pytest.mark.usefixtures("_small")
@pytest.mark.parametrize("address", SMALL)
def test_any_change_makes_another_version(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    """When a page, the index or a file changes by one byte, the version is another."""
    before = make_listing("en")
    monkeypatch.setattr(
        module, "content_of", lambda path: content_of(path) + b"." * (path == address)
    )
    after = make_listing("en")
    assert after.version != before.version
    changed = {
        new.address for new, old in zip(after.parts, before.parts, strict=True) if new != old
    }
    assert changed == {address}


@pytest.mark.usefixtures("_small")
def test_one_more_address_makes_another_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is added or left out is a change too."""
    before = make_listing("en").version
    monkeypatch.setattr(module, "for_language", lambda language: SMALL[:-1])
    assert make_listing("en").version != before


@pytest.mark.usefixtures("_small")
def test_nothing_changed_is_the_same_version() -> None:
    """Two processes that serve the same site agree."""
    assert make_listing("en") == make_listing("en")


@pytest.mark.usefixtures("_small")
def test_while_developing_the_list_is_made_anew(settings: LazySettings) -> None:
    """With DEBUG on, nothing is remembered."""
    settings.DEBUG = True
    asked = kept_listing.cache_info()
    listing("en")
    assert kept_listing.cache_info() == asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_copy_is_light(language: str) -> None:
    """A whole language weighs less than one photograph of the box."""
    weight = 0
    for address, _ in listing(language).parts:
        own = address.startswith(settings.STATIC_URL)
        content = content_of(address) if own else visit(address).content
        weight += len(gzip.compress(content))
    assert weight < HEAVIEST
