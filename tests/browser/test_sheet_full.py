"""A full score sheet on the device: no further round is offered, nor saved in another way."""

import json

from playwright.sync_api import Page, expect

from rulesite.score.news import unsaved
from rulesite.sheet import Sheet
from tests.browser.conftest import Visitor
from tests.browser.reader import Reader
from tests.rulesite.pages.test_sheet_full import FULL

HERE = "score/here/"
KEEP = "([data, draft]) => sheetStore.write('full', { data, draft, names: [], isAhead: true })"


def open_full(visitor: Visitor, action: str = "") -> Page:
    """Open a full sheet on the device, with a whole round told beyond it."""
    page = visitor(Reader("en")).open(HERE)
    draft = {"round": "41", "seat": "A", "d": ".....7M,.....7"}
    page.evaluate(KEEP, [json.loads(json.dumps(Sheet.parse(FULL).to_json())), draft])
    page.goto(f"{page.url.split('#')[0]}?#full{action}")
    expect(page.locator("#here[data-ready]")).to_be_attached()
    return page


def test_no_further_round_is_offered(visitor: Visitor) -> None:
    """In place of the board it is said that the sheet is full."""
    page = open_full(visitor)
    expect(page.locator("#round")).to_have_text(unsaved()["full"])
    expect(page.locator("#save")).to_have_count(0)


def test_one_round_too_many_is_refused(visitor: Visitor) -> None:
    """Saved by what a page pressed before the network went, it changes nothing and is told why."""
    page = open_full(visitor, ",save")
    expect(page.locator("#refused")).to_have_text(unsaved()["full"])
    expect(page.locator("#record code")).to_have_text(FULL)


def test_the_last_round_is_taken_back_and_told_again(visitor: Visitor) -> None:
    """With one round less there is room for one."""
    page = open_full(visitor)
    page.locator("#undo button").click()
    page.locator("#save").click()
    expect(page.locator("#record code")).to_have_text(FULL)
    expect(page.locator("#round")).to_have_text(unsaved()["full"])
