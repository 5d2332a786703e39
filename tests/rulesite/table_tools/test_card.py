"""Tools that other parts of the site offer at the table."""

import pytest

from rulesite.pages.table import offer_tool
from rulesite.table_tools import card
from rulesite.table_tools.card import ToolCard, offered_tools


@pytest.fixture(autouse=True)
def _restored(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the real cards as they were."""
    monkeypatch.setattr(card, "_OFFERED", [])


def test_a_tool_is_offered_once() -> None:
    """A card is made anew each time, and registering it again changes nothing."""
    coach = ToolCard("Coach", "For a first game", "/en/learn/table/")

    def make() -> ToolCard:
        return coach

    offer_tool(make)
    offer_tool(make)
    assert offered_tools() == [coach]


def test_without_offers_there_are_none() -> None:
    """Nothing is offered that nobody registered."""
    assert offered_tools() == []
