"""What holds for every lesson: short texts, and an engine that judges every answer."""

import re
from functools import cache
from itertools import islice, pairwise
from typing import NamedTuple

import pytest
from django.template.loader import render_to_string
from django.utils import translation

from engine import Board, Position
from engine.reachability import reasons
from rulesite.rulebook.citation import Citation
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.reading import having, read
from tests.tutorial.tasks.answering import choices, readable
from tutorial.lessons import LESSONS, Lesson, Step, find_lesson
from tutorial.lessons.syllabus import SYLLABUS
from tutorial.scene import Scene

STEPS = {
    f"{lesson.id}-{number}": step
    for lesson in LESSONS
    for number, step in enumerate(lesson.steps, 1)
}
AMERICAN = re.compile(r"\b(color|center|gray|neighbor)", re.IGNORECASE)
LONGEST_TEXT = 25
LONGEST_DECISION = 40
"""Words of a text in the last part of the syllabus, where a decision has to be laid out."""
DECISIONS = SYLLABUS[-1].numbers
MOST_SENTENCES = 2
KINDS = {
    "to do": {"mark", "choose", "checks", "move"},
    "to predict": {"number", "fields", "options"},
    "to judge": {"judge", "claim"},
}

every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
every_lesson_with_steps = pytest.mark.parametrize(
    "lesson", [lesson for lesson in LESSONS if lesson.steps], ids=lambda lesson: lesson.id
)
every_step = pytest.mark.parametrize("step", STEPS.values(), ids=STEPS.keys())
every_language = pytest.mark.parametrize("language", LANGUAGES)


def sentences(text: str) -> list[str]:
    """Split a text into its sentences."""
    return [part for part in re.split(r"(?<=[.!?])\s+", text.strip()) if part]


def sorted_sets(answers: list[list[str]]) -> list[list[str]]:
    """Write answers so that the order of marks does not matter."""
    return sorted(sorted(answer) for answer in answers)


def drawn(scene: Scene) -> str:
    """Draw a scene as a page does."""
    return render_to_string("stage/_scene.html", {"scene": scene, "sprite": "/tiles.svg"})


class Judged(NamedTuple):
    """Hold what was said to an answer."""

    values: list[str]
    is_right: bool
    reasons: tuple[str, ...]
    citations: tuple[Citation, ...]
    position: str


def position_of(scene: Scene) -> Position:
    """Read the position of a scene; a scene without boards and offer needs none."""
    assert scene.position or not (scene.board or scene.boards or scene.offer)
    return Position.parse(scene.position or str(Board()))


@cache
def judged(name: str) -> tuple[Judged, ...]:
    """Give every answer there is to a step, once for all tests."""
    task = STEPS[name].task
    found = ((values, task.judge(task.read(values))) for values in readable(task))
    return tuple(
        Judged(values, said.is_right, said.reasons, said.citations, said.scene.position)
        for values, said in found
    )


@pytest.mark.parametrize("name", STEPS)
def test_every_answer_is_judged(name: str) -> None:
    """Of all answers there are, exactly the solutions are right, and no other is."""
    shown = [sorted(said.values) for said in judged(name)]
    right = [said.values for said in judged(name) if said.is_right]
    solutions = STEPS[name].task.solutions()
    assert right
    assert len(right) < len(shown)
    assert sorted_sets(right) == sorted_sets(solutions)


@pytest.mark.parametrize("name", STEPS)
def test_every_answer_is_told_why(name: str) -> None:
    """An answer, right or wrong, gets its reasons in words, a rule to read and a position."""
    for said in judged(name):
        assert said.reasons
        assert all(reason.strip() and "{" not in reason for reason in said.reasons)
        assert said.citations


@every_step
def test_the_scene_gives_nothing_away(step: Step) -> None:
    """Before the answer no run is marked, and no tile is shown as moved."""
    root = read(drawn(step.task.scene()))
    assert not [
        name for name in ("is-row", "is-column", "is-taken", "is-new") if having(root, name)
    ]


@every_step
def test_the_scene_is_complete(step: Step) -> None:
    """A task with choices shows them on the board, any other shows none."""
    found = choices(step.task.scene())
    assert bool(found) == (step.task.form in {"choose", "mark", "move"})
    assert all(choice.many == (step.task.form == "mark") for choice in found)
    assert len({choice.value for choice in found}) == len(found)


@every_step
def test_positions_can_be_read(step: Step) -> None:
    """What is shown before and after is a position in the notation."""
    scenes = [step.task.scene()]
    scenes += [step.task.judge(step.task.read(values)).scene for values in step.task.solutions()]
    for scene in scenes:
        assert str(position_of(scene)) == scene.position or not scene.position


@every_step
def test_positions_can_come_about(step: Step) -> None:
    """Nothing speaks against what a lesson shows, before the answer and after it."""
    assert reasons(position_of(step.task.scene())) == ()
    for values in step.task.solutions():
        after = step.task.judge(step.task.read(values)).scene
        assert reasons(position_of(after)) == ()


@every_step
def test_several_good_answers_are_several(step: Step) -> None:
    """Where a step says that there is more than one good answer, there is."""
    assert "more than one" not in str(step.text) or len(step.task.solutions()) > 1


@every_lesson
def test_texts_are_short(lesson: Lesson) -> None:
    """A step says at most two sentences and 25 words, before decisions 40."""
    most = LONGEST_DECISION if lesson.number in DECISIONS else LONGEST_TEXT
    for step in lesson.steps:
        assert len(sentences(str(step.text))) <= MOST_SENTENCES
        assert len(str(step.text).split()) <= most


@every_step
def test_texts_ask_one_thing(step: Step) -> None:
    """The question is one sentence, and spelling is British."""
    text = str(step.text)
    assert len(sentences(str(step.question))) == 1
    assert not AMERICAN.search(f"{step.question} {text}")


@every_step
@every_language
def test_texts_are_translated(step: Step, language: str) -> None:
    """Question and text are there in every language."""
    with translation.override("en"):
        english = str(step.question), str(step.text)
    with translation.override(language):
        here = str(step.question), str(step.text)
    assert all(here)
    assert language == "en" or not set(here) & set(english)


@every_step
@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_feedback_is_translated(step: Step, language: str) -> None:
    """What is said to an answer is in the reader's language."""
    some = [*step.task.solutions(), *islice(readable(step.task), 12)]
    for values in some:
        with translation.override("en"):
            english = step.task.judge(step.task.read(values))
        with translation.override(language):
            here = step.task.judge(step.task.read(values))
        assert here.is_right == english.is_right
        assert len(here.reasons) == len(english.reasons)
        alike = set(here.reasons) & set(english.reasons)
        assert not [reason for reason in alike if any(map(str.isalpha, reason))]


@every_lesson_with_steps
@pytest.mark.parametrize("kind", KINDS)
def test_a_lesson_asks_in_several_ways(lesson: Lesson, kind: str) -> None:
    """Each lesson has a step to do, one to predict and one to judge."""
    assert [step for step in lesson.steps if step.task.form in KINDS[kind]]


@every_lesson_with_steps
def test_a_lesson_is_short(lesson: Lesson) -> None:
    """A lesson takes a few minutes: five to eight steps and one objective."""
    assert 5 <= len(lesson.steps) <= 8
    assert len(sentences(str(lesson.objective))) == 1


@every_language
def test_lessons_are_told_apart(language: str) -> None:
    """Titles and objectives are there in every language and differ."""
    with translation.override(language):
        titles = {str(lesson.title) for lesson in LESSONS}
        objectives = {str(lesson.objective) for lesson in LESSONS}
    assert len(titles) == len(objectives) == len(LESSONS)


def test_every_lesson_has_its_part_of_the_syllabus() -> None:
    """A lesson whose number is in no part would be missing from the contents."""
    placed = [lesson.number for part in SYLLABUS for lesson in part.lessons(LESSONS)]
    assert placed == [lesson.number for lesson in LESSONS]


def test_lessons_are_in_the_order_of_the_syllabus() -> None:
    """Numbers go up, and ids are unique."""
    assert all(one.number < other.number for one, other in pairwise(LESSONS))
    assert len({lesson.id for lesson in LESSONS}) == len(LESSONS)


@every_lesson
def test_lessons_are_found_by_id(lesson: Lesson) -> None:
    """A lesson is found by the id in its address, and nothing else is."""
    assert find_lesson(lesson.id) is lesson
    assert find_lesson(lesson.id.upper()) is None
    assert find_lesson("") is None
