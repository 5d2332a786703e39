"""A dispute settled on a phone: few taps, and the verdict on the first screen."""

import pytest
from django.utils import translation
from playwright.sync_api import expect

from rulesite.disputes import DISPUTES
from tests.browser.conftest import Visitor
from tests.browser.reader import PHONE, Reader, Size
from tests.rulesite.addresses import LANGUAGES

SMALLEST = Size(320, 568)
SAMPLE = [dispute for dispute in DISPUTES if dispute.is_our_choice] + list(DISPUTES[::12])
"""Those with the label, which takes room, and some of the others."""


def longest(language: str) -> str:
    """Return the id of the dispute with the most to read before its figure."""
    with translation.override(language):
        return max(DISPUTES, key=lambda each: len(f"{each.question}{each.reason}")).id


@pytest.mark.parametrize("language", LANGUAGES)
def test_verdict_and_reason_on_the_first_screen(visitor: Visitor, language: str) -> None:
    """On a screen of 320 by 568 pixels nothing has to be scrolled to read verdict and reason."""
    visit = visitor(Reader(language, SMALLEST))
    for dispute_id in {longest(language), *(dispute.id for dispute in SAMPLE)}:
        page = visit.open(f"disputes/{dispute_id}/")
        for part in (".decision", ".reason"):
            box = page.locator(part).bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= SMALLEST.height, (dispute_id, part)


@pytest.mark.parametrize("has_scripts", [True, False])
def test_from_the_start_page_to_a_verdict(visitor: Visitor, has_scripts: bool) -> None:
    """Two taps from the start page the verdict of a dispute can be read, also without scripts."""
    visit = visitor(Reader("en", PHONE, has_scripts=has_scripts))
    page = visit.open()
    visit.link("disputes/").first.click()
    expect(page.locator("#marker-full-floor strong")).to_have_text(
        "Take it; it costs nothing more."
    )
    visit.link("disputes/marker-full-floor/").click()
    expect(page.locator(".decision")).to_be_in_viewport()
    visit.link("rulings/#marker-full-floor").click()
    expect(page.locator("article:target")).to_be_in_viewport()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_code_keeps_its_light_ground(visitor: Visitor, scheme: str) -> None:
    """The code is as large as it can be scanned, dark on light in either scheme."""
    page = visitor(Reader("en", PHONE, scheme=scheme)).open("disputes/pass/")
    drawing = page.locator(".qr svg")
    expect(drawing).to_be_hidden()
    page.locator(".qr summary").click()
    box = drawing.bounding_box()
    assert box is not None
    assert box["width"] == box["height"] >= 200
    fills = page.eval_on_selector_all(
        ".qr svg > *", "(parts) => parts.map((part) => getComputedStyle(part).fill)"
    )
    assert fills == ["rgb(255, 255, 255)", "rgb(0, 0, 0)"]


def test_the_link_is_copied(visitor: Visitor) -> None:
    """The button puts the address of the verdict on the clipboard."""
    permissions = ("clipboard-read", "clipboard-write")
    visit = visitor(Reader("en", PHONE, permissions=permissions))
    page = visit.open("disputes/pass/")
    page.locator(".share [data-copy]").click()
    expect(page.locator("#live")).to_have_text("Link copied")
    assert page.evaluate("navigator.clipboard.readText()") == visit.address("disputes/pass/")
