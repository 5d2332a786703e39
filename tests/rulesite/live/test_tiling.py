"""A board about to be tiled, in the right order and in the wrong one."""

import pytest
from hypothesis import given, settings

from engine import Board
from engine.misreadings import MISREADINGS
from engine.tiles import SIZE
from engine.tiling import tiled
from rulesite.live import Unreadable, start
from rulesite.live.tiling import TilingExample
from rulesite.wording.tiles import points
from tests.rulesite.live.examples import tilings

QUICK = settings(deadline=None, max_examples=60)
EMPTY = TilingExample(Board())
NO_WALL = "...../...../...../...../....."


@QUICK
@given(tilings())
def test_both_orders_are_those_of_the_engine(example: TilingExample) -> None:
    """From the top is the rule; from the bottom is the misreading of that name."""
    right, wrong = example.view().told
    board = example.board
    assert right.total == points(tiled(board).score - board.score)
    assert wrong.total == points(MISREADINGS["bottom_up"].apply(board))
    assert right.is_right
    assert wrong.is_right is False


def test_the_order_makes_the_difference_at_the_start() -> None:
    """The figure of the rule shows that the order changes the points."""
    example = start("tile-order")
    assert example is not None
    right, wrong = example.view().told
    assert right.total != wrong.total
    assert not example.view().notes


def test_equal_orders_are_noted() -> None:
    """Where the order changes nothing, that is said."""
    assert len(EMPTY.tapped("line1").view().notes) == 1


@pytest.mark.parametrize("row", range(SIZE))
def test_a_line_goes_through_the_colors(row: int) -> None:
    """Each press brings the next color that the row still lacks, the last one empties it."""
    example = EMPTY.tapped(f"r{row + 1}c1")
    seen = []
    for _ in range(SIZE - 1):
        example = example.tapped(f"line{row + 1}")
        assert len(example.board.lines[row]) == row + 1
        seen.append(example.board.lines[row][0])
    assert len(set(seen)) == SIZE - 1
    assert example.board.wall[row][0] not in seen
    assert example.tapped(f"line{row + 1}") == EMPTY.tapped(f"r{row + 1}c1")


def test_a_color_that_comes_to_the_row_leaves_the_line() -> None:
    """A line can't hold what its row has."""
    example = EMPTY.tapped("line1")
    assert example.board.lines[0] == ("B",)
    assert not example.tapped("r1c1").board.lines[0]


def test_lines_that_are_not_full_stay() -> None:
    """A line with a space left scores nothing; pressing it fills it with the next color."""
    example = TilingExample.read({"board": f"7:-,B,-,-,-:{NO_WALL}:KK"}, EMPTY)
    assert example.view().told[0].total == points(0)
    assert example.query == {"board": f"0:-,B,-,-,-:{NO_WALL}:-"}
    assert example.tapped("line2").board.lines[1] == ("Y", "Y")


@pytest.mark.parametrize(
    "board",
    [
        "",
        "0",
        NO_WALL,
        f"0:-,YB,-,-,-:{NO_WALL}:-",
        f"0:BB,-,-,-,-:{NO_WALL}:-",
        "0:B,-,-,-,-:B..../...../...../...../.....:-",
        "0:-,-,-,-,-:Y..../...../...../...../.....:-",
        f"0:-,-,-,-,-:{NO_WALL}:-" + " " * 10_000,
        f"0:-,-,-,-,-:{NO_WALL}:- 0:-,-,-,-,-:{NO_WALL}:-",
        f"{'9' * 5000}:-,-,-,-,-:{NO_WALL}:-",
    ],
)
def test_what_is_no_board_is_refused(board: str) -> None:
    """Lines hold one color that their row lacks, the wall keeps to its own."""
    with pytest.raises(Unreadable):
        TilingExample.read({"board": board}, EMPTY)
