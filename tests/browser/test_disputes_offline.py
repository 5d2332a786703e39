"""Disputes at the table, network off, by thumb: at most three taps to the verdict."""

import json
from pathlib import Path

import pytest
from django.utils import translation
from playwright.sync_api import Locator, expect

from rulesite.disputes import DISPUTES
from rulesite.disputes.dispute import Dispute
from tests.browser.conftest import Visitor
from tests.browser.copying import wait_for_copy
from tests.browser.reader import PHONE, Reader
from tests.browser.visit import Visit
from tests.rulesite.addresses import LANGUAGES
from tests.turns import some_now

TABLE = json.loads(
    (Path(__file__).parents[1] / "data" / "disputes_at_the_table.json").read_text(encoding="utf-8")
)
"""Forty disputes, and how each is looked for: in the list, or by asking it in the search box."""
BY_ID = {dispute.id: dispute for dispute in DISPUTES}
MOST_TAPS = 3


class Thumb:
    """Tap, and count."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.taps = 0

    def tap(self, target: Locator) -> None:
        """Tap on something."""
        target.tap()
        self.taps += 1

    def by_list(self, dispute: Dispute) -> None:
        """Go from the start page to the disputes, to those of a phase, and to the one."""
        self.tap(self.visit.link("disputes/").first)
        self.tap(self.visit.page.locator(f'.dispute-phases a[href$="{dispute.phase}"]'))
        self.tap(self.visit.link(f"disputes/{dispute.id}/"))

    def by_search(self, dispute: Dispute) -> None:
        """Ask in the box on the start page; the search key of the keyboard is a tap too."""
        box = self.visit.page.locator("input[name=q]")
        self.tap(box)
        with translation.override(self.visit.reader.language):
            self.visit.page.keyboard.type(str(dispute.question))
        box.press("Enter")
        self.taps += 1
        self.tap(self.visit.link(f"disputes/{dispute.id}/"))


def settle(visit: Visit, dispute: Dispute, way: str) -> int:
    """Look a dispute up from the start page, and return how many taps it took to the verdict."""
    thumb = Thumb(visit)
    page = visit.open()
    getattr(thumb, f"by_{way}")(dispute)
    with translation.override(visit.reader.language):
        expect(page.locator(".decision")).to_contain_text(str(dispute.verdict))
    expect(page.locator(".decision")).to_be_in_viewport()
    assert page.url == visit.address(f"disputes/{dispute.id}/")
    return thumb.taps


def settle_all(visitor: Visitor, language: str, table: list[dict[str, str]]) -> None:
    """Store the site, switch the network off, and settle disputes."""
    visit = visitor(Reader(language, PHONE, has_touch=True, keeps_copy=True))
    wait_for_copy(visit.open("rules/"), language)
    visit.page.context.set_offline(True)
    taps = {row["dispute"]: settle(visit, BY_ID[row["dispute"]], row["by"]) for row in table}
    assert max(taps.values()) <= MOST_TAPS, taps


def test_the_table() -> None:
    """There are forty, each once, from every phase, looked for both ways."""
    ids = [row["dispute"] for row in TABLE]
    assert len(set(ids)) == len(ids) == 40
    assert {BY_ID[id].phase for id in ids} == {dispute.phase for dispute in DISPUTES}
    assert {row["by"] for row in TABLE} == {"list", "search"}


@pytest.mark.parametrize("language", some_now(LANGUAGES, 4))
def test_some_disputes(visitor: Visitor, language: str) -> None:
    """With the network off, some disputes are settled with at most three taps."""
    settle_all(visitor, language, TABLE[LANGUAGES.index(language) :: 8])


@pytest.mark.proof
@pytest.mark.parametrize("language", LANGUAGES)
def test_forty_disputes(visitor: Visitor, language: str) -> None:
    """With the network off, all forty are settled with at most three taps."""
    settle_all(visitor, language, TABLE)
