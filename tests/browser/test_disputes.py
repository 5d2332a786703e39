"""A dispute settled on a phone: few taps, and the verdict on the first screen."""

from collections.abc import Iterable

import pytest
from django.utils import translation
from playwright.sync_api import Locator, Page, expect

from rulesite.disputes import DISPUTES
from tests.browser.conftest import Visitor
from tests.browser.reader import PHONE, Reader, Size
from tests.browser.visit import Visit
from tests.rulesite.addresses import LANGUAGES
from tests.turns import some_now

SMALLEST = Size(320, 568)
LOWEST = SMALLEST.height
SAMPLE = [dispute for dispute in DISPUTES if dispute.is_our_choice] + list(DISPUTES[::12])
"""Those with the label, which takes room, and some of the others."""


def longest(language: str) -> str:
    """Return the id of the dispute with the most to read before its figure."""
    with translation.override(language):
        return max(DISPUTES, key=lambda each: len(f"{each.question}{each.reason}")).id


def below(visit: Visit, ids: Iterable[str]) -> list[str]:
    """List the disputes whose verdict or reason ends below the first screen."""
    return [id for id in ids if max(map(bottom, parts(visit.open(f"disputes/{id}/")))) > LOWEST]


def parts(page: Page) -> list[Locator]:
    """Return what has to be read at once."""
    return [page.locator(".decision"), page.locator(".reason")]


def bottom(part: Locator) -> float:
    """Tell how far down a part ends, in CSS pixels."""
    box = part.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


@pytest.mark.parametrize("language", some_now(LANGUAGES, 4))
def test_verdict_and_reason_on_the_first_screen(visitor: Visitor, language: str) -> None:
    """On a screen of 320 by 568 pixels nothing has to be scrolled to read verdict and reason."""
    visit = visitor(Reader(language, SMALLEST))
    assert below(visit, {longest(language), *(dispute.id for dispute in SAMPLE)}) == []


@pytest.mark.proof
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verdict_on_the_first_screen(visitor: Visitor, language: str) -> None:
    """The same holds for every dispute, phone in hand: touch makes things larger."""
    visit = visitor(Reader(language, SMALLEST, has_touch=True))
    assert below(visit, [dispute.id for dispute in DISPUTES]) == []


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
