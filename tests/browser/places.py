"""The pages of the site by their paths within a language, and the states that they can be in."""

from collections.abc import Iterable, Iterator

from playwright.sync_api import Page

from rulesite.rulebook import BOOK
from tests.browser.answering import give
from tests.browser.visit import Visit
from tests.tutorial.tasks.answering import is_step
from tutorial.lessons import LESSONS
from tutorial.puzzles import PUZZLE_TYPES
from tutorial.puzzles.seed import Seed
from tutorial.tasks.task import Task

NUMBER_TOO_HIGH = "99"


REFERENCE = (
    "",
    "rules/",
    *(f"rules/{section.id}/" for section in BOOK),
    "rules/complete/",
    "table/",
    "disputes/",
    "disputes/marker-full-floor/",
    "disputes/tiles-first/",
    "about/",
    "offline/",
    "offline/search/",
)
CONTENTS = ("learn/", *(f"learn/{lesson.id}/" for lesson in LESSONS), "practice/")
TASKS: dict[str, Task] = {
    f"learn/{lesson.id}/{number}/": step.task
    for lesson in LESSONS
    for number, step in enumerate(lesson.steps, start=1)
} | {
    f"practice/{kind.id}/{seed}/": kind.make(seed).task
    for kind in PUZZLE_TYPES
    for seed in [Seed(kind.version, kind.levels, number=12345)]
}
"""Path to what is asked there."""
EVERY_PAGE = (*REFERENCE, *CONTENTS, *TASKS)


def wrong_answer(page: Page, task: Task) -> list[str]:
    """Return an answer that can be given on a page and is not right."""
    if task.form == "number":
        return [NUMBER_TOO_HIGH]
    if task.form in {"move", "fields"}:
        answers = (choice for choice in task.choices() if not is_step(task, choice))
        return next(choice for choice in answers if choice not in task.solutions())
    offered = page.locator('[name="answer"]').evaluate_all("all => all.map((one) => one.value)")
    return next([value] for value in offered if [value] not in task.solutions())


def states(visit: Visit, paths: Iterable[str]) -> Iterator[str]:
    """Bring a visit to each page, and on to what it shows after a wrong answer; name each."""
    for rest in paths:
        page = visit.open(rest)
        yield rest
        if task := TASKS.get(rest):
            give(page, task.form, wrong_answer(page, task))
            yield f"{rest} after a wrong answer"
