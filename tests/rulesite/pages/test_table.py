"""At the table: the tools, what to lay out, and the rules looked up most."""

import pytest
from django.test import RequestFactory
from django.utils import translation

from engine import Game
from rulesite.pages.table import ToolCard, offer_tool, table
from rulesite.rulebook import find_unit
from rulesite.rulebook.citation import cite
from rulesite.table_tools import card
from tests.rulesite.addresses import LANGUAGES, TABLE_TOOLS
from tests.rulesite.reading import first, having, hrefs, read_page, visited, with_id, words

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_the_set_up_is_that_of_a_game(language: str) -> None:
    """Displays and tiles for 2, 3 and 4 players are what a game of the engine deals."""
    (points,) = having(visited(f"/{language}/table/"), "points")
    rows = [[int(words(cell)) for cell in row] for row in first(points, "tbody").iter("tr")]
    dealt = [(players, Game.new(players).position.factories) for players in (2, 3, 4)]
    assert rows == [[players, len(shown), sum(map(len, shown))] for players, shown in dealt]


@every_language
def test_what_is_looked_up_most(language: str) -> None:
    """The rules that settle most arguments are one tap away."""
    (listing,) = having(visited(f"/{language}/table/"), "contents")
    links = {link.get("href"): words(link) for link in listing.iter("a")}
    assert len(links) >= 4
    for href, text in links.items():
        with translation.override(language):
            number, title, address = cite(str(href).partition("#")[2])
        assert (href, text) == (address, f"{number} {title}")


@every_language
def test_every_tool_is_one_tap_away(language: str) -> None:
    """Disputes come first; boards, the quick reference and the tools follow."""
    (tools,) = having(visited(f"/{language}/table/"), "tools")
    first_link, *others = hrefs(tools)
    assert first_link == f"/{language}/disputes/"
    wanted = {"board/", "quick-reference/", "table/checklist/", "table/refill/"}
    assert {f"/{language}/{page}" for page in wanted} <= set(others)


@every_language
def test_who_starts_is_the_rule_and_a_draw(language: str) -> None:
    """The rule stands as the rulebook has it, and each number of players has its button."""
    start = with_id(visited(f"/{language}/table/"), "start")
    with translation.override(language):
        assert find_unit("first-starter").unit.text in words(start)
    form = first(start, "form")
    assert (form.get("method"), form.get("action")) == ("get", f"/{language}/table/start/")
    assert [button.get("value") for button in form.iter("button")] == ["2", "3", "4"]


def test_the_screen_can_be_kept_awake() -> None:
    """The switch is there, hidden until its script finds that it can do something."""
    (switch,) = having(visited("/en/table/"), "awake")
    assert "hidden" in switch.attrib


def test_every_tool_leads_back() -> None:
    """From each tool the table is one tap away."""
    for page in TABLE_TOOLS:
        (kicker,) = having(visited(f"/en/{page}"), "kicker")
        assert list(hrefs(kicker)) == ["/en/table/"]


def test_a_tool_of_another_part_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """What registers its card stands among the tools."""
    monkeypatch.setattr(card, "_OFFERED", [])
    offer_tool(lambda: ToolCard("Coach", "For a first game", "/en/learn/table/"))
    page = read_page(table(RequestFactory().get("/en/table/")))
    (tools,) = having(page, "tools")
    assert "/en/learn/table/" in list(hrefs(tools))
    assert "Coach For a first game" in words(tools)
