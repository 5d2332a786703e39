"""The wall as it is drawn: tiles, printed colors, marks, words and choices."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.board import EMPTY_WALL, Wall
from engine.tiles import SIZE, WALL, Cell, Color, color_at
from rulesite.board import Choice, wall_from_text
from rulesite.board.wall import SpaceView, space_css, wall_rows, with_tile
from rulesite.wording.spaces import Mark, at_cell, mark_name, wall_space
from tests.rulesite.walls import any_wall, cells, colors

QUICK = settings(deadline=None, max_examples=60)
CELLS = [(row, col) for row in range(SIZE) for col in range(SIZE)]

marks_by_cell = st.dictionaries(cells, st.sets(st.sampled_from(Mark)), max_size=8)


def drawn(wall: Wall, **wanted: object) -> dict[Cell, SpaceView]:
    """Draw a wall and return its spaces by place."""
    asked = {"marks": {}, "ghosts": True, "choose": lambda cell: None, **wanted}
    rows = wall_rows(wall, **asked)  # type: ignore[arg-type]
    return {
        (row, col): space for row, spaces in enumerate(rows) for col, space in enumerate(spaces)
    }


def test_a_hash_is_a_tile_of_the_printed_color() -> None:
    """A wall is written with # for what is printed there, a letter for a color, . for none."""
    wall = wall_from_text("#..../.K.../...../...../....#")
    assert wall[0][0] is Color.BLUE
    assert wall[1][1] is Color.BLACK
    assert wall[4][4] is Color.BLUE
    assert sum(tile is not None for row in wall for tile in row) == 3


def test_a_full_wall_is_the_printed_wall() -> None:
    """With a tile of its color on every space the wall shows its pattern."""
    assert wall_from_text("/".join(["#####"] * SIZE)) == WALL


@pytest.mark.parametrize("letter", ["X", "M", "b", "1"])
def test_no_other_letter_is_a_tile(letter: str) -> None:
    """A letter that is no color is refused."""
    with pytest.raises(ValueError, match=letter):
        wall_from_text(f"{letter}..../...../...../...../.....")


@QUICK
@given(any_wall, cells, st.none() | colors)
def test_a_tile_more(wall: Wall, cell: Cell, color: Color | None) -> None:
    """The tile comes to its space, in its color or the printed one, and nothing else changes."""
    row, col = cell
    after = with_tile(wall, cell, color)
    assert after[row][col] == (color or color_at(row, col))
    assert all(after[r][c] == wall[r][c] for r, c in CELLS if (r, c) != cell)


@QUICK
@given(any_wall, marks_by_cell)
def test_every_fact_is_in_the_words(wall: Wall, marks: dict[Cell, set[Mark]]) -> None:
    """A space says its tile or its printed color and all its marks."""
    for (row, col), space in drawn(wall, marks=marks).items():
        tile = wall[row][col]
        assert space.tile == tile
        assert space.ghost == (None if tile else color_at(row, col))
        assert space.words.startswith(wall_space(tile, color_at(row, col)))
        for mark in Mark:
            is_marked = mark in marks.get((row, col), ())
            assert (mark_name(mark) in space.words) == is_marked
            assert (f"is-{mark}" in space.css.split()) == is_marked
        assert space.label == ""


def test_a_space_to_choose_says_where_it_is() -> None:
    """Outside its table a button is named by row and column as well."""
    for cell, space in drawn(WALL, choose=lambda cell: Choice("here")).items():
        assert space.label == at_cell(cell, space.words)


def test_an_unprinted_wall_has_no_ghosts() -> None:
    """Where no colors are printed, an empty space is just empty."""
    for space in drawn(EMPTY_WALL, ghosts=False).values():
        assert space.ghost is None
        assert "is-empty" in space.css.split()
        assert space.words == wall_space(None, None)


@QUICK
@given(any_wall, st.sets(cells))
def test_what_can_be_chosen(wall: Wall, open_cells: set[Cell]) -> None:
    """Exactly the spaces asked for can be chosen, each with its own value."""
    spaces = drawn(wall, choose=lambda cell: Choice(str(cell)) if cell in open_cells else None)
    chosen = {cell: space.choice.value for cell, space in spaces.items() if space.choice}
    assert chosen == {cell: str(cell) for cell in open_cells}


def test_classes_are_in_a_fixed_order() -> None:
    """A space is styled by what it holds and how it is marked, whatever the order of marking."""
    assert space_css(is_empty=False, marks=()) == "space"
    assert (
        space_css(is_empty=True, marks=[Mark.ROW, Mark.PLACED]) == "space is-empty is-placed is-row"
    )
