"""Score sheets by keyboard and ear: after everything pressed, the focus is where one goes on."""

from collections.abc import Callable
from contextlib import nullcontext

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.reader import PHONE, Reader
from tests.browser.test_sheet import BY_SCRIPTS, begin, tap
from tests.browser.test_sheet_offline import begin_here
from tests.browser.visit import Visit
from tests.browser.watch import refused_load


def kept(visit: Visit, players: int, grey: bool) -> Page:
    """Begin a sheet that the server keeps."""
    return begin(visit, players, grey)


def here(visit: Visit, players: int, grey: bool) -> Page:
    """Begin a sheet on the device."""
    page = visit.open("score/here/")
    begin_here(page, players, grey)
    return page


def press(page: Page, code: str) -> None:
    """Press something by keyboard."""
    expect(page.locator(f"#{code}")).to_be_visible()
    page.locator(f"#{code}").focus()
    page.keyboard.press("Enter")


def at_board(page: Page, letter: str) -> None:
    """Demand that the player's button has the focus, and that it and the board are in view."""
    seat = page.locator(f"#seat-{letter}")
    expect(seat).to_have_attribute("aria-pressed", "true")
    expect(seat).to_be_focused()
    expect(seat).to_be_in_viewport()
    expect(page.locator(".editing .board-frame, .editing .line-colors").first).to_be_in_viewport()


BEGIN = pytest.mark.parametrize("start", [kept, here], ids=lambda one: one.__name__)
Start = Callable[[Visit, int, bool], Page]


@BEGIN
def test_the_next_player_is_gone_on_with(visitor: Visitor, start: Start) -> None:
    """With the last player the button is gone; the focus is at the player's own in any case."""
    page = start(visitor(Reader("en", PHONE)), 3, False)
    for letter in "BC":
        press(page, "next")
        at_board(page, letter)


@BEGIN
def test_starting_from_empty_goes_on_at_the_board(visitor: Visitor, start: Start) -> None:
    """The button to do so is gone then."""
    page = start(visitor(Reader("en", PHONE)), 2, False)
    press(page, "floor-3")
    expect(page.locator("#floor-3")).to_be_focused()
    press(page, "clear")
    at_board(page, "A")


@BEGIN
def test_a_chosen_space_goes_on_at_the_board(visitor: Visitor, start: Start) -> None:
    """On the grey side the spaces are gone once one is chosen."""
    page = start(visitor(Reader("en", PHONE)), 2, True)
    press(page, "B2")
    press(page, "put-B21")
    at_board(page, "A")


def opened(visit: Visit, where: str) -> Page:
    """Open a final score; that of the device answers once its script is ready."""
    page = visit.open(where)
    if where.startswith("score/final/"):
        expect(page.locator("#final[data-ready]")).to_be_attached()
    return page


@pytest.mark.parametrize("where", ["score/?players=3", "score/final/?players=3"])
def test_a_final_score_goes_on_at_the_board(visitor: Visitor, where: str) -> None:
    """From player to player, then at the heading of the reasons or of the result."""
    visit = visitor(Reader("en", PHONE))
    page = opened(visit, where)
    for letter in "BC":
        press(page, "next")
        at_board(page, letter)
    press(page, "r1c1")
    expect(page.locator("#r1c1")).to_be_focused()
    refused = nullcontext() if "final" in where else visit.watch.expecting(refused_load(422))
    with refused:
        press(page, "count")
        expect(page.locator("#result-part h2")).to_be_focused()
    expect(page.locator("#result")).to_contain_text("Player A: The score before bonuses")
    opened(visit, f"{where}&by=counts&sA=1&sB=2&sC=3")
    press(page, "count")
    expect(page.locator("#result-part h2")).to_be_focused()
    expect(page.locator("#result-part h2")).to_be_in_viewport()
    page.reload()
    expect(page.locator("#result-part h2")).to_be_focused()


@BY_SCRIPTS
def test_what_happened_is_said_at_once(visitor: Visitor, reader: Reader) -> None:
    """A round saved and taken back: the note has the focus, and the title begins with it."""
    visit = visitor(reader)
    page = begin(visit, 2, False)
    for code in ("r1c1", "marker", "next", "floor-7"):
        tap(page, code)
    page.locator("#save").click()
    expect(page.locator("#news p")).to_be_focused()
    expect(page.locator("#news p")).to_have_text("Round 1 saved. Player A 0, Player B 0")
    expect(page).to_have_title("Round 1 saved · Score sheet · Tile School")
    page.get_by_role("button", name="Take the last round back").click()
    expect(page.locator("#news p")).to_be_focused()
    expect(page).to_have_title("Round 1 taken back · Score sheet · Tile School")
    expect(page.locator("#r1c1 .tile")).to_have_count(1)


@BY_SCRIPTS
def test_a_refusal_has_the_focus(visitor: Visitor, reader: Reader) -> None:
    """Its heading, at load."""
    visit = visitor(reader)
    page = begin(visit, 2, True)
    tap(page, "B2")
    with visit.watch.expecting(refused_load(422)):
        page.locator("#save").click()
        expect(page.locator("#fault h2")).to_be_focused()
    assert page.title().startswith("Something is missing")


def test_the_address_does_not_go_on_saying_it(visitor: Visitor) -> None:
    """Reloaded or kept as a bookmark, it is the sheet's own."""
    page = begin(visitor(Reader("en")), 2, False)
    edit = page.url
    tap(page, "marker")
    page.locator("#save").click()
    expect(page.locator("#news")).to_be_visible()
    assert page.url == edit


def saved_twice(page: Page) -> None:
    """Tell two rounds in which everything falls."""
    for number in (1, 2):
        for code in ("marker", "floor-7", "next", "floor-7"):
            tap(page, code)
        page.locator("#save").click()
        expect(page.locator("#totals tbody tr")).to_have_count(number)


@BEGIN
def test_a_correction_can_be_left(visitor: Visitor, start: Start) -> None:
    """What was changed in it is forgotten, on the device too, and the next round goes on."""
    page = start(visitor(Reader("en")), 2, False)
    saved_twice(page)
    page.locator("#totals tbody a").first.click()
    expect(page.locator("#round h2").first).to_have_text("Correct round 1")
    tap(page, "floor-5")
    expect(page.locator("#floor-5")).to_have_attribute("aria-pressed", "true")
    page.locator("#leave").click()
    expect(page.locator("#round h2").first).to_have_text("Round 3")
    expect(page.locator("#floor-5")).to_have_attribute("aria-pressed", "false")
    expect(page.locator("#leave")).to_have_count(0)


def test_on_the_device_it_is_said_too(visitor: Visitor) -> None:
    """Saved, corrected and taken back: the status says it, the focus is at the board shown."""
    page = here(visitor(Reader("en", PHONE)), 2, False)
    status = page.locator("#result")
    saved_twice(page)
    expect(status).to_have_text("Round 2 saved. Player A 0, Player B 0")
    at_board(page, "A")
    page.locator("#undo button").click()
    expect(status).to_have_text("Round 2 taken back. Player A 0, Player B 0")
    at_board(page, "A")
    page.locator("#totals tbody a").first.click()
    at_board(page, "A")
