"""Decisions in lessons: judged by what the engine proves."""

import pytest

from engine.moves import Move
from rulesite.wording.moves import best_take
from tests.tutorial.tasks.answering import answer
from tutorial.lessons.finish_or_wait import ALONE, LAST_TAKE, PATIENT, SAFE, TOGETHER
from tutorial.tasks.decisions import BestMoveClaimTask, Coached, ScoreAfterTask, decision
from tutorial.tasks.solved_position import SolvedPosition


@pytest.mark.parametrize("solved", [LAST_TAKE, SAFE, PATIENT], ids=["alone", "safe", "patient"])
def test_a_position_is_solved_for_every_move(solved: SolvedPosition) -> None:
    """One move is best, and the line of each move begins with it."""
    values = sorted(map(solved.value, solved.moves))
    assert values[-1] - values[-2] == solved.margin > 0
    assert solved.value(solved.best) == values[-1]
    assert all(solved.line(move)[0] == move for move in solved.moves)
    assert all((len(solved.line(move)) == 1) == solved.alone for move in solved.moves)


def test_a_slip_is_said_between_facts_and_gap() -> None:
    """First what the take leads to, then what is known about this mistake, then how far behind."""
    feedback = answer(decision(LAST_TAKE, ALONE, {"CR5": "A slip."}), "CR5")
    facts = ALONE.leads_to(LAST_TAKE, Move.from_notation("CR5"))
    assert list(feedback.reasons) == [*facts, "A slip.", "Another take is better by 2 points."]


def test_the_best_take_is_told_in_full() -> None:
    """Who finds it sees what every take would have led to."""
    feedback = answer(decision(SAFE, TOGETHER, {}), str(SAFE.best))
    assert feedback.is_right
    assert feedback.reasons == tuple(TOGETHER.tell(SAFE, SAFE.best).reasons)


def test_coaching_shows_the_same_boards() -> None:
    """Only what is said differs."""
    coached = Coached(TOGETHER)
    assert coached.other_boards(SAFE.position) == TOGETHER.other_boards(SAFE.position)
    assert coached.steps(SAFE, SAFE.best) == TOGETHER.steps(SAFE, SAFE.best)


@pytest.mark.parametrize(("move", "truth"), [("CB4", "yes"), ("CR3", "no"), ("CW3", "no")])
def test_a_claim_is_right_for_the_best_move_alone(move: str, truth: str) -> None:
    """Only of the proved best move it is right to say that it is the best."""
    task = BestMoveClaimTask(SAFE, Move.from_notation(move), TOGETHER, because="Because.")
    assert task.solutions() == [[truth]]
    feedback = answer(task, truth)
    assert feedback.is_right
    assert feedback.reasons[0] == "Because."
    best = best_take(TOGETHER.tell(SAFE, task.move).best)
    assert (best in feedback.reasons) == (truth == "no")
    assert not feedback.answer


def test_a_score_is_counted_by_the_engine() -> None:
    """The right number gets the sum; another one gets the way there and no sum."""
    task = ScoreAfterTask(LAST_TAKE, Move.from_notation("CW4"), ALONE)
    assert answer(task, "6").total == "0 + 6 = 6"
    wrong = answer(task, "5")
    assert not wrong.total
    assert list(wrong.reasons) == ALONE.leads_to(LAST_TAKE, task.move)
