"""Counting tiles in endless puzzles, in every language."""

import pytest
from django.utils.translation import override
from playwright.sync_api import Page, expect

from engine.misreadings import fitting
from rulesite.wording.misreadings import diagnose_tile_score
from tests.browser.answering import NUMBER, give
from tests.browser.conftest import Visitor
from tests.browser.reader import READERS, SECOND_HALF, Reader
from tutorial.puzzles.cross import make_task, wrong_answers
from tutorial.puzzles.seed import Seed
from tutorial.tasks.tile_score import TileScoreTask


def seed_on(page: Page) -> Seed:
    """Read the seed of the puzzle that a page shows out of its address."""
    return Seed.parse(page.url.rstrip("/").rpartition("/")[2])


def task_on(page: Page) -> TileScoreTask:
    """Make the puzzle that a page shows from its address alone."""
    return make_task(seed_on(page))


def tempting_answer(task: TileScoreTask) -> int:
    """Return a wrong number that as few misreadings as possible give."""
    wall, cell = task.board.wall, task.cell
    return min(wrong_answers(wall, cell), key=lambda answer: len(fitting(wall, *cell, answer)))


@pytest.mark.parametrize("reader", READERS, ids=str)
def test_misreading_is_named_and_runs_are_shown(visitor: Visitor, reader: Reader) -> None:
    """A wrong number gets its reason, the rule and both runs; then another puzzle comes."""
    visit = visitor(reader)
    page = visit.open("practice/")
    visit.link("practice/cross/").click()
    task, address = task_on(page), page.url
    answer, score = tempting_answer(task), task.score
    give(page, "number", [str(answer)])
    with override(reader.language):
        mistake = diagnose_tile_score(task.board.wall, *task.cell, answer)
    assert mistake is not None
    verdict = page.locator(".verdict.is-wrong")
    expect(verdict).to_contain_text(mistake.sentence)
    for rule in mistake.rules:
        expect(verdict.locator(f'.cites a[href$="#{rule}"]')).to_be_visible()
    expect(page.locator(".board .is-row")).to_have_count(score.horizontal)
    expect(page.locator(".board .is-column")).to_have_count(score.vertical)
    visit.link(f"practice/cross/?level=1&after={seed_on(page)}").click()
    assert page.url != address
    expect(page.locator(NUMBER)).to_be_visible()
    expect(page.locator(".verdict")).to_have_count(0)


@pytest.mark.parametrize("reader", SECOND_HALF[:2], ids=str)
def test_right_number_is_confirmed(visitor: Visitor, reader: Reader) -> None:
    """The engine's own number is right on every level."""
    visit = visitor(reader)
    for level in (1, 2, 3):
        page = visit.open(f"practice/cross/1-{level}-school/")
        give(page, "number", task_on(page).solutions()[0])
        expect(page.locator(".verdict")).to_have_class("verdict is-right")
