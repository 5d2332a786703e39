"""What is in the box."""

import pytest

from engine import Color
from engine.tiles import COLORS, SIZE, WALL, color_at, column_of, count, five, spread


def test_a_color_is_its_letter() -> None:
    """A color equals its letter, hashes like it, and knows its place in the order."""
    for order, letter in enumerate("BYRKW"):
        color = Color(letter)
        assert color == letter
        assert {letter: order}[color] == order
        assert color.order == order
        assert f"{color}" == letter


@pytest.mark.parametrize("row", range(SIZE))
def test_the_wall_shows_every_color_once_in_a_row(row: int) -> None:
    """Every row shows all five colors, and column and color find each other."""
    assert set(WALL[row]) == set(COLORS)
    for col in range(SIZE):
        assert column_of(row, color_at(row, col)) == col


def test_the_wall_shows_every_color_once_in_a_column() -> None:
    """Every column shows all five colors."""
    for column in zip(*WALL, strict=True):
        assert set(column) == set(COLORS)


def test_count_and_spread() -> None:
    """Counted tiles can be laid out again; the marker is not counted."""
    assert count(("B", "M", "K", "B")) == (2, 0, 0, 1, 0)
    assert spread((2, 0, 0, 1, 0)) == ("B", "B", "K")
    with pytest.raises(ValueError, match="unpack"):
        five([1, 2, 3])
