"""One player's board, or parts of it, as the templates draw it."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import Flag, auto
from itertools import chain

from django.utils.translation import gettext as _

from engine.board import Board
from engine.scoring import TileScore
from engine.tiles import FLOOR_PENALTIES, SIZE, Cell, Color, Thing
from rulesite.board.choice import Choice
from rulesite.board.wall import (
    NO_LETTERS,
    NO_MARKS,
    Choose,
    Letters,
    Marks,
    SpaceView,
    space_css,
    wall_rows,
)
from rulesite.rulebook.slots import signed
from rulesite.wording.scores import spoken_penalty
from rulesite.wording.spaces import Mark, at_floor_space, pattern_line, with_marks
from rulesite.wording.tiles import thing_name


class Parts(Flag):
    """Name the parts of a board that can be shown alone."""

    SCORE = auto()
    LINES = auto()
    WALL = auto()
    FLOOR = auto()
    ALL = SCORE | LINES | WALL | FLOOR


@dataclass(frozen=True, slots=True)
class LineView:
    """Hold a pattern line: its spaces from the left, its words, its choice, how many are new.

    If `is_open`, its empty spaces are marked as open for the tiles in hand.
    """

    spaces: tuple[Color | None, ...]
    words: str
    choice: Choice | None
    new: int = 0
    is_counted: bool = False
    is_open: bool = False

    @property
    def drawn(self) -> tuple[tuple[Color | None, str], ...]:
        """Pair each space with its classes; lines fill from the right, so the left is new."""
        first = self.spaces.count(None)
        news = range(first, first + self.new)
        return tuple(
            (tile, _css(tile is None, at in news, self.is_counted, self.is_open))
            for at, tile in enumerate(self.spaces)
        )


@dataclass(frozen=True, slots=True)
class FloorSpaceView:
    """Hold a space of the floor line: what lies there and what it costs."""

    thing: Thing | None
    words: str
    penalty: str
    spoken_penalty: str
    label: str
    choice: Choice | None
    is_new: bool = False
    is_counted: bool = False
    is_open: bool = False

    @property
    def css(self) -> str:
        """Return the classes of the space."""
        return _css(self.thing is None, self.is_new, self.is_counted, self.is_open)


@dataclass(frozen=True, slots=True)
class RowView:
    """Hold a row of the board: its pattern line and its part of the wall."""

    number: int
    line: LineView | None
    wall: tuple[SpaceView, ...]


@dataclass(frozen=True, slots=True)
class BoardView:
    """Hold a board ready to be drawn; what is None or empty is not shown."""

    caption: str
    score: int | None
    rows: tuple[RowView, ...]
    floor: tuple[FloorSpaceView, ...]
    parts: Parts
    floor_choice: Choice | None = None

    @property
    def has_lines(self) -> bool:
        """Tell whether the pattern lines are shown."""
        return Parts.LINES in self.parts

    @property
    def has_wall(self) -> bool:
        """Tell whether the wall is shown."""
        return Parts.WALL in self.parts

    @property
    def has_choices(self) -> bool:
        """Tell whether something can be chosen."""
        lines = (row.line.choice for row in self.rows if row.line)
        spaces = (space.choice for row in self.rows for space in row.wall)
        floor = (space.choice for space in self.floor)
        return any(chain([self.floor_choice], lines, spaces, floor))

    @property
    def columns(self) -> range:
        """Number the columns of the wall from 1."""
        return range(1, SIZE + 1)


def _css(is_empty: bool, is_new: bool, is_counted: bool, is_open: bool) -> str:
    marks = {
        Mark.PLACED: is_new,
        Mark.OPEN: is_open and is_empty,
        Mark.COUNTED: is_counted and not is_empty,
    }
    return space_css(is_empty=is_empty, marks=[mark for mark, is_on in marks.items() if is_on])


NO_LINES: tuple[LineView | None, ...] = (None,) * SIZE


def no_choice(_: object) -> None:
    """Offer nothing to choose."""


def board_view(
    board: Board,
    *,
    parts: Parts = Parts.ALL,
    marks: Marks = NO_MARKS,
    ghosts: bool = True,
    choose_space: Choose = no_choice,
    choose_line: Callable[[int], Choice | None] = no_choice,
    choose_floor: Choice | None = None,
    choose_floor_space: Callable[[int], Choice | None] = no_choice,
    caption: str = "",
    since: Board | None = None,
    letters: Letters = NO_LETTERS,
) -> BoardView:
    """Prepare a board: which parts, which spaces are marked or lettered, what can be chosen.

    What lies on lines and floor line and did not on the board `since` is marked as just placed.
    """
    before = since or board
    wall = wall_rows(board.wall, marks=marks, ghosts=ghosts, choose=choose_space, letters=letters)
    return BoardView(
        caption=caption or _("Player board"),
        score=board.score if Parts.SCORE in parts else None,
        rows=_rows(wall, _lines(board, choose_line, before) if Parts.LINES in parts else NO_LINES),
        floor=_floor(board, choose_floor_space, before) if Parts.FLOOR in parts else (),
        parts=parts,
        floor_choice=choose_floor,
    )


def _floor(
    board: Board, choose: Callable[[int], Choice | None], before: Board
) -> tuple[FloorSpaceView, ...]:
    return floor_spaces(board.floor, choose, len(before.floor))


def _rows(
    wall: Iterable[tuple[SpaceView, ...]], lines: Iterable[LineView | None]
) -> tuple[RowView, ...]:
    both = enumerate(zip(lines, wall, strict=True), start=1)
    return tuple(RowView(number, line, spaces) for number, (line, spaces) in both)


def _lines(
    board: Board, choose: Callable[[int], Choice | None], before: Board
) -> Iterator[LineView]:
    return (_line(board, row, choose, before) for row in range(SIZE))


def _line(
    board: Board, row: int, choose: Callable[[int], Choice | None], before: Board
) -> LineView:
    tiles = board.lines[row]
    empty = (None,) * max(0, row + 1 - len(tiles))
    new = max(0, len(tiles) - len(before.lines[row]))
    return LineView((*empty, *tiles), pattern_line(row, tiles, new), choose(row), new)


def floor_spaces(
    things: tuple[Thing, ...],
    choose: Callable[[int], Choice | None] = no_choice,
    old: int | None = None,
) -> tuple[FloorSpaceView, ...]:
    """Prepare the seven spaces of a floor line with their values, and what lies there for free.

    What lies past the first `old` things is marked as just placed.
    """
    news = range(len(things) if old is None else old, len(things))
    return tuple(
        _floor_space(
            space, things[space] if space < len(things) else None, choose(space), space in news
        )
        for space in range(max(len(FLOOR_PENALTIES), len(things)))
    )


def _floor_space(
    space: int, thing: Thing | None, choice: Choice | None, is_new: bool
) -> FloorSpaceView:
    value = FLOOR_PENALTIES[space] if space < len(FLOOR_PENALTIES) else 0
    words = with_marks(
        thing_name(thing) if thing else _("empty space"), {Mark.PLACED} if is_new else ()
    )
    label = at_floor_space(space, words) if choice else ""
    return FloorSpaceView(thing, words, signed(value), spoken_penalty(value), label, choice, is_new)


def score_marks(score: TileScore) -> dict[Cell, set[Mark]]:
    """Mark the tile just placed and the runs that count for it."""
    marks: dict[Cell, set[Mark]] = {}
    if score.horizontal > 1:
        for cell in score.horizontal_cells:
            marks.setdefault(cell, set()).add(Mark.ROW)
    if score.vertical > 1:
        for cell in score.vertical_cells:
            marks.setdefault(cell, set()).add(Mark.COLUMN)
    assert score.col is not None
    marks.setdefault((score.row, score.col), set()).add(Mark.PLACED)
    return marks
