"""What comes next at the end of a round."""

import pytest

from tests.tutorial.tasks.answering import answer
from tutorial.answers import UnreadableAnswer
from tutorial.tasks.next_step import NextStepTask
from tutorial.tasks.rounds import round_on

EMPTY = "...../...../...../...../....."
FULL = NextStepTask(round_on(EMPTY, "-,R,KKK,-,YYYYY", "BB"))
DONE = NextStepTask(round_on(EMPTY, "-,R,-,KK,-", "BB"))


def test_only_what_holds_something_can_be_tapped() -> None:
    """Empty lines are not to be tapped."""
    assert FULL.choices() == [["2"], ["3"], ["5"], ["F"]]
    with pytest.raises(UnreadableAnswer):
        FULL.read(["1"])


def test_the_tile_comes_to_the_wall() -> None:
    """The right line is tiled on the board, the others stay."""
    scene = answer(FULL, "3").scene
    assert scene.position == "1:-,R,-,-,YYYYY:...../...../K..../...../.....:BB"


def test_the_last_line_leaves_the_floor_line() -> None:
    """Tiling the last full line does not settle the floor line."""
    task = NextStepTask(round_on(EMPTY, "-,R,KKK,-,-", "BB"))
    assert answer(task, "3").scene.position.endswith(":BB")


@pytest.mark.parametrize(("value", "words"), [("5", "line 3"), ("2", "not full"), ("F", "last")])
def test_what_is_not_next(value: str, words: str) -> None:
    """A wrong choice is told why it has to wait."""
    feedback = answer(FULL, value)
    assert not feedback.is_right
    assert words in feedback.reasons[0]


def test_the_floor_line_comes_when_no_line_is_full() -> None:
    """Without full lines the floor line is next, and unfinished lines stay."""
    assert DONE.solutions() == [["F"]]
    assert answer(DONE, "F").total == "0 + 0 − 2 → 0"
    assert "stay" in answer(DONE, "2").reasons[0]
