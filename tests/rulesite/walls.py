"""Walls and boards drawn at random, possible ones and impossible ones."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from engine import Board
from engine.board import Wall
from engine.tiles import COLORS, MARKER, SIZE, Cell, color_at

cells = st.tuples(st.integers(0, SIZE - 1), st.integers(0, SIZE - 1))
colors = st.sampled_from(COLORS)


@st.composite
def walls(draw: st.DrawFn) -> Wall:
    """Draw a wall with tiles of the printed colors, any of the 2²⁵ there are."""
    mask = draw(st.integers(0, (1 << SIZE * SIZE) - 1))
    return wall_of(mask)


def wall_of(mask: int) -> Wall:
    """Lay printed tiles where a mask has ones."""
    return tuple(
        tuple(color_at(row, col) if mask >> (row * SIZE + col) & 1 else None for col in range(SIZE))
        for row in range(SIZE)
    )


def placed_tiles(count: int, seed: int = 1) -> Iterator[tuple[Wall, Cell]]:
    """Give walls of every density with a tile on them that has just come."""
    chance = Random(seed)
    for number in range(count):
        density = (number % 9 + 1) / 10
        cell = int(chance.random() * SIZE), int(chance.random() * SIZE)
        places = range(SIZE * SIZE)
        mask = sum(1 << place for place in places if chance.random() < density)
        yield wall_of(mask | 1 << (cell[0] * SIZE + cell[1])), cell


any_wall = st.lists(
    st.lists(st.none() | colors, min_size=SIZE, max_size=SIZE).map(tuple),
    min_size=SIZE,
    max_size=SIZE,
).map(tuple)
"""Walls of any colors, impossible ones too."""

any_lines = st.lists(st.lists(colors, max_size=8).map(tuple), min_size=SIZE, max_size=SIZE).map(
    tuple
)
"""Pattern lines too long, of mixed colors, and all others."""

any_floor = st.lists(colors | st.just(MARKER), max_size=20).map(tuple)

any_board = st.builds(
    Board, score=st.integers(0, 9999), lines=any_lines, wall=any_wall, floor=any_floor
)
"""Boards as the notation can write them, impossible ones too."""
