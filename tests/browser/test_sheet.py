"""Score sheets in the browser: a whole game by taps, with scripts and without, on a phone."""

import re

import pytest
from playwright.sync_api import Page, expect

from engine import Board
from engine.notation import SEATS
from rulesite.sheet import Entry, Sheet, reckon
from tests.browser.audit import violations
from tests.browser.conftest import Visitor
from tests.browser.reader import NARROW, PHONE, Reader
from tests.browser.visit import Visit
from tests.browser.watch import refused_load
from tests.rulesite.sheet.played import played, sheet_of

BY_SCRIPTS = pytest.mark.parametrize(
    "reader", [Reader("en", PHONE), Reader("en", PHONE, has_scripts=False)], ids=str
)
LEAST = 44
SMALL = """
  (least) => [...document.querySelectorAll("form.situation button:not(.link-button)")]
    .filter((one) => !one.hidden && one.getBoundingClientRect().height < least)
    .map((one) => `${one.id}: ${one.getBoundingClientRect().height}`)
"""


def settled(page: Page) -> None:
    """Wait until what was pressed has arrived."""
    expect(page.locator("form.htmx-request")).to_have_count(0)
    page.wait_for_load_state()


def tap(page: Page, code: str) -> None:
    """Press something."""
    page.locator(f"#{code}").click()
    settled(page)


def begin(visit: Visit, players: int, grey: bool) -> Page:
    """Begin a sheet by its form."""
    page = visit.open("score/new/")
    page.locator(f'input[name="players"][value="{players}"]').check(force=True)
    page.locator(f'input[name="side"][value="{"g" if grey else "c"}"]').check(force=True)
    page.locator("main form button").click()
    page.wait_for_url(re.compile(r"/edit/"))
    return page


def tell(page: Page, entries: tuple[Entry, ...], boards: tuple[Board, ...], grey: bool) -> None:
    """Tell a round by taps and save it."""
    for seat, entry in enumerate(entries):
        if seat:
            tap(page, "next")
        tell_lines(page, entry, grey)
        if entry.floor:
            tap(page, f"floor-{entry.floor}")
        if entry.has_marker:
            tap(page, "marker")
    page.locator("#save").click()
    settled(page)


def tell_lines(page: Page, entry: Entry, grey: bool) -> None:
    """Tap the completed lines of one player; on the grey side their spaces where they are asked."""
    for placement in entry.placements:
        if not grey:
            tap(page, f"r{placement.row + 1}c{int(placement.col) + 1}")
            continue
        tap(page, f"{placement.color}{placement.row + 1}")
        choice = page.locator(f"#put-{placement}")
        if choice.count():
            tap(page, f"put-{placement}")


def told(page: Page, sheet: Sheet) -> None:
    """Tell a whole sheet; after each round the totals are the engine's."""
    counted = reckon(sheet)
    before = (Board(),) * sheet.players
    for number, entries in enumerate(sheet.rounds):
        tell(page, entries, before, sheet.grey)
        row = page.locator("#totals tbody tr").nth(number)
        expect(row.locator("td")).to_have_text([str(s) for s in counted.rounds[number].scores])
        before = counted.rounds[number].after


@pytest.mark.parametrize(
    ("reader", "grey"),
    [
        pytest.param(Reader(has_scripts=False), False, marks=pytest.mark.proof),
        pytest.param(Reader(), True, marks=pytest.mark.proof),
        pytest.param(Reader(has_scripts=False), True, marks=pytest.mark.proof),
        pytest.param(Reader(), False, marks=pytest.mark.proof),
    ],
    ids=str,
)
def test_a_whole_game_by_taps(visitor: Visitor, reader: Reader, grey: bool) -> None:
    """A game of the engine, told with a thumb, has the engine's totals, winner and record."""
    game = played(2, grey, 1)
    visit = visitor(reader)
    page = begin(visit, 2, grey)
    told(page, sheet_of(game))
    scores = [str(score) for score in game.result().scores]
    expect(page.locator(".is-total td")).to_have_text(scores)
    expect(page.locator(".verdict h2")).to_contain_text(SEATS[game.result().winners[0]])
    expect(page.locator("#record code")).to_have_text(str(sheet_of(game)))


@BY_SCRIPTS
def test_reload_and_back_lose_nothing(visitor: Visitor, reader: Reader) -> None:
    """What was told of a round stands in the address; a second tab has what was saved."""
    visit = visitor(reader)
    page = begin(visit, 2, False)
    tap(page, "r1c1")
    tap(page, "floor-7")
    page.reload()
    expect(page.locator("#floor-7")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#r1c1 .tile")).to_have_count(1)
    page.goto(visit.address("rules/"))
    page.go_back()
    expect(page.locator("#floor-7")).to_have_attribute("aria-pressed", "true")
    tap(page, "marker")
    page.locator("#save").click()
    other = page.context.new_page()
    other.goto(page.url.split("?")[0])
    expect(other.locator("#totals tbody tr")).to_have_count(1)


@BY_SCRIPTS
def test_an_impossible_round_is_refused(visitor: Visitor, reader: Reader) -> None:
    """The reason is said, what was told stays, and put right it is saved."""
    visit = visitor(reader)
    page = begin(visit, 2, False)
    for code in ("r3c3", "r4c4", "r5c5", "seat-B", "r3c3", "r4c4", "r5c5"):
        tap(page, code)
    with visit.watch.expecting(refused_load(422)):
        page.locator("#save").click()
        expect(page.locator("#fault .findings li")).not_to_have_count(0)
    tap(page, "r5c5")
    page.locator("#save").click()
    expect(page.locator("#totals tbody tr")).to_have_count(1)


@BY_SCRIPTS
def test_a_sheet_is_shared_and_deleted(visitor: Visitor, reader: Reader) -> None:
    """Another reader sees it without a way to change it; deleted, it is gone for both."""
    visit = visitor(reader)
    page = begin(visit, 2, False)
    for code in ("floor-7", "marker"):
        tap(page, code)
    page.locator("#save").click()
    shared = page.locator("#share a").get_attribute("href")
    assert shared
    other = visitor(reader)
    other.page.goto(other.origin + shared)
    expect(other.page.locator("#totals tbody tr")).to_have_count(1)
    expect(other.page.locator("main form")).to_have_count(0)
    page.locator("#delete summary").click()
    page.locator('#delete input[type="checkbox"]').check()
    page.locator("#delete button").click()
    expect(page.locator("h1")).to_contain_text("deleted")
    with other.watch.expecting(refused_load(404)):
        other.page.reload()


@BY_SCRIPTS
def test_a_final_score_by_taps(visitor: Visitor, reader: Reader) -> None:
    """Walls and scores of two players, and who has won."""
    page = visitor(reader).open("score/")
    for column in range(1, 6):
        tap(page, f"r1c{column}")
    page.locator("#sA").fill("15")
    tap(page, "next")
    tap(page, "r3c3")
    page.locator("#sB").fill("1")
    tap(page, "count")
    expect(page.locator("#result-part h2")).to_contain_text("Player A")
    expect(page.locator(".standing strong")).to_have_text(["17", "1"])
    expect(page).to_have_title("Winner: Player A · Count a score · Tile School")


@pytest.mark.parametrize(
    "where",
    [
        *("edit", "grey", "choice", "final", "result", "new"),
        pytest.param("over", marks=pytest.mark.proof),
    ],
)
def test_everybody_can_use_it(visitor: Visitor, where: str) -> None:
    """The audit finds nothing; what is tapped is high enough, and nothing sticks out."""
    visit = visitor(Reader("en"))
    address = address_of(visit, where)
    page = visit.page
    page.goto(address)
    open_all(page)
    assert violations(page) == []
    for size in (PHONE, NARROW):
        page.set_viewport_size(size._asdict())
        page.goto(address)
        open_all(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= size.width
    page.set_viewport_size(PHONE._asdict())
    assert page.evaluate(SMALL, LEAST) == []


def open_all(page: Page) -> None:
    """Open everything that can be opened on the page itself."""
    page.evaluate("document.querySelectorAll('main details').forEach((one) => { one.open = true })")


def address_of(visit: Visit, where: str) -> str:
    """Bring a sheet into a state and return its address."""
    fixed = {
        "final": "score/?players=4&side=g",
        "result": "score/?wA=BYRKW/...../...../...../.....&sA=15&sB=0&part=result",
        "new": "score/new/",
    }
    if where in fixed:
        return visit.address(fixed[where])
    page = begin(visit, 2 if where == "edit" else 4, where != "edit")
    edit = page.url
    if where == "over":
        return visit.address(f"score/record/?s={sheet_of(played(4, True, 3)).slug}")
    draft = "BYRKW0M,.....0" if where == "edit" else "..B..0M,.....0,.....0,.....0"
    return f"{edit}?round=1&d={draft}" if where != "grey" else edit
