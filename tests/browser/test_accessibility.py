"""No rule of axe-core is broken anywhere."""

from collections.abc import Iterable, Sequence

import pytest

from tests.browser.answering import give, send_form
from tests.browser.audit import EVERY_LOOK, LOOKS, Look, violations
from tests.browser.conftest import Visitor
from tests.browser.places import CONTENTS, EVERY_PAGE, REFERENCE, TASKS, states
from tests.browser.reader import Reader
from tests.browser.visit import Visit
from tests.browser.watch import refused_load
from tests.rulesite.addresses import LANGUAGES
from tests.turns import some_now
from tutorial.lessons import LESSONS, Lesson

STEPS = [*{type(task): rest for rest, task in TASKS.items() if rest.startswith("learn/")}.values()]
"""One step of every kind of task."""


def check(visit: Visit, paths: Iterable[str], looks: Sequence[Look] = LOOKS) -> None:
    """Look for violations in every state of some pages."""
    found = [
        (state, flaw) for state in states(visit, paths) for flaw in violations(visit.page, looks)
    ]
    assert found == [], "\n".join(f"{flaw} on {state}" for state, flaw in found)


@pytest.mark.parametrize("rest", some_now(REFERENCE, 4))
def test_reference_page_is_accessible(visitor: Visitor, rest: str) -> None:
    """Pages to read are open to everyone."""
    check(visitor(Reader("sl")), [rest])


@pytest.mark.parametrize(("language", "contents"), [("tr", CONTENTS[::2]), ("sv", CONTENTS[1::2])])
def test_contents_are_accessible(
    visitor: Visitor, language: str, contents: tuple[str, ...]
) -> None:
    """So are the pages that lead to lessons and puzzles."""
    check(visitor(Reader(language)), contents)


@pytest.mark.parametrize("language", some_now(LANGUAGES, 4))
def test_steps_are_accessible(visitor: Visitor, language: str) -> None:
    """So is a step of every third kind, before an answer and after it."""
    check(visitor(Reader(language)), STEPS[LANGUAGES.index(language) :: 3 * len(LANGUAGES)])


@pytest.mark.proof
@pytest.mark.parametrize("turn", range(8))
def test_every_page_is_accessible(visitor: Visitor, turn: int) -> None:
    """So is everything, on both screens in both colors, the languages taking turns."""
    language = LANGUAGES[turn % len(LANGUAGES)]
    check(visitor(Reader(language)), EVERY_PAGE[turn::8], EVERY_LOOK)


def test_puzzle_is_accessible(visitor: Visitor) -> None:
    """So is a puzzle, before an answer and after it."""
    check(visitor(Reader("en")), [next(rest for rest in TASKS if rest.startswith("practice/"))])


@pytest.mark.parametrize(
    "lesson", some_now([one for one in LESSONS if one.steps], 6), ids=lambda lesson: lesson.id
)
def test_end_of_lesson_is_accessible(visitor: Visitor, lesson: Lesson) -> None:
    """So is the end of a lesson."""
    visit, task = visitor(Reader("en")), lesson.steps[-1].task
    page = visit.open(f"learn/{lesson.id}/{len(lesson.steps)}/")
    give(page, task.form, task.solutions()[0])
    assert violations(page) == []


def test_refusals_are_accessible(visitor: Visitor) -> None:
    """So are the pages for what can't be met."""
    visit = visitor(Reader("sl"))
    with visit.watch.expecting(refused_load(404)):
        page = visit.open("nowhere/")
    found = violations(page)
    visit.open("rules/")
    with visit.watch.expecting(refused_load(405)):
        send_form(page)
    assert found + violations(page) == []
