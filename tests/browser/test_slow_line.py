"""Editing a board over a slow line: no tap is lost, and impatience does no harm."""

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visitor
from tests.browser.reader import PHONE, Reader
from tests.browser.test_sheet import begin, tap

EDITORS = ("rules/try/score/", "board/?part=board")
NO_ANSWER = ("Failed to load resource: net::", "htmx:")


def tap_unanswered(page: Page, spaces: Sequence[str]) -> Route:
    """Tap while no answer comes, and return the one request that waits for its answer."""
    held: list[Route] = []
    page.route("**/*tap=*", lambda route: held.append(route), times=1)
    with page.expect_request("**/*tap=*"):
        page.locator(spaces[0]).click()
    for space in spaces[1:]:
        page.locator(space).click()
    (route,) = held
    return route


@pytest.mark.parametrize("editor", EDITORS)
def test_taps_wait_for_each_other(visitor: Visitor, editor: str) -> None:
    """Three spaces tapped before the first answer has come all hold a tile afterwards."""
    page = visitor(Reader("sv", PHONE)).open(editor)
    spaces = ("#r1c1", "#r2c3", "#r4c5")
    tap_unanswered(page, spaces).continue_()
    for space in reversed(spaces):
        expect(page.locator(f"{space} .tile")).to_be_visible()


def test_impatience_is_one_tap(visitor: Visitor) -> None:
    """The same space tapped again before the answer has come keeps its tile."""
    page = visitor(Reader("tr", PHONE)).open("rules/try/score/")
    tap_unanswered(page, ("#r1c1", "#r1c1", "#r2c3", "#r2c3")).continue_()
    for space in ("#r2c3", "#r1c1"):
        expect(page.locator(f"{space} .tile")).to_be_visible()


def test_nothing_waits_after_a_failure(visitor: Visitor) -> None:
    """When the line breaks, taps that waited are forgotten, and the next is carried out."""
    visit = visitor(Reader("en", PHONE))
    page = visit.open("rules/try/score/")
    with visit.watch.expecting(*NO_ANSWER):
        tap_unanswered(page, ("#r1c1", "#r2c3")).abort()
        expect(page.locator("#live")).to_contain_text("No answer came back")
    page.locator("#r4c5").click()
    expect(page.locator("#r4c5 .tile")).to_be_visible()
    expect(page.locator("#r2c3 .ghost")).to_be_visible()


def test_saving_waits_for_the_last_tap(visitor: Visitor) -> None:
    """What was tapped just before a round is saved is in the round."""
    page = begin(visitor(Reader("sl", PHONE)), 2, grey=False)
    for code in ("r1c1", "marker", "next"):
        tap(page, code)
    tap_unanswered(page, ("#floor-3", "#save")).continue_()
    expect(page.locator("#totals tbody tr")).to_have_count(1)
    expect(page.locator("#record code")).to_have_text(re.compile("f3"))
