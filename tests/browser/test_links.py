"""Linking to one rule."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.reader import WIDE, Reader

UNIT = "#score-both"
REST = f"rules/tile-scoring/{UNIT}"


def open_more(page: Page) -> None:
    """Open what else there is about the rule."""
    page.locator(f"{UNIT} summary").click()


@pytest.mark.parametrize("language", ["en", "tr", "sl", "sv"])
def test_link_is_copied_and_announced(visitor: Visitor, language: str) -> None:
    """One press copies the whole address of a rule, and says that it did."""
    visit = visitor(Reader(language, WIDE, permissions=("clipboard-read", "clipboard-write")))
    page = visit.open("rules/tile-scoring/")
    button = page.locator(f"{UNIT} [data-copy]")
    expect(button).to_be_hidden()
    open_more(page)
    said = str(button.get_attribute("data-copied"))
    button.click()
    expect(page.get_by_role("status")).to_have_text(said)
    assert page.evaluate("navigator.clipboard.readText()") == visit.address(REST)


def test_link_leads_there_when_copying_is_refused(visitor: Visitor) -> None:
    """Without leave to copy, the address is at least put where it can be copied by hand."""
    visit = visitor(Reader("en", WIDE))
    page = visit.open("rules/tile-scoring/")
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(); }")
    open_more(page)
    page.locator(f"{UNIT} [data-copy]").click()
    expect(page).to_have_url(visit.address(REST))


def test_without_scripts_there_is_plain_link(visitor: Visitor) -> None:
    """Without scripts no button is shown that could do nothing; the link is there."""
    visit = visitor(Reader("en", WIDE, has_scripts=False))
    page = visit.open("rules/tile-scoring/")
    open_more(page)
    expect(page.locator(f"{UNIT} [data-copy]")).to_be_hidden()
    visit.link(REST, UNIT).click()
    expect(page).to_have_url(visit.address(REST))
