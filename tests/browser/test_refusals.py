"""Requests that can't be met get a page in the reader's language."""

import pytest
from playwright.sync_api import expect

from tests.browser.answering import CHECK, NUMBER, send_form
from tests.browser.conftest import Visitor
from tests.browser.reader import FIRST_HALF, Reader
from tests.browser.watch import refused_load

NOWHERE = {
    "nowhere/": 404,
    "rules/nowhere/": 404,
    "learn/nowhere/": 404,
    "learn/both-ways/99/": 404,
    "practice/nowhere/": 404,
    "practice/cross/nonsense/": 404,
    "practice/cross/999-1-abc/": 404,
}


@pytest.mark.parametrize("reader", FIRST_HALF, ids=str)
def test_wrong_address_gets_clear_page(visitor: Visitor, reader: Reader) -> None:
    """A wrong address gets a page with a way on."""
    visit = visitor(reader)
    for rest, status in NOWHERE.items():
        with visit.watch.expecting(refused_load(status)):
            page = visit.open(rest)
        expect(page.locator("html")).to_have_attribute("lang", reader.language)
        expect(page.locator("main h1")).to_be_visible()
        expect(page.locator("main a.button")).to_be_visible()
    page.locator("main a.button").click()
    expect(page.locator(".stage")).to_be_visible()


def test_form_sent_to_page_that_takes_none(visitor: Visitor) -> None:
    """A page that only shows something says so to whoever sends it a form."""
    visit = visitor(Reader("sl"))
    page = visit.open("rules/")
    with visit.watch.expecting(refused_load(405)):
        assert send_form(page).status == 405
        expect(page.locator("main svg.missing")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "sl")


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "plain"])
def test_empty_answer_is_refused(visitor: Visitor, scripts: bool) -> None:
    """Whoever marks nothing is told what is asked for, and the focus is there."""
    visit = visitor(Reader("sv", has_scripts=scripts))
    page = visit.open("learn/both-ways/1/")
    with visit.watch.expecting(refused_load(422)):
        page.locator(CHECK).click()
        expect(page.locator(".verdict.is-refused h2")).to_be_focused()
    expect(page.locator(".board input").first).to_be_enabled()


def test_lost_connection_is_said(visitor: Visitor) -> None:
    """Whoever answers without a connection is told so, and the answer stays in its field."""
    visit = visitor(Reader("tr"))
    page = visit.open("learn/both-ways/4/")
    page.locator(NUMBER).fill("7")
    page.context.set_offline(True)
    with visit.watch.expecting("Failed to load resource: net::", "htmx:"):
        page.locator(CHECK).click()
        expect(page.get_by_role("status")).to_be_in_viewport()
        expect(page.get_by_role("status")).not_to_be_empty()
    expect(page.locator(NUMBER)).to_have_value("7")
