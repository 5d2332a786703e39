"""Choosing a line for the tiles in hand: the engine lays them down or says why not."""

import pytest

from engine import Color
from rulesite.wording.plays import fallen, placed
from rulesite.wording.spaces import Mark
from tests.tutorial.tasks.answering import answer, choices
from tutorial.answers import UnreadableAnswer
from tutorial.tasks.choose_line import ChooseLineTask
from tutorial.tasks.pick import pick

BOARD = "1:K,R,RR,-,-:...../...../...../R..../.....:BB"
NOTHING_FALLS = ChooseLineTask(pick(BOARD, "RRR"), lambda play, board: not play.fallen)


def test_every_line_can_be_chosen() -> None:
    """All five lines and the floor line are buttons, also those that refuse."""
    assert [choice.value for choice in choices(NOTHING_FALLS.scene())] == [*"12345F"]


def test_every_line_that_meets_the_goal_is_right() -> None:
    """Only line 5 has room for three red tiles."""
    assert NOTHING_FALLS.solutions() == [["5"]]
    assert answer(NOTHING_FALLS, "5").reasons == (placed(3),)


@pytest.mark.parametrize(("code", "rule"), [("1", "line-full"), ("4", "line-wall-row")])
def test_a_line_that_refuses_is_refused_with_its_rules(code: str, rule: str) -> None:
    """The choice is wrong, and every rule that decides against it is cited."""
    feedback = answer(NOTHING_FALLS, code)
    assert not feedback.is_right
    assert rule in feedback.rules


def test_a_full_line_collects_nothing() -> None:
    """Line 1 is full of another colour: that it is full is said, not that it is collecting."""
    feedback = answer(NOTHING_FALLS, "1")
    assert feedback.reasons == ("Pattern line 1 is full.",)
    assert "line-color" not in feedback.rules


def test_what_refuses_is_marked_on_the_wall() -> None:
    """The red tile of row 4 is marked, and another line can be tried at once."""
    feedback = answer(NOTHING_FALLS, "4")
    board = feedback.scene.board
    assert board is not None
    marked = [space.tile for row in board.rows for space in row.wall if Mark.AGAINST in space.css]
    assert marked == [Color.RED]
    assert choices(feedback.scene)


def test_a_legal_line_that_misses_shows_what_it_leads_to() -> None:
    """One tile fits on line 2, two fall: the board shows them as just placed."""
    feedback = answer(NOTHING_FALLS, "2")
    assert feedback.reasons[:2] == (placed(1), fallen(2))
    assert "allowed" in feedback.reasons[2]
    board = feedback.scene.board
    assert board is not None
    assert sum(space.is_new for space in board.floor) == 2


@pytest.mark.parametrize("code", ["0", "6", "f", "", "r1c1"])
def test_forged_lines(code: str) -> None:
    """What is no line is no answer."""
    with pytest.raises(UnreadableAnswer):
        NOTHING_FALLS.read([code])
