"""One player's board as a value."""

from engine import Board
from tests.engine.build import board, figure


def test_an_empty_board() -> None:
    """A new board has nothing on it."""
    assert str(Board()) == board()
    assert Board() == figure()


def test_what_a_board_tells() -> None:
    """A board tells its full lines and rows, its tiles, and what its floor covers."""
    one = figure("B,Y,-,KKKK,-", "#####/..#..", "MBB", score=5)
    assert one.full_lines == (0, 3)
    assert one.full_rows == (0,)
    assert one.cells == ((0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (1, 2))
    assert one.tiles == (1 + 1 + 2, 1 + 1 + 1, 1, 1 + 4, 1)
    assert (one.has_marker, one.floor_count) == (True, 3)


def test_a_full_floor_covers_seven_spaces() -> None:
    """An eighth thing covers no space."""
    assert figure(floor="BBBBBBBM").floor_count == 7
    assert not figure(floor="BBBBBBB").has_marker
