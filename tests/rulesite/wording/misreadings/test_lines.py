"""What becomes of unfinished lines, and what somebody thinks does."""

import pytest

from engine import Board
from engine.misreadings import LINES
from engine.tiling import tiled
from rulesite.wording.misreadings import diagnose, diagnose_readings
from rulesite.wording.misreadings.lines import LINES as WORDS
from tests.engine.build import board, figure
from tests.rulesite.wording.misreadings.told import names_one, shared_words

BOARD = figure("R,Y,BBB,-,-")
SCORED = figure(filled="..#../..#../..#..", score=6)
CLEARED = figure(filled="..#../...../..#..", score=2)


@pytest.mark.parametrize(
    ("answer", "name"), [(SCORED, "scores_unfinished"), (CLEARED, "clears_unfinished")]
)
def test_what_happened_to_them_is_named(answer: Board, name: str) -> None:
    """Moved to the wall or cleared: the board shows which."""
    assert names_one(diagnose(LINES, answer, tiled(BOARD), BOARD), name)


def test_both_leave_no_line_behind() -> None:
    """Asked what stays, both say nothing: they share that unfinished lines do not stay."""
    mistake = diagnose_readings({wrong.id: () for wrong in LINES}, (), ((1, "Y"),))
    assert mistake is not None
    assert mistake.sentence == shared_words(WORDS, *(wrong.id for wrong in LINES))


def test_right_or_unexplained() -> None:
    """The true board is right; an empty one shows neither mistake."""
    truth = tiled(BOARD)
    assert str(truth) == board("-,Y,-,-,-", "..#../...../..#..", score=2)
    assert diagnose(LINES, truth, truth, BOARD) is None
    assert diagnose(LINES, figure(), truth, BOARD) is None
