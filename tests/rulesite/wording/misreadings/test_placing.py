"""Wrong ways to lay tiles down named."""

import pytest

from engine import Color
from engine.landing import Landing, land
from engine.misreadings import PLACING
from rulesite.wording.misreadings import Mistake, diagnose, diagnose_readings
from rulesite.wording.misreadings.placing import PLACING as WORDS
from tests.engine.build import figure
from tests.rulesite.wording.misreadings.told import names_one, shared_words

BOARD = figure("-,W,-,WW,-")


def said(answer: Landing, board=BOARD) -> Mistake | None:
    """Diagnose where four white tiles for line 2 land."""
    case = (board, Color.WHITE, 4, 1)
    return diagnose(PLACING, answer, land(*case), *case)


@pytest.mark.parametrize(
    ("answer", "name"),
    [
        (Landing((1, 1, 2, 0, 0)), "split"),
        (Landing((0, 1, 0, 0, 0), left=3), "partial_take"),
        (Landing((0, 1, 0, 2, 0), 1), "overflow_to_line"),
    ],
)
def test_the_way_is_named(answer: Landing, name: str) -> None:
    """Spread, taken in part, or passed on: where the tiles land shows which."""
    assert names_one(said(answer), name)


def test_what_two_share() -> None:
    """With one other line open, both ways fill it: more than one line got tiles."""
    board = figure("B,W,R,W,Y")
    mistake = said(Landing((0, 1, 0, 3, 0)), board)
    assert mistake is not None
    assert mistake.suspects == ("split", "overflow_to_line")
    assert mistake.sentence == shared_words(WORDS, *mistake.suspects)


def test_what_all_share() -> None:
    """Asked how many fall, all three may say none: all that does not fit falls."""
    mistake = diagnose_readings({wrong.id: 0 for wrong in PLACING}, 0, 3)
    assert mistake is not None
    assert mistake.sentence == shared_words(WORDS, *(wrong.id for wrong in PLACING))


@pytest.mark.parametrize("answer", [Landing((0, 1, 0, 0, 0), 3), Landing((0, 0, 0, 0, 0), 4)])
def test_right_or_unexplained(answer: Landing) -> None:
    """One fits and three fall; all four on the floor show no known mistake."""
    assert said(answer) is None
