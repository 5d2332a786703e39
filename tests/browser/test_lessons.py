"""Playing through the lessons, in every language."""

import pytest
from django.utils.translation import override
from playwright.sync_api import expect

from tests.browser.answering import give
from tests.browser.conftest import Visitor
from tests.browser.reader import FIRST_HALF, SECOND_HALF, Reader
from tests.browser.visit import Visit
from tutorial.lessons import LESSONS, Lesson
from tutorial.tasks.task import Task

KNOWN_MISTAKES = {
    "your-board": (2, "4", "line-fill"),  # counts the whole line
    "set-up": (2, "7", "fill-displays"),  # counts displays, not tiles
    "center-and-marker": (2, "1 1", "marker-cost"),  # a point wherever the marker lies
    "take-all": (2, "1", "take-all"),  # leaves tiles of the color behind
    "one-line": (3, "2", "line-fill"),  # forgets a tile that was there
    "what-a-line-accepts": (4, "4", "line-wall-row"),  # leaves the wall out
    "overflow": (3, "5", "floor-penalties"),  # counts one point for each tile
    "full-floor": (2, "20", "floor-full"),  # goes on past the last space
    "alone-or-in-a-row": (1, "2", "score-lone"),  # counts a lone tile twice
    "both-ways": (4, "7", "score-both"),  # counts the new tile once
    "gaps-and-corners": (2, "3", "score-run"),  # counts across a gap
    "top-to-bottom": (3, "5", "tile-order"),  # tiles from bottom to top
    "then-the-floor": (3, "8", "score-floor"),  # forgets the floor line
}
"""Lesson to a step, a wrong answer to it and the rule that it gets wrong."""
PLAYERS = [
    pytest.param(lesson, reader, id=f"{lesson.id}-{reader}")
    for number, lesson in enumerate(LESSONS)
    for reader in (FIRST_HALF, SECOND_HALF)[number % 2]
]


def stumble(visit: Visit, task: Task, wrong: str, rule: str) -> None:
    """Give wrong numbers, be told what is wrong with it and where to read, and try again."""
    page, address = visit.page, visit.page.url
    values = wrong.split()
    give(page, task.form, values)
    verdict = page.locator(".verdict.is-wrong")
    with override(visit.reader.language):
        reasons = task.judge(task.read(values)).reasons
    expect(verdict.locator("p:not(.sum)")).to_have_text([*reasons])
    expect(verdict.locator(f'.cites a[href$="#{rule}"]')).to_be_visible()
    page.locator(f'.answer .actions a[href="{address.removeprefix(visit.origin)}"]').click()
    expect(page.locator(".verdict")).to_have_count(0)


@pytest.mark.parametrize(("lesson", "reader"), PLAYERS)
def test_lesson_leads_to_its_end(visitor: Visitor, lesson: Lesson, reader: Reader) -> None:
    """Right answers lead from step to step and on to the puzzles; a known mistake is named."""
    visit = visitor(reader)
    page, last = visit.open("learn/"), len(lesson.steps)
    slip, wrong, rule = KNOWN_MISTAKES[lesson.id]
    visit.link(f"learn/{lesson.id}/").click()
    visit.link(f"learn/{lesson.id}/1/").click()
    for number, step in enumerate(lesson.steps, start=1):
        expect(page).to_have_url(visit.address(f"learn/{lesson.id}/{number}/"))
        if number == slip:
            stumble(visit, step.task, wrong, rule)
        give(page, step.task.form, step.task.solutions()[0])
        expect(page.locator(".verdict")).to_have_class("verdict is-right")
        onward = "practice/" if number == last else f"learn/{lesson.id}/{number + 1}/"
        visit.link(onward, ".answer .actions").click()
    expect(page).to_have_url(visit.address("practice/"))
