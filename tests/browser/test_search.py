"""The search box in a real browser: typing, keyboard, small screens, without scripts."""

import pytest
from playwright.sync_api import expect

from tests.browser.audit import violations
from tests.browser.conftest import Visitor
from tests.browser.keys import tab_to
from tests.browser.reader import NARROW, PHONE, READERS, WIDE, Reader

BOX = "input[name=q]"


@pytest.mark.parametrize("reader", READERS[:4], ids=str)
def test_from_a_rule_to_an_answer(visitor: Visitor, reader: Reader) -> None:
    """The box on a page of rules, a word and Enter lead to results, with scripts or without."""
    page = visitor(reader).open("rules/drafting/")
    page.locator(BOX).fill("bonus")
    page.locator(BOX).press("Enter")
    first = page.locator(".found li").first
    expect(first).to_have_attribute("data-topic", "end-bonuses")
    first.locator("a").click()
    expect(page.locator("h1")).to_be_visible()


def test_results_come_while_typing(visitor: Visitor) -> None:
    """Each pause brings results onto the page, and the address keeps the query."""
    page = visitor(Reader("sl", PHONE)).open("search/")
    page.locator(BOX).press_sequentially("zacetni zet", delay=30)
    expect(page.locator(".found li a").first).to_contain_text("žeton")
    expect(page.locator("#told")).not_to_be_empty()
    expect(page).to_have_url(page.url.partition("?")[0] + "?q=zacetni+zet")
    expect(page.locator(BOX)).to_be_focused()


@pytest.mark.parametrize("size", [NARROW, PHONE, WIDE], ids=str)
@pytest.mark.parametrize("rest", ["", "rules/drafting/", "search/"])
def test_the_box_is_on_the_first_screen(visitor: Visitor, size: object, rest: str) -> None:
    """The box is seen at once, in one line with its button, and nothing is too wide."""
    page = visitor(Reader("tr", size)).open(rest)  # type: ignore[arg-type]
    box, button = page.locator(BOX), page.locator(".search button")
    expect(box).to_be_in_viewport(ratio=1)
    expect(button).to_be_in_viewport(ratio=1)
    field, key = box.bounding_box(), button.bounding_box()
    assert field
    assert key
    assert abs(field["y"] + field["height"] / 2 - key["y"] - key["height"] / 2) < 4
    assert min(field["height"], key["height"], key["width"]) >= 40
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_box_is_reached_by_keyboard(visitor: Visitor) -> None:
    """Tab leads to the box and on to its button."""
    page = visitor(Reader("sv", WIDE)).open("rules/")
    tab_to(page, BOX)
    page.keyboard.type("golvlinjne")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".found li").first).to_be_visible()


@pytest.mark.parametrize("query", ["", "bonus", "zxqv"])
def test_search_is_accessible(visitor: Visitor, query: str) -> None:
    """Box, results and the page without any are usable by everyone."""
    assert violations(visitor(Reader("en")).open(f"search/?q={query}")) == []
