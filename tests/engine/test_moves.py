"""The text form of moves and placements."""

import pytest

from engine import CENTER, FLOOR, Color, Move, NotationError, Placement
from engine.moves import MOVES, OPEN_MOVES, PLACEMENTS
from engine.tiles import COLORS


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("3B2", Move(2, Color.BLUE, 1)),
        ("CKF", Move(CENTER, Color.BLACK, FLOOR)),
        ("9W5", Move(8, Color.WHITE, 4)),
    ],
)
def test_move(text: str, move: Move) -> None:
    """A move is source, color and line, counted from one."""
    assert Move.from_notation(text) == move
    assert str(move) == text
    assert eval(repr(move)) == move


@pytest.mark.parametrize(
    ("text", "placement"),
    [("B25", Placement(Color.BLUE, 1, 4)), ("B2F", Placement(Color.BLUE, 1, FLOOR))],
)
def test_placement(text: str, placement: Placement) -> None:
    """A placement is color, row and column; F is the forced fall."""
    assert Placement.from_notation(text) == placement
    assert str(placement) == text
    assert eval(repr(placement)) == placement


@pytest.mark.parametrize(
    ("text", "field", "column"),
    [
        ("", "source", 1),
        ("0B1", "source", 1),
        ("3", "color", 2),
        ("3M1", "color", 2),
        ("3B", "line", 3),
        ("3B6", "line", 3),
        ("3b2", "color", 2),
        ("3B22", "move", 4),
    ],
)
def test_malformed_move(text: str, field: str, column: int) -> None:
    """A malformed move says which part is wrong."""
    with pytest.raises(NotationError) as refused:
        Move.from_notation(text)
    assert (refused.value.field, refused.value.column) == (field, column)


@pytest.mark.parametrize(
    ("text", "field", "column"),
    [("X25", "color", 1), ("BF5", "row", 2), ("B26", "column", 3), ("B255", "placement", 4)],
)
def test_malformed_placement(text: str, field: str, column: int) -> None:
    """A malformed placement says which part is wrong."""
    with pytest.raises(NotationError) as refused:
        Placement.from_notation(text)
    assert (refused.value.field, refused.value.column) == (field, column)


def test_every_move_has_its_text() -> None:
    """All moves and placements that notation knows read back as themselves."""
    moves = [move for colors in MOVES.values() for lines in colors for move in lines]
    assert len(set(moves)) == 10 * 5 * 6
    assert [Move.from_notation(str(move)) for move in moves] == moves
    placements = [step for rows in PLACEMENTS for columns in rows for step in columns]
    assert [Placement.from_notation(str(step)) for step in placements] == placements


def test_open_moves() -> None:
    """The moves for a mask of lines are those lines and the floor, in order."""
    found = OPEN_MOVES[2][COLORS.index(Color.RED)][0b10010]
    assert list(map(str, found)) == ["3R2", "3R5", "3RF"]
