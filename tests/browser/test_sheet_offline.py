"""Score sheets with the network off: told and counted on the device, sent when wished."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.audit import violations
from tests.browser.conftest import Visitor
from tests.browser.copying import wait_for_copy
from tests.browser.reader import NARROW, PHONE, Reader
from tests.browser.test_sheet import LEAST, SMALL, begin, open_all, tap, told
from tests.browser.visit import Visit
from tests.browser.watch import refused_load
from tests.rulesite.sheet.played import played, sheet_of
from tests.turns import some_now

HERE = "score/here/"
NO_NETWORK = ("Failed to load resource: net::ERR_INTERNET_DISCONNECTED", "htmx:")


def begin_here(page: Page, players: int, grey: bool) -> None:
    """Begin a sheet on the device."""
    summary = page.locator("#begin > summary")
    expect(page.locator("#here[data-ready]")).to_be_attached()
    if not page.locator("#begin").evaluate("one => one.open"):
        summary.click()
    page.locator(f'input[name="players"][value="{players}"]').check(force=True)
    page.locator(f'input[name="side"][value="{"g" if grey else "c"}"]').check(force=True)
    page.locator("#begin button").click()
    expect(page.locator("#seat-A")).to_be_visible()


def offline(visitor: Visitor, language: str = "en", first: str = "rules/") -> Visit:
    """Visit one page, let the copy be stored, and switch the network off."""
    visit = visitor(Reader(language, PHONE, keeps_copy=True))
    wait_for_copy(visit.open(first), language)
    visit.page.context.set_offline(True)
    return visit


STANDING = """
  () => [...document.querySelectorAll("main .verdict, #totals table, #sources, #rounds")]
    .filter((part) => part.checkVisibility())
    .flatMap((part) => {
      const found = [];
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { data, parentNode } = walker.currentNode;
        if (!parentNode.matches("#totals a *")) found.push(data.trim());
      }
      const curves = [...part.parentNode.querySelectorAll(":scope > .chart polyline")];
      return [...found, ...curves.map((curve) => curve.getAttribute("points"))].filter(Boolean);
    })
"""


def standing(page: Page) -> list[str]:
    """Read where a sheet stands, what is folded up and what is only read out included."""
    return list(page.evaluate(STANDING))


@pytest.mark.parametrize(
    ("grey", "language"), [pytest.param(False, "en", marks=pytest.mark.proof), (True, "sl")]
)
def test_a_whole_game_with_no_network(visitor: Visitor, grey: bool, language: str) -> None:
    """Told by thumb on the device, a game reads as the server tells it, to the last word."""
    sheet = sheet_of(played(2, grey, 1))
    visit = offline(visitor, language)
    page = visit.open("score/new/")
    begin_here(page, 2, grey)
    told(page, sheet)
    expect(page.locator("#record code")).to_have_text(str(sheet))
    own = standing(page)
    page.context.set_offline(False)
    page.goto(visit.address(f"score/record/?s={sheet.slug}"))
    assert own == standing(page)


def test_reload_keeps_what_was_told(visitor: Visitor) -> None:
    """A round half told is there again after a reload, and in the list of another page."""
    page = visitor(Reader("en")).open(HERE)
    begin_here(page, 3, False)
    for code in ("r1c1", "floor-7", "marker"):
        tap(page, code)
    page.reload()
    expect(page.locator("#floor-7")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#marker")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#r1c1 .tile")).to_have_count(1)
    page.goto(page.url.split("#")[0])
    page.locator("#sheets a").click()
    expect(page.locator("#floor-7")).to_have_attribute("aria-pressed", "true")


def test_of_two_tabs_the_older_one_steps_back(visitor: Visitor) -> None:
    """The tab that was left behind says so, and what it is told changes nothing."""
    page = visitor(Reader("en")).open(HERE)
    begin_here(page, 2, False)
    other = page.context.new_page()
    other.goto(page.url)
    tap(other, "floor-3")
    expect(page.locator("#outdated")).to_be_visible()
    page.locator("#floor-5").click()
    other.reload()
    expect(other.locator("#floor-3")).to_have_attribute("aria-pressed", "true")
    page.locator("#outdated a").click()
    expect(page.locator("#outdated")).to_be_hidden()
    expect(page.locator("#floor-3")).to_have_attribute("aria-pressed", "true")


def test_a_kept_sheet_goes_on_with_no_network(visitor: Visitor) -> None:
    """When the network goes, what is pressed is not lost; back on it, the sheet is sent."""
    visit = offline(visitor, first="score/new/")
    visit.page.context.set_offline(False)
    page = begin(visit, 2, False)
    edit = page.url
    tap(page, "r1c1")
    expect(page.locator("#r1c1 .tile")).to_have_count(1)
    page.context.set_offline(True)
    with visit.watch.expecting(*NO_NETWORK):
        page.locator("#floor-7").click()
        expect(page.locator("#here #floor-7")).to_have_attribute("aria-pressed", "true")
        expect(page.locator("#r1c1 .tile")).to_have_count(1)
        for code in ("next", "floor-7", "save"):
            page.locator(f"#{code}").click()
        expect(page.locator("#totals tbody tr")).to_have_count(1)
    page.goto(edit)
    expect(page.locator("#here #totals tbody tr")).to_have_count(1)
    page.context.set_offline(False)
    page.reload()
    expect(page.locator("#totals")).to_have_count(0)
    page.locator("#ahead button").click()
    expect(page.locator("#share")).to_be_visible()
    expect(page.locator("#totals tbody tr")).to_have_count(1)
    expect(page.locator("#ahead")).to_be_hidden()


def test_a_sheet_begun_with_no_network_is_sent(visitor: Visitor) -> None:
    """It gets an address, with its names still on the device, and is not there twice."""
    sheet = sheet_of(played(3, True, 2))
    visit = offline(visitor)
    page = visit.open("score/new/")
    begin_here(page, 3, True)
    page.locator("#names summary").click()
    page.locator("#name0").fill("Ana")
    told(page, sheet)
    page.context.set_offline(False)
    page.locator("#ahead button").click()
    page.wait_for_url("**/edit/**")
    expect(page.locator("#record code")).to_have_text(str(sheet))
    expect(page.locator("#totals thead th").nth(1)).to_have_text("Ana")
    page.goto(visit.address(HERE))
    expect(page.locator("#sheets a")).to_have_count(1)
    expect(page.locator("#sheets a")).to_contain_text("Ana")


def test_what_cannot_be_is_refused_at_once(visitor: Visitor) -> None:
    """With no network too the reason is said with its rule; put right, the round is saved."""
    page = offline(visitor).open(HERE)
    begin_here(page, 2, False)
    for code in ("r3c3", "r4c4", "r5c5", "next", "r3c3", "r4c4", "r5c5", "save"):
        page.locator(f"#{code}").click()
    expect(page.locator("#fault h2")).to_be_focused()
    expect(page.locator("#fault .findings li")).to_contain_text("(blue): 24. The game has 20.")
    expect(page.locator("#fault .findings a")).to_have_attribute("href", re.compile("#tile-count"))
    expect(page.locator("#totals")).to_have_count(0)
    for code in ("r5c5", "save"):
        page.locator(f"#{code}").click()
    expect(page.locator("#totals tbody tr")).to_have_count(1)
    expect(page.locator("#fault")).to_have_count(0)


def test_a_round_after_a_corrected_one_may_not_fit(visitor: Visitor) -> None:
    """It is named, shown to be put right, and nothing after it is counted."""
    page = visitor(Reader("en")).open(HERE)
    begin_here(page, 2, False)
    for tile, floor in (("r1c1", "floor-7"), ("r1c2", "floor-6")):
        for code in (tile, "next", floor, "save"):
            page.locator(f"#{code}").click()
    page.locator("#totals tbody a").first.click()
    for code in ("r1c2", "save"):
        page.locator(f"#{code}").click()
    expect(page.locator("#faults .findings strong")).to_have_text("Round 2, Player A:")
    expect(page.locator("#result")).to_contain_text("saved. Player A 1, Player B 0. A later round")
    expect(page.locator("#round h2")).to_have_text("Correct round 2")
    expect(page.locator("#round .verdict.is-wrong p")).to_contain_text("Pattern line 1")
    expect(page.locator("#totals tbody tr")).to_have_count(1)
    page.locator("#save").click()
    expect(page.locator("#fault h2")).to_contain_text("missing or does not fit")


PLANTED = """
  (id) => {
    const sheet = JSON.parse(localStorage.getItem(`sheet ${id}`));
    const entry = { lines: ["R3", "K4", "W5"], floor: 0, marker: false };
    const data = { ...sheet.data, rounds: [[entry, entry]] };
    localStorage.setItem(`sheet ${id}`, JSON.stringify({ ...sheet, data, isAhead: true }));
  }
"""


def test_what_cannot_be_is_refused_when_sent(visitor: Visitor) -> None:
    """Whatever the device holds, the server's audit has the last word; put right, it is sent."""
    visit = offline(visitor, first="score/new/")
    visit.page.context.set_offline(False)
    page = begin(visit, 2, False)
    key = page.url.split("/")[-4]
    page.evaluate(PLANTED, key)
    page.goto(visit.address(f"{HERE}#{key}"))
    expect(page.locator("#faults .findings li")).to_have_count(1)
    with visit.watch.expecting(refused_load(422)):
        page.locator("#ahead button").click()
        expect(page.locator("#fault .findings li")).to_have_count(1)
    page.locator("#ahead a").click()
    for code in ("r5c5", "save"):
        page.locator(f"#{code}").click()
    page.locator("#ahead button").click()
    expect(page.locator("#share")).to_be_visible()
    expect(page.locator("#totals tbody tr")).to_have_count(1)


def test_a_round_half_told_outlives_the_browser(visitor: Visitor) -> None:
    """Opened again by its bare address, a sheet goes on where its telling stopped."""
    visit = visitor(Reader("en"))
    page = begin(visit, 2, False)
    edit = page.url
    tap(page, "floor-4")
    expect(page.locator("#floor-4")).to_have_attribute("aria-pressed", "true")
    page.goto("about:blank")
    page.goto(edit)
    expect(page.locator("#floor-4")).to_have_attribute("aria-pressed", "true")


def test_names_stay_on_the_device(visitor: Visitor) -> None:
    """Named without the tick, players are called so here, and by their letters elsewhere."""
    visit = visitor(Reader("en"))
    page = begin(visit, 2, False)
    page.locator("#names summary").click()
    page.locator("#name1").fill("Bojana")
    page.locator('#names button[value="names"]').click()
    page.wait_for_load_state()
    expect(page.locator("#seat-B")).to_have_text("Bojana")
    for code in ("floor-7", "seat-B", "floor-7", "marker"):
        tap(page, code)
    page.locator("#save").click()
    expect(page.locator("#totals thead")).to_contain_text("Bojana")
    shared = page.locator("#share a").get_attribute("href")
    other = visitor(Reader("en"))
    other.page.goto(f"{other.origin}{shared}")
    expect(other.page.locator("#totals thead")).to_contain_text("Player B")
    expect(other.page.locator("main")).not_to_contain_text("Bojana")


def test_a_shared_sheet_is_read_with_no_network(visitor: Visitor) -> None:
    """Whoever was given its address sees it as it was last, with no way to change it."""
    visit = offline(visitor, first="score/new/")
    visit.page.context.set_offline(False)
    page = begin(visit, 2, False)
    for code in ("floor-7", "next", "floor-7", "marker"):
        tap(page, code)
    page.locator("#save").click()
    shared = page.locator("#share a").get_attribute("href")
    expect(page.locator("#totals tbody tr")).to_have_count(1)
    page.evaluate("localStorage.clear()")
    page.goto(f"{visit.origin}{shared}")
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("#here #totals tbody tr")).to_have_count(1)
    expect(page.locator("#round button, #totals a, #undo:visible, #names:visible")).to_have_count(0)


def test_a_round_is_corrected_and_taken_back(visitor: Visitor) -> None:
    """Everything after a corrected round is counted anew; the last round can be told anew."""
    page = visitor(Reader("en")).open(HERE)
    begin_here(page, 2, False)
    for floor in ("floor-7", "floor-6"):
        for code in ("r1c1" if floor == "floor-7" else "r1c2", "next", floor, "save"):
            page.locator(f"#{code}").click()
    expect(page.locator("#totals td")).to_have_text(["1", "0", "3", "0"])
    page.locator("#totals tbody a").first.click()
    expect(page.locator("#round h2")).to_have_text("Correct round 1")
    for code in ("r2c1", "save"):
        page.locator(f"#{code}").click()
    expect(page.locator("#totals td")).to_have_text(["3", "0", "5", "0"])
    page.locator("#undo button").click()
    expect(page.locator("#totals tbody tr")).to_have_count(1)
    expect(page.locator("#r1c2 .tile")).to_have_count(1)


def test_a_sheet_is_removed_from_the_device(visitor: Visitor) -> None:
    """Removed, it is gone from the list and from the store."""
    page = visitor(Reader("en")).open(HERE)
    begin_here(page, 2, False)
    page.locator("#forget summary").click()
    page.locator("#forget button").click()
    expect(page.locator("#begin button")).to_be_visible()
    expect(page.locator("#sheets a")).to_have_count(0)
    assert page.evaluate("localStorage.length") == 0


FILLED = """
  () => {
    for (let at = 1; at <= 50; at += 1) {
      const data = { side: "c", players: 2, rounds: [] };
      const sheet = { data, names: [], isAhead: at === 1, at };
      localStorage.setItem(`sheet s${at}`, JSON.stringify(sheet));
    }
  }
"""


def test_old_sheets_make_room(visitor: Visitor) -> None:
    """Of very many, those go that were not used for longest; what was never sent stays."""
    page = visitor(Reader("en")).open(HERE)
    page.evaluate(FILLED)
    begin_here(page, 2, False)
    kept = page.evaluate("Object.keys(localStorage)")
    assert len(kept) == 41
    assert {"sheet s1", "sheet s50", "sheet s12"} <= set(kept)
    assert "sheet s11" not in kept


@pytest.mark.parametrize("where", some_now(["wall", "lines", "choice", "over", "list"], 2))
def test_everybody_can_use_it(visitor: Visitor, where: str) -> None:
    """The audit finds nothing; what is tapped is high enough, and nothing sticks out."""
    page = visitor(Reader("en")).open(HERE)
    bring(page, where)
    open_all(page)
    assert violations(page) == []
    for size in (PHONE, NARROW):
        page.set_viewport_size(size._asdict())
        assert page.evaluate("document.documentElement.scrollWidth") <= size.width
    page.set_viewport_size(PHONE._asdict())
    assert page.evaluate(SMALL, LEAST) == []


def bring(page: Page, where: str) -> None:
    """Bring the page of the device into a state."""
    if where == "list":
        return
    begin_here(page, 4, where != "wall")
    if where == "choice":
        tap(page, "B3")
    if where == "over":
        sheet = sheet_of(played(4, True, 3))
        page.evaluate(PUT, sheet.to_json())
        page.reload()
        expect(page.locator("#totals")).to_be_visible()


PUT = """
  (data) => {
    const [, id] = location.hash.split("#");
    localStorage.setItem(`sheet ${id}`, JSON.stringify({ data, names: [], isAhead: true, at: 1 }));
  }
"""


def test_without_scripts_it_leads_on(visitor: Visitor) -> None:
    """The page has the form that begins a sheet on the server."""
    page = visitor(Reader("en", has_scripts=False)).open(HERE)
    page.locator('input[name="players"][value="2"]').check(force=True)
    page.locator("#begin button").click()
    expect(page.locator("#save")).to_be_visible()
