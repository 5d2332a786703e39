"""Lines marked as open for the tiles in hand."""

from engine import Position
from rulesite.board.opened import opened
from rulesite.board.player import board_view
from rulesite.wording.spaces import Mark, mark_name

BOARD = Position.parse("0:B,YY,-,KKK,-:...../...../...../...../.....:BM").players[0]
VIEW = opened(board_view(BOARD), {2, 3})
OPEN = mark_name(Mark.OPEN)


def test_empty_spaces_of_open_lines_are_marked() -> None:
    """Lines 3 and 4 are open: the three empty spaces of one, the last of the other."""
    found = {}
    for row in VIEW.rows:
        assert row.line is not None
        found[row.number] = sum("is-open" in css for _tile, css in row.line.drawn)
        assert (OPEN in row.line.words) == (row.number in {3, 4})
    assert found == {1: 0, 2: 0, 3: 3, 4: 1, 5: 0}


def test_the_floor_line_is_always_open() -> None:
    """Its empty spaces are marked and said to be open, what lies there is not."""
    marked = ["is-open" in space.css for space in VIEW.floor]
    assert marked == [False] * 2 + [True] * 5
    assert [OPEN in space.words for space in VIEW.floor] == marked


def test_a_board_as_it_is_has_no_marks() -> None:
    """Nothing is open where nobody asks."""
    assert not any("is-open" in space.css for space in board_view(BOARD).floor)
