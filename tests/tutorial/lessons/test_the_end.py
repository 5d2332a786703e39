"""Lessons 16 and 17, the end and who wins: the mistakes of the syllabus get their own answers."""

import pytest

from engine import end_bonuses
from tests.tutorial.tasks.answering import answer
from tutorial.lessons.end_and_bonuses import END_AND_BONUSES, FOUR_WALLS
from tutorial.lessons.lesson import Lesson
from tutorial.lessons.who_wins import WHO_WINS
from tutorial.tasks.bonus_count import BonusCountTask

RIGHT = {
    "end-and-bonuses": ["D", "yes no end", "r4 c5", "19", "no", "10 9", "11"],
    "who-wins": ["B", "A", "shared", "no", "A C", "3 1 2 1"],
}
"""Lesson to one right answer for each step."""
NAMED = [
    (END_AND_BONUSES, 1, "A", "Column 3 is full", "end-trigger"),
    (END_AND_BONUSES, 1, "B", "blue", "end-trigger"),
    (END_AND_BONUSES, 1, "C", "still empty", "end-trigger"),
    (END_AND_BONUSES, 2, "yes yes end", "full column ends", "end-trigger"),
    (END_AND_BONUSES, 2, "yes no now", "still move", "end-after-tiling"),
    (END_AND_BONUSES, 3, "r4 c5 R", "takes all tiles", "bonus-color"),
    (END_AND_BONUSES, 3, "r4 c1 c5", "Only a full column", "bonus-column"),
    (END_AND_BONUSES, 4, "10", "only the highest", "bonus-add-up"),
    (END_AND_BONUSES, 5, "yes", "for its five colours", "bonus-color"),
    (END_AND_BONUSES, 6, "19 0", "added at once", "end-after-tiling"),
    (END_AND_BONUSES, 7, "16", "swap", "bonus-column"),
    (END_AND_BONUSES, 7, "21", "four tiles", "bonus-color"),
    (END_AND_BONUSES, 7, "31", "for its five colours", "bonus-color"),
    (WHO_WINS, 1, "A", "Ben has more points", "winner"),
    (WHO_WINS, 2, "B", "full columns decide", "tie-rows"),
    (WHO_WINS, 2, "shared", "no shared victory", "tie-rows"),
    (WHO_WINS, 3, "A", "full columns decide", "tie-shared"),
    (WHO_WINS, 3, "B", "complete colours decide", "tie-shared"),
    (WHO_WINS, 4, "yes", "complete colours decide", "tie-rows"),
    (WHO_WINS, 5, "B", "full columns decide", "tie-rows"),
    (WHO_WINS, 5, "A B C", "left out", "tie-rows"),
    (WHO_WINS, 6, "2 1 2 1", "every tie is shared", "tie-rows"),
]
"""Lesson, step, wrong answer, words of what is said to it, a rule to read."""


@pytest.mark.parametrize("lesson", [END_AND_BONUSES, WHO_WINS], ids=lambda lesson: lesson.id)
def test_the_answers_are_those_of_the_syllabus(lesson: Lesson) -> None:
    """Each step of the lesson has the right answer that it is meant to have."""
    for step, values in zip(lesson.steps, RIGHT[lesson.id], strict=True):
        assert answer(step.task, *values.split()).is_right


@pytest.mark.parametrize(("lesson", "number", "given", "words", "rule"), NAMED)
def test_each_mistake_gets_its_own_answer(
    lesson: Lesson, number: int, given: str, words: str, rule: str
) -> None:
    """What people get wrong is told in its own words, with the rule to read."""
    feedback = answer(lesson.steps[number - 1].task, *given.split())
    assert not feedback.is_right
    assert words in " ".join(feedback.reasons)
    assert rule in feedback.rules


def test_the_wall_of_the_syllabus() -> None:
    """Its row, column and color are worth 2, 7 and 10."""
    task = END_AND_BONUSES.steps[3].task
    assert isinstance(task, BonusCountTask)
    assert task.final.shares == (2, 7, 10)
    assert task.final.text == "#####/##.../#.#../#..#./#...#"


def test_four_walls_of_four_kinds() -> None:
    """One has a full column, one a complete color, one four of a row, one a full row."""
    full = [end_bonuses(wall.split("/")) for wall in FOUR_WALLS]
    kinds = [(len(found.columns), len(found.colors), len(found.rows)) for found in full]
    assert kinds == [(1, 0, 0), (0, 1, 0), (0, 0, 0), (0, 0, 1)]
