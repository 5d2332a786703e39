"""The page about the site: what it promises is true."""

import re

import pytest
from django.conf import settings

from rulesite.models import Report
from rulesite.pages.about import licences
from rulesite.reports import KEPT_DAYS
from rulesite.rulings import OFFICIAL_PAGE, SOURCES
from rulesite.score import storage
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.reading import first, hrefs, visited, with_id, words

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_everything_has_its_place(language: str) -> None:
    """Notice, licences, what is stored, how to delete it, and sources can be linked to."""
    root = visited(f"/{language}/about/")
    for part in ("unofficial", "own", "numbers", "stored", "delete", "sources", "languages"):
        assert words(with_id(root, part))


@every_language
def test_sources_and_licences_are_linked(language: str) -> None:
    """The publisher’s page, every source and both licences can be opened."""
    links = set(hrefs(first(visited(f"/{language}/about/"), "main")))
    assert {OFFICIAL_PAGE, *(licence.href for licence in licences())} <= links
    assert {source.href for source in SOURCES.values()} <= links
    assert {f"/{language}/rulings/", f"/{language}/languages/"} <= links


@every_language
def test_days_are_those_of_the_program(language: str) -> None:
    """The days are those after which reports, sheets and progress are removed."""
    said = words(first(visited(f"/{language}/about/"), "main"))
    for days in (KEPT_DAYS, storage.KEPT_DAYS, settings.LEARNER_KEPT_DAYS):
        assert re.search(rf"\b{days}\b", said)


def test_what_is_stored_is_all_that_is_named() -> None:
    """A report has no more fields than the page says: text, rule, language, date."""
    names = {field.name for field in Report._meta.get_fields()}
    assert names == {"id", "text", "unit", "language", "day"}


def test_the_cookie_goes_with_the_browser() -> None:
    """The cookie of the form is kept no longer than the page says."""
    assert settings.CSRF_COOKIE_AGE is None


@every_language
def test_the_licence_file_agrees(language: str) -> None:
    """The page and the licence file name the same licences."""
    licence = (settings.BASE_DIR / "LICENSE").read_text(encoding="utf-8")
    text = words(first(visited(f"/{language}/about/"), "main"))
    assert "MIT" in licence
    assert "MIT" in text
    assert "CC BY 4.0" in text
