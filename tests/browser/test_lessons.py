"""Playing through the lessons, in every language."""

import pytest
from django.utils.translation import override
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.keys import answer_by_keys, press
from tests.browser.reader import FIRST_HALF, SECOND_HALF, Reader
from tests.browser.visit import Visit
from tutorial.learners.lesson_record import LEAST_ITEMS
from tutorial.lessons import LESSONS, Lesson
from tutorial.lessons.mastery import check_item
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
    "only-full-lines": (4, "7", "lines-stay"),  # clears an unfinished line
    "alone-or-in-a-row": (1, "2", "score-lone"),  # counts a lone tile twice
    "both-ways": (4, "7", "score-both"),  # counts the new tile once
    "gaps-and-corners": (2, "3", "score-run"),  # counts across a gap
    "top-to-bottom": (3, "5", "tile-order"),  # tiles from bottom to top
    "then-the-floor": (3, "8", "score-floor"),  # forgets the floor line
    "next-round": (2, "5 0", "lid-return"),  # puts the lid into the bag too early
    "end-and-bonuses": (7, "21", "bonus-color"),  # pays for four of a color
    "who-wins": (6, "2 1 2 1", "tie-rows"),  # shares every tie
    "grey-side": (7, "2", "grey-no-space"),  # drops one tile only
    "finish-or-wait": (1, "7", "lines-stay"),  # scores a line that is not full
    "feed-or-starve-heap": (1, "6", "floor-penalties"),  # leaves out what lay there
    "plan-a-column": (2, "2", "score-now"),  # counts this round alone
}
"""Lesson to a step, a wrong answer to it and the rule that it gets wrong."""
SAMPLE = ("your-board", "both-ways", "then-the-floor")
"""Lessons that every run goes through; the proofs go through all."""
PLAYERS = [
    pytest.param(
        lesson,
        reader,
        id=f"{lesson.id}-{reader}",
        marks=() if lesson.id in SAMPLE and place == number % 2 else pytest.mark.proof,
    )
    for number, lesson in enumerate(LESSONS)
    if lesson.steps
    for place, reader in enumerate((FIRST_HALF, SECOND_HALF)[number % 2])
]


def stumble(visit: Visit, task: Task, wrong: str, rule: str) -> None:
    """Give wrong numbers, be told what is wrong with it and where to read, and try again."""
    page, address = visit.page, visit.page.url
    values = wrong.split()
    answer_by_keys(page, task.form, values)
    verdict = page.locator(".verdict.is-wrong")
    with override(visit.reader.language):
        reasons = task.judge(task.read(values)).reasons
    expect(verdict.locator("p:not(.sum)")).to_have_text([*reasons])
    expect(verdict.locator(f'.cites a[href$="#{rule}"]')).to_be_visible()
    press(page, f'.answer .actions a[href^="{address.removeprefix(visit.origin)}"]', "Enter")
    expect(page.locator(".verdict")).to_have_count(0)


def onward(visit: Visit, rest: str) -> None:
    """Follow the way on."""
    press(visit.page, f'.answer .actions a[href="{visit.path(rest)}"]', "Enter")


def pass_check(visit: Visit, lesson: Lesson) -> None:
    """Answer the items of the mastery check until the lesson is done."""
    page = visit.page
    for number in range(1, LEAST_ITEMS + 1):
        page.wait_for_url(f"**/check/*/{number}/")
        run = int(page.url.split("/")[-3], 36)
        kind, seed = check_item(lesson.check, run, number)
        with override(visit.reader.language):
            task = kind.make(seed).task
        answer_by_keys(page, task.form, task.solutions()[0])
        expect(page.locator(".verdict")).to_have_class("verdict is-right")
        if number < LEAST_ITEMS:
            press(page, f'.answer .actions a[href*="/{number + 1}/"]', "Enter")


@pytest.mark.parametrize(("lesson", "reader"), PLAYERS)
def test_lesson_leads_to_its_end(visitor: Visitor, lesson: Lesson, reader: Reader) -> None:
    """By keyboard alone: right answers lead from step to step and through the check to the end."""
    visit = visitor(reader)
    page, last = visit.open("learn/"), len(lesson.steps)
    slip, wrong, rule = KNOWN_MISTAKES[lesson.id]
    press(page, f'.lesson-list a[href="{visit.path(f"learn/{lesson.id}/")}"]', "Enter")
    expect(page).to_have_url(visit.address(f"learn/{lesson.id}/"))
    press(page, f'a[href="{visit.path(f"learn/{lesson.id}/1/")}"]', "Enter")
    for number, step in enumerate(lesson.steps, start=1):
        expect(page).to_have_url(visit.address(f"learn/{lesson.id}/{number}/"))
        if number == slip:
            stumble(visit, step.task, wrong, rule)
        answer_by_keys(page, step.task.form, step.task.solutions()[0])
        expect(page.locator(".verdict")).to_have_class("verdict is-right")
        tail = "check/" if number == last else f"{number + 1}/"
        onward(visit, f"learn/{lesson.id}/{tail}")
    pass_check(visit, lesson)
    expect(page.locator(".tile-set")).to_be_visible()
