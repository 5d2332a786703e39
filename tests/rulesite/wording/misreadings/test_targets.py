"""Wrong lines for a color named."""

import pytest

from engine import Color
from engine.landing import open_lines
from engine.misreadings import TARGETS
from rulesite.wording.misreadings import Mistake, diagnose
from rulesite.wording.misreadings.targets import TARGETS as WORDS
from tests.engine.build import figure
from tests.rulesite.wording.misreadings.told import names_one, shared_words

BOARD = figure("-,-,K,Y,YYYYY", "...../..#../...../.#...")
"""Yellow is on the wall in row 2 (column 3), black in row 4 (column 2)."""


def said(color: Color, *answer: int) -> Mistake | None:
    """Diagnose the lines that somebody marks for a color."""
    return diagnose(TARGETS, answer, open_lines(BOARD, color), BOARD, color)


@pytest.mark.parametrize(
    ("color", "answer", "name"),
    [
        (Color.YELLOW, (0, 2, 3), "line_color_ignored"),
        (Color.WHITE, (0, 1, 2, 3), "line_color_ignored"),
        (Color.BLACK, (0, 2), "column_locks"),
    ],
)
def test_the_lock_is_named(color: Color, answer: tuple[int, ...], name: str) -> None:
    """A line of another color, or a look at the columns, shows in the lines marked."""
    assert names_one(said(color, *answer), name)


def test_a_wall_left_out_is_named() -> None:
    """Where the columns would lock nothing more, only who leaves the wall out gets all lines."""
    board = figure(filled="...../..#../...../.#...")
    truth = open_lines(board, Color.YELLOW)
    mistake = diagnose(TARGETS, (0, 1, 2, 3, 4), truth, board, Color.YELLOW)
    assert mistake is not None
    assert "wall_row_ignored" in mistake.suspects


def test_what_two_share() -> None:
    """Leaving the wall out and looking at columns both open line 2: its wall row was not read."""
    mistake = said(Color.YELLOW, 0, 1, 3)
    assert mistake is not None
    assert mistake.suspects == ("wall_row_ignored", "column_locks")
    assert mistake.sentence == shared_words(WORDS, *mistake.suspects)


@pytest.mark.parametrize("answer", [(0, 3), (), (4,)])
def test_right_or_unexplained(answer: tuple[int, ...]) -> None:
    """Lines 1 and 4 are right for yellow; other lines show no known mistake."""
    assert said(Color.YELLOW, *answer) is None
