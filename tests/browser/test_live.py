"""Live examples in a real browser: by touch and by keyboard, with scripts and without."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from rulesite.live import KINDS
from tests.browser.audit import violations
from tests.browser.conftest import Visitor
from tests.browser.keys import press
from tests.browser.reader import NARROW, PHONE, READERS, Reader

TOTAL = ".live-told .total"
BY_SCRIPTS = pytest.mark.parametrize(
    "reader", [Reader("sl", PHONE), Reader("tr", PHONE, has_scripts=False)], ids=str
)


def told(page: Page) -> list[tuple[str, str]]:
    """List what live regions hold now, as an accessibility tree has it: politeness and text."""
    session = page.context.new_cdp_session(page)
    tree: list[dict[str, Any]] = session.send("Accessibility.getFullAXTree")["nodes"]
    nodes = {node["nodeId"]: node for node in tree}

    def text(node: dict[str, Any]) -> str:
        own = node.get("name", {}).get("value", "") if not node.get("childIds") else ""
        return own or "".join(text(nodes[child]) for child in node["childIds"] if child in nodes)

    found = [node for node in tree if node.get("role", {}).get("value") == "status"]
    live = [{item["name"]: item["value"].get("value") for item in n["properties"]} for n in found]
    return [(props["live"], text(node)) for props, node in zip(live, found, strict=True)]


@pytest.mark.parametrize("reader", READERS, ids=str)
def test_a_figure_is_changed(visitor: Visitor, reader: Reader) -> None:
    """From the rule one link leads to its figure; a tap on a space and the sum is another."""
    visit = visitor(reader)
    page = visit.open("rules/tile-scoring/#score-both")
    page.locator("#score-both .trying a").click()
    expect(page.locator(TOTAL)).to_have_text("4 + 3 = 7")
    page.locator("#r5c4").click()
    expect(page.locator(TOTAL)).to_have_text("4 + 4 = 8")
    page.locator("#r5c4").click()
    expect(page.locator(TOTAL)).to_have_text("4 + 3 = 7")
    page.locator("#new").click()
    expect(page.locator("#new")).to_have_attribute("aria-pressed", "true")
    page.locator("#r1c4").click()
    expect(page.locator("#r1c4 .is-placed, #r1c4.is-placed")).to_be_visible()
    page.locator("#reset").click()
    expect(page.locator(TOTAL)).to_have_text("4 + 3 = 7")
    expect(page.locator("#new")).to_have_attribute("aria-pressed", "false")


@BY_SCRIPTS
def test_focus_stays_where_one_pressed(visitor: Visitor, reader: Reader) -> None:
    """Tab leads to a space, Enter and Space change it, and the focus is still there."""
    page = visitor(reader).open("rules/try/score/")
    press(page, "#r2c2", "Enter")
    expect(page.locator("#r2c2 .tile")).to_be_visible()
    expect(page.locator("#r2c2")).to_be_focused()
    expect(page.locator(TOTAL)).to_have_text("4 + 3 = 7")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(page.locator("#r2c3")).to_be_focused()
    expect(page.locator("#r2c3")).to_be_in_viewport(ratio=1)
    expect(page.locator("#r2c3 .tile")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("#r2c3 .ghost")).to_be_visible()
    assert "wall=.....%2F.B" in page.url or "wall=...../.B" in page.url


def test_the_result_is_announced_once(visitor: Visitor) -> None:
    """With scripts one polite region says the new sum; before, none says anything."""
    page = visitor(Reader("sv")).open("rules/try/score/")
    assert not any(text.strip() for _, text in told(page))
    page.locator("#r5c4").click()
    expect(page.locator(TOTAL)).to_have_text("4 + 4 = 8")
    said = [(live, text.strip()) for live, text in told(page) if text.strip()]
    assert said == [("polite", "4 + 4 = 8")]


def test_the_address_keeps_up(visitor: Visitor) -> None:
    """With scripts the address is that of what is shown, and going back leaves the page."""
    visit = visitor(Reader("en"))
    visit.open("rules/tile-scoring/")
    page = visit.open("rules/try/floor/?fell=BB")
    page.locator("#marker").click()
    expect(page.locator(TOTAL)).to_contain_text("= −4")
    page.locator("#more").click()
    expect(page.locator(TOTAL)).to_contain_text("= −6")
    address = page.url
    page.reload()
    expect(page.locator(TOTAL)).to_contain_text("= −6")
    assert page.url == address == visit.address("rules/try/floor/?fell=BBMY")
    page.locator(".menu summary").click()
    page.locator(".menu .languages a[lang=sl]").click()
    expect(page).to_have_url(address.replace("/en/", "/sl/"))
    page.go_back()
    page.go_back()
    expect(page).to_have_url(visit.address("rules/tile-scoring/"))


@pytest.mark.parametrize("kind", KINDS)
def test_everybody_can_use_it(visitor: Visitor, kind: str) -> None:
    """The audit finds nothing, on a phone in light and on a wide screen in dark."""
    assert violations(visitor(Reader("tr")).open(f"rules/try/{kind}/")) == []


@pytest.mark.parametrize("kind", KINDS)
def test_it_fits_a_narrow_screen(visitor: Visitor, kind: str) -> None:
    """At 320 pixels nothing sticks out, and neighbours are far enough apart for a finger."""
    page = visitor(Reader("sl", NARROW)).open(f"rules/try/{kind}/")
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW.width
    boxes = [space.bounding_box() for space in page.locator("button.space").all()[:2]]
    first, second = (box for box in boxes if box)
    assert second["x"] - first["x"] >= 24
