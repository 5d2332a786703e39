"""The language menu keeps the place."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.reader import FIRST_HALF, PHONE, WIDE, Reader


@pytest.mark.parametrize("reader", [Reader("sl", WIDE), Reader("sl", PHONE, False)], ids=str)
def test_same_puzzle_in_another_language(visitor: Visitor, reader: Reader) -> None:
    """From a puzzle in Slovenian one press leads to the same puzzle in Turkish."""
    rest = "practice/cross/1-2-school/"
    visit = visitor(reader)
    page = visit.open(rest)
    scene = page.locator(".stage [data-position]").get_attribute("data-position")
    if reader.size is PHONE:
        page.locator(".menu summary").click()
    page.locator(".languages a[hreflang=tr]:visible").click()
    expect(page).to_have_url(f"{visit.origin}/tr/{rest}")
    expect(page.locator("html")).to_have_attribute("lang", "tr")
    expect(page.locator(".stage [data-position]")).to_have_attribute("data-position", str(scene))


def test_rule_being_read_stays_in_view(visitor: Visitor) -> None:
    """Whoever is reading a rule far down is led to the same rule."""
    visit = visitor(Reader("en", WIDE))
    page = visit.open("rules/tile-scoring/#score-run")
    page.locator(".languages a[hreflang=sv]:visible").evaluate("(link) => link.click()")
    expect(page).to_have_url(f"{visit.origin}/sv/rules/tile-scoring/#score-run")
    expect(page.locator("#score-run")).to_be_in_viewport()


@pytest.mark.parametrize("reader", FIRST_HALF, ids=str)
def test_languages_are_offered_by_their_own_names(visitor: Visitor, reader: Reader) -> None:
    """Each language is named in itself, wherever the reader comes from."""
    page = visitor(reader).open()
    names = page.locator("nav.languages a")
    expect(names).to_have_text(["Türkçe", "Slovenščina", "Svenska", "English"])
    expect(page.locator("nav.languages [aria-current]")).to_have_attribute("lang", reader.language)
