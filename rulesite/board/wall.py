"""The wall as the templates draw it."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from engine.board import Wall
from engine.tiles import SIZE, Cell, Color, color_at
from rulesite.board.choice import Choice
from rulesite.wording.spaces import Mark, at_cell, wall_space, with_marks

Marks = Mapping[Cell, Collection[Mark]]
Choose = Callable[[Cell], Choice | None]
Letters = Mapping[Cell, str]
NO_LETTERS: Final[Letters] = MappingProxyType({})
NO_MARKS: Final[Marks] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class SpaceView:
    """Hold a space: what lies or is printed there, its marks, words, choice, and letter if any.

    `label` names one that can be chosen.
    """

    tile: Color | None
    ghost: Color | None
    css: str
    words: str
    label: str
    choice: Choice | None
    letter: str = ""


def wall_from_text(text: str) -> Wall:
    """Read a wall of five rows joined by "/": "#" is a tile of the printed color, "." none."""
    return tuple(
        tuple(_tile(letter, (row, col)) for col, letter in enumerate(letters))
        for row, letters in enumerate(text.split("/"))
    )


def _tile(letter: str, cell: Cell) -> Color | None:
    if letter == ".":
        return None
    return color_at(*cell) if letter == "#" else Color(letter)


def with_tile(wall: Wall, cell: Cell, color: Color | None = None) -> Wall:
    """Return the wall with one tile more, of the printed color unless another is named."""
    placed = color or color_at(*cell)
    return tuple(
        tuple(placed if (row, col) == cell else tile for col, tile in enumerate(tiles))
        for row, tiles in enumerate(wall)
    )


def wall_rows(
    wall: Wall, *, marks: Marks, ghosts: bool, choose: Choose, letters: Letters = NO_LETTERS
) -> tuple[tuple[SpaceView, ...], ...]:
    """Prepare the five rows of a wall."""
    return tuple(
        tuple(
            _space(wall, (row, col), marks, ghosts, choose, letters.get((row, col), ""))
            for col in range(SIZE)
        )
        for row in range(SIZE)
    )


def _space(
    wall: Wall, cell: Cell, marks: Marks, ghosts: bool, choose: Choose, letter: str
) -> SpaceView:
    row, col = cell
    tile = wall[row][col]
    ghost = color_at(row, col) if ghosts and tile is None else None
    marked = marks.get(cell, ())
    words = with_marks(wall_space(tile, ghost), marked)
    css = space_css(is_empty=tile is None and ghost is None, marks=marked)
    choice = choose(cell)
    label = at_cell(cell, words) if choice else ""
    return SpaceView(tile, ghost, css, words, label, choice, letter)


def space_css(*, is_empty: bool, marks: Collection[Mark]) -> str:
    """Return the classes of a space."""
    names = ["space"] + ["is-empty"] * is_empty + [f"is-{mark}" for mark in Mark if mark in marks]
    return " ".join(names)
