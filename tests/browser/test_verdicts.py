"""What is said to an answer, where the reader looks: on a phone it is in sight as a whole."""

import pytest
from playwright.sync_api import expect

from tests.browser.answering import give
from tests.browser.conftest import Visitor
from tests.browser.places import TASKS, wrong_answer
from tests.browser.reader import PHONE, Reader

LONG_WAYS = ("learn/your-board/5/", "learn/full-floor/3/", "learn/alone-or-in-a-row/5/")
"""Steps whose board and verdict do not fit a small screen together."""

WHOLE = 0.95
"""Scrolling stops at whole pixels, and edges lie between them."""


@pytest.mark.parametrize("language", ["en", "sl"])
@pytest.mark.parametrize("path", LONG_WAYS)
def test_verdict_is_seen_with_its_reasons(visitor: Visitor, language: str, path: str) -> None:
    """After a wrong answer the reasons and the way on are in sight, and the verdict has focus."""
    page = visitor(Reader(language, PHONE)).open(path)
    give(page, TASKS[path].form, wrong_answer(page, TASKS[path]))
    expect(page.locator(".verdict h2")).to_be_focused()
    expect(page.locator(".verdict")).to_be_in_viewport(ratio=WHOLE)
    expect(page.locator(".answer > .actions .button").first).to_be_in_viewport(ratio=WHOLE)
