"""Whoever is wrong is told what is right: in the verdict, beside the field, or before all else."""

from itertools import islice

import pytest

from tests.tutorial.puzzles.test_every_type import KINDS
from tests.tutorial.tasks.answering import readable
from tutorial.feedback import Feedback
from tutorial.lessons import LESSONS, Lesson
from tutorial.puzzles import WHERE, PuzzleType
from tutorial.puzzles.seed import Seed
from tutorial.tasks.choose_move import ChooseMoveTask
from tutorial.tasks.task import Task

SEEDS = range(3)
MOST = 60
"""How many answers to each puzzle are looked at."""


def wrong_ones(task: Task) -> list[Feedback]:
    """Judge wrong answers; a move that is not allowed is no answer."""
    right = task.solutions()
    found = [values for values in islice(readable(task), MOST) if values not in right]
    if isinstance(task, ChooseMoveTask):
        found = [values for values in found if task.then(values) is None]
    judged = [task.judge(task.read(values)) for values in found]
    return [feedback for feedback in judged if not feedback.is_right]


@pytest.mark.parametrize(("kind", "level"), KINDS)
def test_a_wrong_answer_is_told_the_right_one(kind: PuzzleType, level: int) -> None:
    """The first line has the answer, or the fields have; of spaces the first reasons."""
    for number in SEEDS:
        task = kind.make(Seed(kind.version, level, number)).task
        found = wrong_ones(task)
        assert found
        for feedback in found:
            assert feedback.answer or feedback.tells_fields or kind == WHERE
            if feedback.tells_fields:
                assert task.form == "fields"
                assert not feedback.answer
            if kind == WHERE:
                assert feedback.reasons[0].startswith("In row")


@pytest.mark.parametrize(("kind", "level"), KINDS)
def test_the_answer_is_not_said_again(kind: PuzzleType, level: int) -> None:
    """No reason is the answer once more."""
    task = kind.make(Seed(kind.version, level, 5)).task
    for feedback in wrong_ones(task):
        assert feedback.answer.rstrip(".") not in {
            reason.rstrip(".") for reason in feedback.reasons
        } - {""}


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_gives_no_field_away(lesson: Lesson) -> None:
    """Where the same is asked again, right values do not stand beside the fields."""
    for step in lesson.steps:
        if step.task.form in {"fields", "mark", "move"}:
            for feedback in wrong_ones(step.task):
                assert not feedback.tells_fields
                assert not feedback.answer
