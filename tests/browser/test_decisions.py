"""Decisions: tiles, a line, the verdict, and both lines of play stepped through."""

import pytest
from playwright.sync_api import expect

from tests.browser.answering import field, give
from tests.browser.audit import violations
from tests.browser.conftest import Visitor
from tests.browser.keys import is_focused, press
from tests.browser.places import wrong_answer
from tests.browser.reader import SECOND_HALF, Reader
from tutorial.puzzles.best_move import BEST_MOVE, make
from tutorial.puzzles.seed import Seed
from tutorial.tasks.choose_move import ChooseMoveTask

SEED = Seed(BEST_MOVE.version, 2, 12345)


@pytest.mark.parametrize("reader", SECOND_HALF[:2], ids=str)
def test_a_decision_is_made_and_played_out(visitor: Visitor, reader: Reader) -> None:
    """A wrong move is judged; then its line and the best one are seen step by step to the end."""
    visit, task = visitor(reader), make(SEED).task
    page = visit.open(f"practice/best-move/{SEED}/")
    give(page, task.form, wrong_answer(page, task))
    expect(page.locator(".verdict")).to_have_class("verdict is-wrong")


@pytest.mark.parametrize("reader", SECOND_HALF[:2], ids=str)
def test_lines_are_stepped_to_their_end(visitor: Visitor, reader: Reader) -> None:
    """From the first step on and on, until only the way back is left; the way on keeps focus."""
    visit = visitor(reader)
    page = visit.open(f"practice/best-move/{SEED}/lines/?at=0")
    for _ in range(20):
        later = page.locator("#later")
        if not later.count():
            break
        status = page.locator(".lines-steps [role=status]").inner_text()
        later.click()
        expect(page.locator(".lines-steps [role=status]")).not_to_have_text(status)
    expect(page.locator("#later")).to_have_count(0)
    expect(page.locator("#earlier")).to_be_visible()
    expect(page.locator(".lines .sum").first).to_be_visible()


@pytest.mark.parametrize("reader", SECOND_HALF[1:3], ids=str)
def test_lines_come_next_after_the_tiles(visitor: Visitor, reader: Reader) -> None:
    """With tiles in hand the next stops are the way back and the own lines, in sight."""
    visit, task = visitor(reader), make(SEED).task
    take = task.solutions()[0][0][:-1]
    page = visit.open(f"practice/best-move/{SEED}/")
    press(page, f"button{field(take)}", "Enter")
    expect(page.locator(".verdict.is-asked h2")).to_be_focused()
    if reader.has_scripts:
        expect(page.locator(f"button{field(f'{take}F')}")).to_be_in_viewport()
    page.keyboard.press("Tab")
    assert is_focused(page, ".verdict .actions a")
    page.keyboard.press("Tab")
    assert is_focused(page, f"button{field(f'{take}1')}")
    expect(page.locator(f"button{field(f'{take}1')}")).to_be_in_viewport()


@pytest.mark.parametrize("reader", SECOND_HALF[1:3], ids=str)
def test_refused_line_can_be_chosen_anew(visitor: Visitor, reader: Reader) -> None:
    """A line that the rules forbid is told why, and another one is tapped and judged."""
    visit, task = visitor(reader), make(SEED).task
    assert isinstance(task, ChooseMoveTask)
    bad = next(text for (text,) in task.choices() if (step := task.then([text])) and step.reasons)
    page = visit.open(f"practice/best-move/{SEED}/")
    page.locator(f"button{field(bad[:-1])}").click()
    page.locator(f"button{field(bad)}").click()
    expect(page.locator(".show .verdict.is-wrong h2")).to_be_focused()
    page.locator(f"button{field(f'{bad[:-1]}F')}").click()
    expect(page.locator(".answer .verdict h2")).to_be_focused()


def test_decisions_are_accessible(visitor: Visitor) -> None:
    """The puzzle, its second step, what is said to an answer, and the lines of play."""
    visit, task = visitor(Reader("en")), make(SEED).task
    page = visit.open(f"practice/best-move/{SEED}/")
    found = violations(page)
    page.locator(f"button{field(task.solutions()[0][0][:-1])}").click()
    expect(page.locator(".verdict.is-asked h2")).to_be_focused()
    found += violations(page)
    page.locator(f"button{field(task.solutions()[0][0])}").click()
    expect(page.locator(".verdict.is-right")).to_be_visible()
    found += violations(page)
    page.locator(".verdict .actions a").click()
    expect(page.locator("#lines")).to_be_visible()
    assert found + violations(page) == []
