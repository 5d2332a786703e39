"""Reading the rules, in every language."""

import pytest
from playwright.sync_api import Page, expect

from rulesite.rulebook import find_section
from rulesite.rulebook.unit import Unit
from tests.browser.conftest import Visitor
from tests.browser.reader import READERS, Reader

SECTION = find_section("tile-scoring")
assert SECTION is not None


def shows(page: Page, unit: Unit) -> None:
    """Check that a unit is there under its id, with its figure if it has one."""
    article = page.locator(f"article#{unit.id}")
    expect(article).to_have_count(1)
    expect(article.locator(".text")).not_to_be_empty()
    expect(article.locator("figure[data-position]")).to_have_count(1 if unit.figure else 0)


@pytest.mark.parametrize("reader", READERS, ids=str)
def test_from_start_page_to_one_rule(visitor: Visitor, reader: Reader) -> None:
    """From the start page it is three steps to the address of one rule."""
    visit = visitor(reader)
    page = visit.page
    page.goto(visit.origin)
    expect(page).to_have_url(visit.address(""))
    expect(page.locator("html")).to_have_attribute("lang", reader.language)
    visit.link("rules/").click()
    visit.link(f"rules/{SECTION.id}/").first.click()
    for unit in SECTION.units:
        shows(page, unit)
    page.locator("#score-both summary").click()
    visit.link(f"rules/{SECTION.id}/#score-both", "#score-both").click()
    expect(page).to_have_url(visit.address(f"rules/{SECTION.id}/#score-both"))
    expect(page.locator("article:target")).to_be_in_viewport()
