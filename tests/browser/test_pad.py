"""Numbers by thumb: a pad of digits where one is asked for, else the phone's own keyboard."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.reader import NARROW, PHONE, Reader, Size

ONE = "practice/cross/1-1-ab1/"
SEVERAL = "practice/refill/1-2-1ana2/"


def test_digits_are_tapped(visitor: Visitor) -> None:
    """The pad writes into the field, takes back and never writes more than the field holds."""
    page = visitor(Reader("en", PHONE, has_touch=True)).open(ONE)
    field = page.locator("#answer")
    expect(field).to_have_attribute("inputmode", "none")
    for key in ("1", "2", "3", "4"):
        page.locator(f'[data-key="{key}"]').tap()
    expect(field).to_have_value("123")
    page.locator('[data-key="back"]').tap()
    expect(field).to_have_value("12")


@pytest.mark.parametrize("size", [PHONE, NARROW], ids=lambda size: str(size.width))
def test_the_pad_fits(visitor: Visitor, size: Size) -> None:
    """The page with the pad is not wider than the screen, and a thumb can hit each key."""
    page = visitor(Reader("sl", size, has_touch=True)).open(ONE)
    assert page.evaluate("document.scrollingElement.scrollWidth") <= size.width
    for key in page.locator("[data-key]").all():
        box = key.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 36


def test_several_fields_use_the_keyboard_of_the_phone(visitor: Visitor) -> None:
    """Where there are several fields, the keyboard comes up where the field is."""
    page = visitor(Reader("en", PHONE, has_touch=True)).open(SEVERAL)
    expect(page.locator("#answer-1")).to_have_attribute("inputmode", "numeric")
    expect(page.locator(".pad")).to_have_count(0)


def test_with_a_mouse_there_is_no_pad(visitor: Visitor) -> None:
    """Who has a keyboard types."""
    page = visitor(Reader("en", PHONE)).open(ONE)
    expect(page.locator(".pad")).to_be_hidden()
    expect(page.locator("#answer")).to_have_attribute("inputmode", "numeric")
