"""Live examples of every kind, made by Hypothesis."""

from hypothesis import strategies as st

from engine import Board
from engine.tiles import COLORS, MARKER, SIZE
from rulesite.board.cells import CELLS
from rulesite.board.wall import wall_from_text
from rulesite.live import Example
from rulesite.live.bonus import BonusExample
from rulesite.live.floor import MOST, FloorExample
from rulesite.live.score import NEW, TILES, ScoreExample
from rulesite.live.tiling import TilingExample
from rulesite.live.wall import with_space

walls = st.lists(st.text("#.", min_size=SIZE, max_size=SIZE), min_size=SIZE, max_size=SIZE).map(
    lambda rows: wall_from_text("/".join(rows))
)
cells = st.sampled_from(CELLS)
things = st.lists(st.sampled_from(COLORS), max_size=MOST - 1).flatmap(
    lambda tiles: st.sampled_from([tuple(tiles), (*tiles, MARKER), (MARKER, *tiles)])
)


@st.composite
def scores(draw: st.DrawFn) -> ScoreExample:
    """Make a wall with a new tile."""
    cell = draw(cells)
    wall = with_space(draw(walls), cell, False)
    return ScoreExample(wall, cell, draw(st.sampled_from([TILES, NEW])))


@st.composite
def tilings(draw: st.DrawFn) -> TilingExample:
    """Make a board whose lines are empty, half full or full."""
    wall = draw(walls)
    lines = []
    for row in range(SIZE):
        free = [color for color in COLORS if color not in wall[row]]
        color = draw(st.sampled_from([None, *free]))
        lines.append((color,) * draw(st.integers(1, row + 1)) if color else ())
    return TilingExample(Board(lines=tuple(lines), wall=wall))


floors = st.builds(FloorExample, things, st.none() | st.integers(0, 999))
bonuses = st.builds(BonusExample, walls)
examples: st.SearchStrategy[Example] = st.one_of(scores(), floors, bonuses, tilings())
