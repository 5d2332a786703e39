"""Wrong lines for a color, and wrong ways to lay taken tiles down."""

import pytest

from engine import Board, Color
from engine.landing import Landing, land, open_lines
from engine.misreadings import PLACING, TARGETS
from engine.tiles import FLOOR
from tests.engine.build import figure

BOARD = figure("-,-,K,Y,YYYYY", "...../..#../...../.#...")
"""Yellow is on the wall in row 2 (column 3), black in row 4 (column 2)."""

# The truth, then wall_row_ignored, line_color_ignored, column_locks.
LINES = [
    (BOARD, "Y", [(0, 3), (0, 1, 3), (0, 2, 3), (0, 1, 3)]),
    (BOARD, "K", [(0, 1, 2), (0, 1, 2), (0, 1, 2), (0, 2)]),
    (BOARD, "W", [(0, 1), (0, 1), (0, 1, 2, 3), (0, 1)]),
    (figure(filled="...../.#..."), "B", [(0, 2, 3, 4), (0, 1, 2, 3, 4), *[(0, 2, 3, 4)] * 2]),
]


@pytest.mark.parametrize(("board", "color", "answers"), LINES)
def test_targets(board: Board, color: str, answers: list[tuple[int, ...]]) -> None:
    """Ignoring a lock or a color, or looking at columns, opens and closes these lines."""
    tile = Color(color)
    found = [open_lines(board, tile), *(wrong.apply(board, tile) for wrong in TARGETS)]
    assert found == answers


# Board, tiles and line; then what is filled, falls, goes to the lid and is left: by the rules,
# split, partial_take, overflow_to_line.
LANDINGS = [
    (
        (figure("-,W,-,WW,-"), 4, 1),
        [
            ((0, 1, 0, 0, 0), 3),
            ((1, 1, 2, 0, 0), 0),
            ((0, 1, 0, 0, 0), 0, 0, 3),
            ((0, 1, 0, 2, 0), 1),
        ],
    ),
    (
        (figure(floor="BBBBBB"), 4, 0),
        [
            ((1, 0, 0, 0, 0), 1, 2),
            ((1, 2, 1, 0, 0), 0),
            ((1, 0, 0, 0, 0), 0, 0, 3),
            ((1, 0, 0, 0, 0), 1, 2),
        ],
    ),
    ((figure(), 2, 2), [((0, 0, 2, 0, 0), 0)] * 4),
]


@pytest.mark.parametrize(("case", "answers"), LANDINGS)
def test_placing(case: tuple[Board, int, int], answers: list[tuple]) -> None:
    """Splitting, taking a part, or passing the overflow on lands tiles like this."""
    board, count, line = case
    white = Color.WHITE
    found = [land(board, white, count, line)]
    found += [wrong.apply(board, white, count, line) for wrong in PLACING]
    assert found == [Landing(*answer) for answer in answers]


def test_land_on_the_floor() -> None:
    """Dropped tiles land on the floor line, and in the lid when it is full."""
    assert land(figure(floor="BBBBB"), Color.RED, 4, FLOOR) == Landing((0, 0, 0, 0, 0), 2, 2)
