"""The final score with the network off: told, counted and refused as on the server."""

import re
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from engine.bounds import score_bounds
from engine.notation import SEATS
from rulesite.score.final import write_wall
from rulesite.sheet import reckon
from tests.browser.audit import violations
from tests.browser.conftest import Visitor
from tests.browser.reader import NARROW, PHONE, Reader
from tests.browser.test_sheet import LEAST, SMALL, tap
from tests.browser.test_sheet_offline import NO_NETWORK, offline
from tests.browser.test_sheet_script import KINDS
from tests.browser.watch import refused_load
from tests.rulesite.sheet.played import played, sheet_of
from tests.rulesite.sheet.test_tables import grey_walls, some_walls
from tests.turns import some_now

FULL = "BYRKW/...../...../...../....."
TWO = {"wA": FULL, "sA": "15", "wB": "B..../.B.../...../...../.....", "sB": "2"}
DRAWN = """
  (skipped) => [...document.querySelectorAll("#final *")]
    .filter((node) => !node.matches(`input[type=hidden], ${skipped}`))
    .map((node) => {
      const kept = ["class", "id", "name", "value", "for", "aria-pressed", "hidden"];
      const own = [...node.childNodes].filter((one) => one.nodeType === Node.TEXT_NODE);
      const text = own.map((one) => one.data.trim()).filter(Boolean).join(" ");
      const href = node.getAttribute("href")?.replace(/^http:..[^/]*/, "").replaceAll("%2F", "/");
      return [node.localName, ...kept.map((name) => node.getAttribute(name)), href ?? null, text];
    })
"""
BOUNDS = ".piece .quiet, #nothing"
"""What may be said less exactly with no network: between which totals a wall lies."""
OUTSIDE = """
  () => {
    const edge = (node) => node.getBoundingClientRect().right;
    const fields = [...document.querySelectorAll("#final .card input")];
    return fields.filter((one) => edge(one) > edge(one.closest(".card"))).map((one) => one.id);
  }
"""
COUNTING = """
  async ([address, walls]) => {
    const { tables } = await (await fetch(address)).json();
    const counter = tileSheet.open(tables);
    return walls.map((wall) => counter.bounds(wall)).map(({ least, most }) => [least, most]);
  }
"""
ASKED = [
    {},
    {"players": "4", "seat": "D"},
    {"players": "3", "side": "g", "brush": "R", "seat": "B", "wB": "R..../.R.../...../...../....."},
    {"players": "3", "by": "counts", "rowsA": "2", "sC": "17"},
    TWO | {"part": "result"},
    TWO | {"part": "result", "players": "3", "wC": FULL, "sC": "15"},
    {"part": "result", "sA": "0", "sB": "0"},
    {"part": "result", "by": "counts", "sA": "10", "sB": "12", "rowsA": "1"},
    {"part": "result", "by": "counts", "sA": "10", "sB": "10", "rowsA": "1", "rowsB": "1"},
    {"part": "result", "side": "g", "wA": "BYRKW/YBKWR/...../...../.....", "sA": "30", "sB": "0"},
]
REFUSED = [
    {"sA": "200", "sB": "1", "wA": FULL},
    {"sA": "1", "sB": "0"},
    {"sA": "5", "sB": "1", "wA": "Y..../...../...../...../....."},
    {"side": "g", "sA": "5", "sB": "1", "wA": "YY.../...../...../...../....."},
    {"side": "g", "sA": "5", "sB": "1", "wA": "Y..../Y..../...../...../....."},
    {"by": "counts", "sA": "5", "sB": "1", "rowsA": "5"},
    {"by": "counts", "sA": "5", "sB": "1", "rowsA": "3", "columnsA": "3"},
    {"by": "counts", "sA": "5", "sB": "300"},
    {"sA": "", "sB": "1"},
    {"sA": "x", "sB": "1"},
    {"sA": "-1", "sB": "²"},
    {"by": "counts", "sA": "1", "sB": "1000", "rowsB": "6"},
]


def drawn(page: Page, address: str, skipped: str = "#nothing") -> list[Any]:
    """Read every element of a final score: what it is, what it says and where it leads."""
    page.goto(address)
    if "/final/" in address:
        expect(page.locator("#final[data-ready]")).to_be_attached()
    return list(page.evaluate(DRAWN, skipped))


def both(visitor: Visitor, language: str, told: dict[str, str], skipped: str) -> list[list[Any]]:
    """Let the server and the script draw the same address."""
    visit = visitor(Reader(language))
    query = urlencode(told, safe="/")
    return [
        drawn(visit.page, visit.address(f"score/{page}?{query}"), skipped)
        for page in ("", "final/")
    ]


@pytest.mark.parametrize("language", ["en", "sl"])
@pytest.mark.parametrize("told", some_now(ASKED, 3))
def test_it_is_drawn_as_on_the_server(
    visitor: Visitor, language: str, told: dict[str, str]
) -> None:
    """Every element, word and link of the form and of the result."""
    server, script = both(visitor, language, told, BOUNDS)
    assert script == server


@pytest.mark.parametrize("told", some_now(REFUSED, 3))
def test_what_cannot_be_is_refused_as_on_the_server(visitor: Visitor, told: dict[str, str]) -> None:
    """Impossible walls, counts and totals, and what is no number, with reason and rule."""
    visit = visitor(Reader("en"))
    query = urlencode(told | {"part": "result"}, safe="/")
    with visit.watch.expecting(refused_load(422)):
        server = drawn(visit.page, visit.address(f"score/?{query}"))
    assert drawn(visit.page, visit.address(f"score/final/?{query}")) == server


def ending(players: int, grey: bool, seed: int) -> dict[str, str]:
    """Describe the end of a played game."""
    fields = {"players": str(players), "part": "result", "side": "g" if grey else "c"}
    boards = reckon(sheet_of(played(players, grey, seed))).boards
    for letter, board in zip(SEATS, boards, strict=False):
        fields |= {f"w{letter}": write_wall(board.wall), f"s{letter}": str(board.score)}
    return fields


@pytest.mark.parametrize(("players", "grey"), KINDS)
def test_a_played_game_comes_out_as_on_the_server(
    visitor: Visitor, players: int, grey: bool
) -> None:
    """Bonuses, totals, places, winner and tie-break of a game of each kind."""
    server, script = both(visitor, "en", ending(players, grey, 1), BOUNDS)
    assert script == server


def test_totals_are_bounded_from_outside(visitor: Visitor) -> None:
    """No total that the engine allows is refused; bounds are as narrow as its quick ones."""
    walls = [*some_walls(12), *grey_walls()]
    flat = [[tile or "" for row in wall for tile in row] for wall in walls]
    page = visitor(Reader("en")).open("score/final/")
    found = page.evaluate(COUNTING, ["/en/score/tables.json", flat])
    for wall, (least, most) in zip(walls, found, strict=True):
        exact, quick = score_bounds(wall), score_bounds(wall, 0)
        assert quick.least <= least <= exact.least or not exact.exact
        assert exact.most <= most <= quick.most or not exact.exact


def test_a_final_score_by_thumb_with_no_network(visitor: Visitor) -> None:
    """Walls and scores of two players; the address holds it all, and reloading loses nothing."""
    visit = offline(visitor)
    page = visit.open("score/")
    for column in range(1, 6):
        page.locator(f"#r1c{column}").click()
    page.locator("#sA").fill("15")
    page.locator("#next").click()
    page.locator("#r3c3").click()
    page.locator("#sB").fill("1")
    page.locator("#count").click()
    expect(page.locator("#result-part h2")).to_contain_text("Player A")
    expect(page.locator(".standing strong")).to_have_text(["17", "1"])
    expect(page).to_have_title("Winner: Player A · Count a score · Tile School")
    page.reload()
    expect(page.locator(".standing strong")).to_have_text(["17", "1"])
    own = page.evaluate(DRAWN, BOUNDS)
    page.context.set_offline(False)
    page.reload()
    assert own == page.evaluate(DRAWN, BOUNDS)


def test_when_the_network_goes_the_score_goes_on(visitor: Visitor) -> None:
    """What is pressed just then is not lost."""
    visit = offline(visitor)
    visit.page.context.set_offline(False)
    page = visit.open("score/")
    tap(page, "r1c1")
    page.context.set_offline(True)
    with visit.watch.expecting(*NO_NETWORK):
        page.locator("#r2c2").click()
        expect(page.locator("#r2c2 .tile")).to_have_count(1)
    expect(page.locator("#r1c1 .tile")).to_have_count(1)
    expect(page).to_have_url(re.compile(r"/en/score/\?"))


@pytest.mark.parametrize(
    ("query", "said"),
    [("players=5", "5 players"), ("players=x", "does not describe"), ("wA=Q", "does not describe")],
)
def test_no_final_score_is_said_so(visitor: Visitor, query: str, said: str) -> None:
    """Five players, or an address that means nothing: the reason, and an empty form."""
    page = visitor(Reader("en")).open(f"score/final/?{query}")
    expect(page.locator("#result-part h2")).to_contain_text(said)
    expect(page).to_have_title(re.compile(f"{said}.* · Count a score · Tile School"))
    expect(page.locator("#r1c1")).to_be_visible()


@pytest.mark.parametrize("told", [ASKED[2], ASKED[3], ASKED[4]])
def test_everybody_can_use_it(visitor: Visitor, told: dict[str, str]) -> None:
    """The audit finds nothing; what is tapped is high enough, and nothing sticks out."""
    page = visitor(Reader("sl")).open(f"score/final/?{urlencode(told)}")
    expect(page.locator("#final[data-ready]")).to_be_attached()
    assert violations(page) == []
    for size in (NARROW, PHONE):
        page.set_viewport_size(size._asdict())
        assert page.evaluate("document.documentElement.scrollWidth") <= size.width
        assert page.evaluate(OUTSIDE) == []
    assert page.evaluate(SMALL, LEAST) == []
