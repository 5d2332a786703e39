"""Lessons 19 to 21: decisions whose best answer the engine proves, and what mistakes are told."""

import pytest

from engine.reachability import reasons
from engine.solver import groups_left
from tests.engine.plain_solver import PlainFinish, PlainSolver
from tests.tutorial.tasks.answering import answer
from tutorial.lessons import feed_or_starve_heap as heap
from tutorial.lessons import finish_or_wait as finish
from tutorial.lessons.feed_or_starve_heap import FEED_OR_STARVE_HEAP
from tutorial.lessons.finish_or_wait import FINISH_OR_WAIT
from tutorial.lessons.lesson import Lesson
from tutorial.lessons.plan_a_column import LAST, LESS_NOW, PLAN_A_COLUMN, SAME_NOW, THREE
from tutorial.tasks.solved_position import SolvedPosition

LESSONS = (FINISH_OR_WAIT, FEED_OR_STARVE_HEAP, PLAN_A_COLUMN)
ALONE = {"last take": (finish.LAST_TAKE, "CW4", 6, 2), "dear": (finish.DEAR, "CWF", 4, 4)}
DUELS = {
    "safe": (finish.SAFE, "CB4", 7, 4),
    "patient": (finish.PATIENT, "CW4", 3, 2),
    "last safe": (heap.LAST_SAFE, "CWF", 3, 10),
    "single": (heap.SINGLE, "CK4", 8, 3),
    "shared": (heap.SHARED, "CB4", 4, 4),
    "pushed": (heap.PUSHED, "4K5", 6, 3),
}
"""Position, its best move, what that is worth, and how much less the next best."""
MISTAKES = [
    (FINISH_OR_WAIT, 1, "7", "three red tiles score nothing"),
    (FINISH_OR_WAIT, 1, "3", "right under"),
    (FINISH_OR_WAIT, 2, "CR5", "not full scores nothing"),
    (FINISH_OR_WAIT, 2, "CW5", "lacks just these two"),
    (FINISH_OR_WAIT, 3, "CB4", "cost much more"),
    (FINISH_OR_WAIT, 4, "yes", "they can wait"),
    (FINISH_OR_WAIT, 5, "CR5", "would have waited"),
    (FINISH_OR_WAIT, 5, "CWF", "line 4 has room"),
    (FEED_OR_STARVE_HEAP, 1, "6", "count too"),
    (FEED_OR_STARVE_HEAP, 1, "3", "what its space says"),
    (FEED_OR_STARVE_HEAP, 2, "CY2", "black heap is left to you"),
    (FEED_OR_STARVE_HEAP, 2, "CK2", "two black tiles fall"),
    (FEED_OR_STARVE_HEAP, 3, "yes", "only cheap take"),
    (FEED_OR_STARVE_HEAP, 4, "CK5", "would have waited"),
    (FEED_OR_STARVE_HEAP, 5, "4R5", "stays small"),
    (PLAN_A_COLUMN, 1, "r2c4", "does not touch"),
    (PLAN_A_COLUMN, 2, "2", "this round alone"),
    (PLAN_A_COLUMN, 2, "6", "the blue tile alone"),
    (PLAN_A_COLUMN, 2, "5", "row and column"),
    (PLAN_A_COLUMN, 3, "yes", "two tiles longer"),
    (PLAN_A_COLUMN, 4, "r4c5", "scores most now"),
    (PLAN_A_COLUMN, 4, "r4c1", "far from it"),
    (PLAN_A_COLUMN, 5, "9", "adds 7 points"),
    (PLAN_A_COLUMN, 5, "11", "full row"),
]
"""Lesson, step, a wrong answer that is expected, and a part of what is said to it."""


@pytest.mark.parametrize("name", ALONE)
def test_takes_alone_are_proved_twice(name: str) -> None:
    """The engine and the plain solver of the tests agree on the one best take."""
    solved, best, value, margin = ALONE[name]
    finisher = PlainFinish(solved.notation, solved.position.turn)
    reached = finisher.plain.moves(finisher.plain.start)
    check(solved, {move: finisher.best(state, 0) for move, state in reached.items()})
    assert (str(solved.best), solved.value(solved.best), solved.margin) == (best, value, margin)


@pytest.mark.parametrize("name", DUELS)
def test_takes_of_two_are_proved_twice(name: str) -> None:
    """Played out by both as well as they can, the same move is the best for both solvers."""
    solved, best, value, margin = DUELS[name]
    check(solved, PlainSolver(solved.notation).move_values())
    assert (str(solved.best), solved.value(solved.best), solved.margin) == (best, value, margin)


def check(solved: SolvedPosition, plain: dict[str, int]) -> None:
    """Compare the values of every move; the position can come about in play."""
    assert {str(move): solved.value(move) for move in solved.moves} == plain
    assert reasons(solved.position) == ()
    assert groups_left(solved.position) <= 6


def test_the_plans_are_worth_what_the_lesson_says() -> None:
    """Now, next round and bonus, as the engine counts them."""
    plans = (SAME_NOW, LESS_NOW, THREE, LAST)
    assert [[plan.worth(cell).sum for cell in plan.cells] for plan in plans] == [
        ["2 + 4 = 6", "2 + 2 = 4"],
        ["2 + 6 = 8", "3 + 4 = 7"],
        ["2 + 2 = 4", "2 + 5 = 7", "3 + 2 = 5"],
        ["2 + 7 + 7 = 16", "3 + 5 = 8"],
    ]


@pytest.mark.parametrize(("lesson", "number", "given", "part"), MISTAKES)
def test_known_mistakes_get_their_own_answer(
    lesson: Lesson, number: int, given: str, part: str
) -> None:
    """What is said to an expected mistake is about this mistake."""
    feedback = answer(lesson.steps[number - 1].task, given)
    assert not feedback.is_right
    assert part in " ".join(feedback.reasons)


@pytest.mark.parametrize("lesson", LESSONS[:2], ids=lambda lesson: lesson.id)
def test_a_wrong_take_does_not_give_the_best_away(lesson: Lesson) -> None:
    """After a wrong take the learner hears how far behind it is, and may try again."""
    for step in lesson.steps:
        if step.task.form != "move":
            continue
        solved = step.task.solved
        for move in solved.moves:
            feedback = answer(step.task, str(move))
            assert feedback.is_right == (move == solved.best)
            assert bool(feedback.scene.sheet) == feedback.is_right
            behind = solved.value(solved.best) - solved.value(move)
            assert move == solved.best or f"better by {behind} point" in feedback.reasons[-1]


def test_an_illegal_take_is_refused_with_its_reason() -> None:
    """A line that the rules forbid is no answer to the question which is best."""
    feedback = answer(FINISH_OR_WAIT.steps[1].task, "CR4")
    assert not feedback.is_right
    assert "collecting another colour" in feedback.reasons[0]


def test_right_answers_show_every_choice() -> None:
    """Who is right sees what each space would have brought."""
    feedback = answer(PLAN_A_COLUMN.steps[3].task, "r4c4")
    assert feedback.is_right
    assert feedback.scene.sheet
    assert [row.cells[-1] for row in feedback.scene.sheet.rows] == ["4", "7", "5"]
