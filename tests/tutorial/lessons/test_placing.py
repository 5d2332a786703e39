"""Lessons 5 to 8, placing tiles: the mistakes of the syllabus get their own answers."""

import pytest

from rulesite.wording.plays import fallen, placed, to_lid
from tests.tutorial.tasks.answering import answer
from tutorial.lessons.full_floor import FULL_FLOOR
from tutorial.lessons.lesson import Lesson
from tutorial.lessons.one_line import ONE_LINE
from tutorial.lessons.overflow import OVERFLOW
from tutorial.lessons.what_a_line_accepts import WHAT_A_LINE_ACCEPTS

RIGHT = {
    "one-line": [["3"], ["no"], ["1"], ["yes"], ["2"]],
    "what-a-line-accepts": [["3"], ["no"], ["1", "4", "5", "F"], ["2"], ["yes"], ["F"]],
    "overflow": [["2"], ["3"], ["8"], ["no"], ["no"], ["2"]],
    "full-floor": [["1", "2"], ["14"], ["2"], ["yes"], ["14"]],
}
"""Lesson to one right answer for each step."""
NAMED = [
    (ONE_LINE, 1, "2", "one line", "overflow"),
    (ONE_LINE, 1, "4", "not complete", "line-fill"),
    (ONE_LINE, 1, "F", "could take them", "floor-choice"),
    (ONE_LINE, 2, "yes", "one line", "one-line"),
    (ONE_LINE, 3, "2", "was there before", "line-fill"),
    (WHAT_A_LINE_ACCEPTS, 1, "1", "is full", "line-full"),
    (WHAT_A_LINE_ACCEPTS, 1, "2", "another colour", "line-color"),
    (WHAT_A_LINE_ACCEPTS, 2, "yes", "each colour once", "line-wall-row"),
    (WHAT_A_LINE_ACCEPTS, 3, "1 2 4 5 F", "Row 2 of the wall", "line-wall-row"),
    (WHAT_A_LINE_ACCEPTS, 3, "1 3 4 5 F", "another colour (black)", "line-color"),
    (WHAT_A_LINE_ACCEPTS, 3, "1 4 5", "always", "floor-choice"),
    (WHAT_A_LINE_ACCEPTS, 4, "4", "left the wall out", "line-wall-row"),
    (WHAT_A_LINE_ACCEPTS, 6, "4", "Row 4 of the wall", "line-wall-row"),
    (OVERFLOW, 2, "2", "one is taken already", "overflow"),
    (OVERFLOW, 2, "0", "another line", "overflow"),
    (OVERFLOW, 3, "3", "three tiles at one point", "floor-penalties"),
    (OVERFLOW, 3, "5", "five tiles at one point", "floor-penalties"),
    (OVERFLOW, 4, "yes", "another line", "overflow"),
    (OVERFLOW, 5, "yes", "our ruling", "no-partial-drop"),
    (FULL_FLOOR, 1, "3 0", "seven spaces", "floor-full"),
    (FULL_FLOOR, 2, "20", "Space 7 is the last", "floor-full"),
    (FULL_FLOOR, 2, "12", "marker covers the third", "floor-full"),
    (FULL_FLOOR, 3, "1", "two free spaces", "floor-full"),
    (FULL_FLOOR, 4, "no", "nothing more", "floor-full"),
    (FULL_FLOOR, 5, "17", "our choice", "marker-full-floor"),
]
"""Lesson, step, wrong answer, words of what is said to it, a rule to read."""

LESSONS = (ONE_LINE, WHAT_A_LINE_ACCEPTS, OVERFLOW, FULL_FLOOR)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_the_answers_are_those_of_the_syllabus(lesson: Lesson) -> None:
    """Each step of the lesson has the right answer that it is meant to have."""
    for step, values in zip(lesson.steps, RIGHT[lesson.id], strict=True):
        assert answer(step.task, *values).is_right


@pytest.mark.parametrize(("lesson", "number", "given", "words", "rule"), NAMED)
def test_each_mistake_gets_its_own_answer(
    lesson: Lesson, number: int, given: str, words: str, rule: str
) -> None:
    """What people get wrong is told in its own words, with the rule to read."""
    feedback = answer(lesson.steps[number - 1].task, *given.split())
    assert not feedback.is_right
    assert words in " ".join(feedback.reasons)
    assert rule in feedback.rules


def test_split_tiles_fall_in_truth() -> None:
    """Whoever would split three tiles is shown line 2 full and one tile fallen."""
    feedback = answer(ONE_LINE.steps[1].task, "no")
    assert feedback.reasons[1:] == (placed(2), fallen(1))
    assert "YY" in feedback.scene.position


def test_a_white_line_overflows() -> None:
    """One white tile fits, three fall, and five things cost eight points."""
    feedback = answer(OVERFLOW.steps[2].task, "8")
    assert feedback.reasons == (placed(1), fallen(3))
    assert feedback.total == "−1 −1 −2 −2 −2 = −8"


def test_space_7_is_the_last() -> None:
    """One tile lies on space 7, two go to the lid, and the floor line costs fourteen."""
    feedback = answer(FULL_FLOOR.steps[0].task, "1", "2")
    assert feedback.reasons == (placed(1), fallen(1), to_lid(2))
    assert answer(FULL_FLOOR.steps[1].task, "14").total.endswith("= −14")


@pytest.mark.parametrize(
    ("lesson", "number", "given"), [(OVERFLOW, 5, "no"), (FULL_FLOOR, 5, "14")]
)
def test_our_choices_are_labeled(lesson: Lesson, number: int, given: str) -> None:
    """Where the rulebook is silent or unclear, the card of our ruling is shown."""
    card = answer(lesson.steps[number - 1].task, given).scene.ruling
    assert card is not None
    assert card.label == "Our choice"
    assert card.authority
