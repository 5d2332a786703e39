"""With scripts an answer changes the stage only."""

import pytest
from playwright.sync_api import expect

from tests.browser.answering import NUMBER, give
from tests.browser.conftest import Visitor
from tests.browser.reader import PHONE, WIDE, Reader
from tests.browser.visit import Visit

FORMS = {"learn/both-ways/4/": "7", "practice/cross/1-1-school/": "99"}
MARK, IS_MARKED = "window.isStillHere = true", "window.isStillHere === true"


def answers_stay(visit: Visit, rest: str, number: str) -> bool:
    """Answer twice on a page, and tell whether it was still the same page then."""
    page = visit.open(rest)
    page.evaluate(MARK)
    for _ in range(2):
        give(page, "number", [number])
        expect(page.locator(NUMBER)).to_have_value(number)
    return bool(page.evaluate(IS_MARKED))


@pytest.mark.parametrize("reader", [Reader("sl", PHONE), Reader("tr", WIDE)], ids=str)
def test_page_stays_with_scripts(visitor: Visitor, reader: Reader) -> None:
    """With scripts the page is not loaded again, and its form works a second time."""
    visit = visitor(reader)
    assert all(answers_stay(visit, rest, number) for rest, number in FORMS.items())


def test_page_is_loaded_without_scripts(visitor: Visitor) -> None:
    """Without scripts the same answer is a page of its own."""
    visit = visitor(Reader("sv", PHONE, has_scripts=False))
    assert not any(answers_stay(visit, rest, number) for rest, number in FORMS.items())
