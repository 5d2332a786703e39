"""Choosing a move: a take, then a line; judged by what has been solved."""

import pytest

from engine.moves import Move
from tests.tutorial.puzzles.pool.examples import ENTRIES
from tutorial.answers import UnreadableAnswer
from tutorial.tasks.choose_move import ChooseMoveTask
from tutorial.tasks.task import Stepwise
from tutorial.tasks.telling import Alone, Duel

RULES = ()
FINISH = ChooseMoveTask(ENTRIES["best-finish"], Alone(RULES))
DUEL = ChooseMoveTask(ENTRIES["best-move"], Duel(RULES), ("best-move", "1-1-a"))


def offered(task: ChooseMoveTask) -> list[str]:
    """List the values that can be tapped on the offer."""
    offer = task.scene().offer
    assert offer is not None
    places = (*offer.displays, offer.center)
    return [group.choice.value for place in places for group in place.groups if group.choice]


def lines(task: ChooseMoveTask) -> list[str]:
    """List the values that can be tapped on the own board."""
    board = task.scene().boards[0]
    found = [row.line.choice for row in board.rows if row.line]
    return [choice.value for choice in (*found, board.floor_choice) if choice]


def test_first_the_tiles_are_tapped() -> None:
    """At first every take is a button, and no line is."""
    assert offered(DUEL) == ["1R", "1Y", "CR"]
    assert lines(DUEL) == []


def test_then_a_line_is_tapped() -> None:
    """With tiles in hand every line is a button, and so is every other take still."""
    step = DUEL.then(["1R"])
    assert step is not None
    assert lines(step) == ["1R1", "1R2", "1R3", "1R4", "1R5", "1RF"]
    assert offered(step) == offered(DUEL)
    assert step.scene().hand is not None
    assert step.hint != DUEL.hint


@pytest.mark.parametrize("values", [[], ["1R2"], ["2B"], ["1R", "CR"], [""], ["CM"]])
def test_only_a_legal_take_leads_on(values: list[str]) -> None:
    """What is no take that lies on offer, or a legal move, is no first step."""
    assert DUEL.then(values) is None


def test_a_refused_line_is_asked_for_once_more() -> None:
    """The wall row has yellow already: that is said, and the tiles stay in hand."""
    step = DUEL.then(["1Y2"])
    assert step is not None
    assert [reason.code for reason in step.reasons] == ["wall-row"]
    assert len(step.refusals) == len(step.citations) == 1
    assert lines(step) == ["1Y1", "1Y2", "1Y3", "1Y4", "1Y5", "1YF"]


def test_the_stage_can_tell_that_there_are_two_steps() -> None:
    """The stage asks for the second step by itself."""
    assert isinstance(DUEL, Stepwise)


@pytest.mark.parametrize("text", ["", "1R", "1R22", "1X2", "0R2", "1R6", "r1c", "1R\x00", "Ω"])
def test_what_is_no_move_is_refused(text: str) -> None:
    """A move is a place, a color and a line in the notation."""
    with pytest.raises(UnreadableAnswer):
        DUEL.read([text])
    with pytest.raises(UnreadableAnswer):
        DUEL.read(["1R2", "1R2"])


def test_the_best_move_is_right() -> None:
    """Only the one best move is right."""
    for task in (FINISH, DUEL):
        best = str(task.solved.best)
        assert task.solutions() == [[best]]
        verdicts = {str(move): task.judge(move).is_right for move in task.solved.moves}
        assert [text for text, is_right in verdicts.items() if is_right] == [best]


def test_an_illegal_move_is_refused_with_the_reason() -> None:
    """The wall row has yellow already: the line says so, and the tiles stay in hand."""
    feedback = DUEL.judge(Move.from_notation("1Y2"))
    assert not feedback.is_right
    assert feedback.rules == ("line-wall-row",)
    assert feedback.scene.hand is not None
    assert feedback.link is None


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("2B1", "Nothing lies there (Display 2)."),
        ("1K1", "No tile of this colour lies there (Display 1, black)."),
        ("CWF", "No tile of this colour lies there (Centre, white)."),
        ("9B1", "There is no such display in this game."),
    ],
)
def test_a_take_that_is_not_on_offer_is_no_answer(text: str, why: str) -> None:
    """Tiles that do not lie there can't be taken: it is said why, and nothing is judged."""
    with pytest.raises(UnreadableAnswer) as refused:
        DUEL.read([text])
    assert str(refused.value) == why


def test_every_take_on_offer_is_read() -> None:
    """A take that lies there is a move with any line, be the line refused or not."""
    for (text,) in DUEL.choices():
        assert str(DUEL.read([text])) == text


def test_feedback_leads_to_the_lines_of_play() -> None:
    """A puzzle has an address where the move can be seen played out; a task alone has not."""
    link = DUEL.judge(Move.from_notation("CRF")).link
    assert link is not None
    assert link.href.endswith("/practice/best-move/1-1-a/lines/?move=CRF")
    assert FINISH.judge(Move.from_notation("CKF")).link is None


def test_every_take_goes_with_every_line() -> None:
    """Choices are takes times lines, refused ones included."""
    assert len(FINISH.choices()) == 2 * 6
    assert ["CK1"] in FINISH.choices()
