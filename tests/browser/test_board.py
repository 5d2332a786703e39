"""The board page with a thumb, with the keyboard, with scripts and without."""

import re

import pytest
from playwright.sync_api import Page, expect

from engine import Game, Position
from rulesite.situation.counting import counted
from tests.browser.audit import violations
from tests.browser.conftest import Visitor
from tests.browser.keys import press, tab_to
from tests.browser.reader import NARROW, PHONE, Reader
from tests.browser.visit import Visit
from tests.browser.watch import refused_load
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.situation.taps import board_codes

TYPICAL = "0:B,YY,RRR,-,-:..R../WB.../.WB../R..B./Y....:BB"
"""Eight tiles on the wall, three full lines, two tiles on the floor line."""
GAME = Game.new(2, seed=5).position.slug
VERDICT = ".answered h2"
MOST_TAPS = 25
LEAST = 44
BY_SCRIPTS = pytest.mark.parametrize(
    "reader", [Reader("en", PHONE), Reader("en", PHONE, has_scripts=False)], ids=str
)
STATES = [
    "board/",
    f"board/?p={TYPICAL}&part=ask&first=1&second=9",
    f"board/?p={TYPICAL}&side=g&part=ask",
    f"board/?p={GAME}&part=game",
    f"board/?p={GAME}&part=offer",
    f"board/?p={GAME}&part=board&seat=B",
    f"board/?p={GAME}&part=ask&ask=may&take=1B&to=1",
    f"board/?p={GAME}&part=ask&ask=moves",
    f"board/?p={GAME.replace('20', '19')}&part=ask&ask=wrong",
]
SMALL = """
  (least) => [...document.querySelectorAll("#situation form button:not(.link-button)")]
    .filter((one) => !one.hidden)
    .map((one) => [one.id, one.getBoundingClientRect()])
    .filter(([, box]) => box.width < least || box.height < least)
    .map(([id, box]) => `${id}: ${box.width} x ${box.height}`)
"""

BROKEN = """
  () => [...document.querySelectorAll("#situation .modes button")].flatMap((button) => {
    const text = [...button.childNodes].find((node) => node.data?.trim());
    return [...text.data.matchAll(/\\S+/g)].filter((word) => {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      return range.getClientRects().length > 1;
    }).map((word) => word[0]);
  })
"""


def lay(page: Page, codes: list[str]) -> int:
    """Tap one thing after the other, each once the last has arrived; count the taps."""
    count = 0
    brush = "brush-B"
    for code in codes:
        if code == brush:
            continue
        brush = code if code.startswith("brush-") else brush
        page.locator(f"#{code}").click()
        expect(page.locator("#situation form.htmx-request")).to_have_count(0)
        page.wait_for_load_state()
        count += 1
    return count


@BY_SCRIPTS
def test_a_score_takes_few_taps(visitor: Visitor, reader: Reader) -> None:
    """From an empty page to the points of a typical board in at most 25 taps."""
    board = Position.parse(TYPICAL).players[0]
    page = visitor(reader).open("board/")
    taps = lay(page, [*board_codes(board, grey=False), "ask-score"])
    told = counted(board, grey=False).told
    expect(page.locator(VERDICT)).to_contain_text(f"0 + {told.points} − 2 = {told.points - 2}")
    assert taps <= MOST_TAPS


@BY_SCRIPTS
def test_with_the_keyboard_alone(visitor: Visitor, reader: Reader) -> None:
    """Tab, Enter and Space set a board up and ask; the focus stays where one pressed."""
    page = visitor(reader).open("board/")
    press(page, "#brush-R", "Enter")
    expect(page.locator("#brush-R")).to_have_attribute("aria-pressed", "true")
    press(page, "#line2", "Space")
    expect(page.locator("#line2 .tile")).to_have_count(2)
    expect(page.locator("#line2")).to_be_focused()
    tab_to(page, "#score")
    page.keyboard.press("Control+a")
    page.keyboard.type("12")
    press(page, "#ask-score", "Enter")
    expect(page.locator(VERDICT)).to_contain_text("12 + 1 = 13")


@BY_SCRIPTS
def test_enter_in_the_score_presses_nothing_else(visitor: Visitor, reader: Reader) -> None:
    """What is typed is taken over, and the board stays in view."""
    page = visitor(reader).open("board/")
    page.locator("#score").fill("7")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"p=7:"))
    expect(page.locator("#score")).to_have_value("7")


@BY_SCRIPTS
def test_a_move_is_asked_by_two_taps(visitor: Visitor, reader: Reader) -> None:
    """Tap what is taken and where it goes: that is the question, and its address."""
    game = Game.new(2, seed=5)
    page = visitor(reader).open(f"board/?p={GAME}&part=ask&ask=may")
    color = game.position.factories[0][0]
    page.locator(f"#take-1{color}").click()
    expect(page.locator(".group.is-taken")).to_have_count(1)
    page.locator("#to-3").click()
    expect(page.locator(".answered.is-right h2")).to_be_visible()
    assert f"take=1{color}" in page.url
    page.reload()
    expect(page.locator(".answered.is-right h2")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_broken(visitor: Visitor, language: str) -> None:
    """On the narrowest screen the words on the buttons are whole in every language."""
    visit = visitor(Reader(language, NARROW))
    for part in ("game", "offer", "board", "ask"):
        assert visit.open(f"board/?p={GAME}&part={part}").evaluate(BROKEN) == []


def test_two_numbers_are_judged(visitor: Visitor) -> None:
    """Who is right, and where the other one went wrong, without leaving the page."""
    visit = visitor(Reader("en"))
    page = visit.open(f"board/?p={TYPICAL}&part=ask")
    right = counted(Position.parse(TYPICAL).players[0], grey=False).after
    page.locator("#first").fill(str(right))
    page.locator("#second").fill(str(right + 2))
    page.locator("#judge").click()
    expect(page.locator(".claim.is-right")).to_have_count(1)
    expect(page.locator(".claim.is-wrong")).to_have_count(1)
    expect(page.locator(".claim.is-wrong .step").first).to_be_visible()


def test_what_cannot_be_read_stays_in_the_field(visitor: Visitor) -> None:
    """With scripts the refusal comes without leaving the page; it is said where it goes wrong."""
    visit = visitor(Reader("en"))
    page = visit.open("board/?part=game")
    page.locator("#p").fill("0:-,-")
    with visit.watch.expecting(refused_load(422)):
        page.locator(".notation button").click()
        expect(page.locator("#fault")).to_be_visible()
    expect(page.locator("#p")).to_have_value("0:-,-")
    page.locator("#p").fill(TYPICAL)
    page.locator(".notation button").click()
    expect(page.locator("#line3 .tile")).to_have_count(3)


def test_an_answer_is_copied(visitor: Visitor) -> None:
    """The button is there after a swap too and copies the address of the answer."""
    reader = Reader("en", permissions=("clipboard-read", "clipboard-write"))
    page = visitor(reader).open(f"board/?p={TYPICAL}")
    page.locator("#ask-score").click()
    page.locator("[data-copy]").click()
    expect(page.locator("[data-copy]")).to_have_text("Link copied")
    assert page.evaluate("navigator.clipboard.readText()") == page.url


@pytest.mark.parametrize("rest", STATES)
def test_everybody_can_use_it(visitor: Visitor, rest: str) -> None:
    """The audit finds nothing; what is tapped is large enough, and nothing sticks out."""
    visit = visitor(Reader("en"))
    assert violations(visit.open(rest)) == []
    check_fit(visit, rest)


def check_fit(visit: Visit, rest: str) -> None:
    """Measure what is to be tapped on a phone, and the width of the page on a narrow one."""
    visit.page.set_viewport_size(PHONE._asdict())
    page = visit.open(rest)
    assert page.evaluate(SMALL, LEAST) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE.width
    page.set_viewport_size(NARROW._asdict())
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW.width
