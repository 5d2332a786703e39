"""A player's board as it is drawn: its parts, its words, and any position at all."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Board, Position, score_floor, score_tile
from engine.board import Wall
from engine.scoring import TileScore
from engine.tiles import FLOOR_PENALTIES, MARKER, SIZE, Cell, Color
from rulesite.board import Choice, Parts, board_view
from rulesite.board.player import floor_spaces, score_marks
from rulesite.rulebook.slots import signed
from rulesite.wording.spaces import Mark, pattern_line
from rulesite.wording.tiles import thing_name
from tests.rulesite.walls import any_board, any_floor, cells, walls

QUICK = settings(deadline=None, max_examples=60)
BOARD = Position.parse("12:B,YY,-,KKK,-:B..../.B.../...../...../.....:BM").players[0]


@QUICK
@given(any_board)
def test_any_board_can_be_drawn(board: Board) -> None:
    """Whatever lies on a board, possible or not, all of it is there to see."""
    view = board_view(board)
    assert view.score == board.score
    assert [row.number for row in view.rows] == [1, 2, 3, 4, 5]
    for number, row in enumerate(view.rows):
        assert tuple(space.tile for space in row.wall) == board.wall[number]
        assert row.line is not None
        assert tuple(tile for tile in row.line.spaces if tile) == board.lines[number]
        assert row.line.words == pattern_line(number, board.lines[number])
    assert len(view.floor) >= len(FLOOR_PENALTIES)


@QUICK
@given(any_board)
def test_a_line_has_its_spaces(board: Board) -> None:
    """Line n has n spaces, the free ones on the left, as tiles are laid from the right."""
    for number, row in enumerate(board_view(board).rows, 1):
        assert row.line is not None
        spaces = row.line.spaces
        assert len(spaces) == max(number, len(board.lines[number - 1]))
        assert sorted(spaces, key=lambda tile: tile is not None) == list(spaces)


@QUICK
@given(any_floor)
def test_the_floor_line_in_words_and_values(floor: tuple) -> None:
    """Each of the seven spaces says what lies there and what it costs."""
    spaces = floor_spaces(floor)[: len(FLOOR_PENALTIES)]
    assert tuple(space.thing for space in spaces if space.thing) == floor[: len(FLOOR_PENALTIES)]
    for space, value in zip(spaces, FLOOR_PENALTIES, strict=True):
        assert space.penalty == signed(value)
        assert str(abs(value)) in space.spoken_penalty
        assert space.thing is None or space.words == thing_name(space.thing)
        assert space.words


@given(st.integers(0, 7))
def test_floor_values_are_those_of_the_engine(count: int) -> None:
    """The values of the covered spaces make the penalty."""
    spaces = floor_spaces((Color.RED,) * count)
    covered = [space.penalty.replace("−", "-") for space in spaces if space.thing]
    assert sum(map(int, covered)) == score_floor(count).penalty


@pytest.mark.parametrize(
    ("parts", "shown"),
    [
        (Parts.ALL, (True, True, True, True)),
        (Parts.WALL, (False, False, True, False)),
        (Parts.LINES | Parts.FLOOR, (False, True, False, True)),
        (Parts.SCORE, (True, False, False, False)),
        (Parts(0), (False, False, False, False)),
    ],
)
def test_parts_are_shown_alone(parts: Parts, shown: tuple[bool, ...]) -> None:
    """A figure shows score, lines, wall and floor together or by themselves."""
    view = board_view(BOARD, parts=parts)
    seen = (view.score is not None, view.has_lines, view.has_wall, bool(view.floor))
    assert seen == shown
    assert all((row.line is not None) == view.has_lines for row in view.rows)


def test_columns_are_numbered() -> None:
    """The columns count from 1 to 5."""
    assert list(board_view(BOARD).columns) == [1, 2, 3, 4, 5]


def test_a_board_has_a_name() -> None:
    """A board is called what it is, or as asked."""
    assert board_view(BOARD).caption == "Player board"
    assert board_view(BOARD, caption="Ana").caption == "Ana"


def test_lines_can_be_chosen() -> None:
    """A pattern line that can take tiles is a choice."""
    view = board_view(BOARD, choose_line=lambda row: Choice(str(row)) if row > 2 else None)
    assert [row.line.choice is not None for row in view.rows if row.line] == [False] * 3 + [
        True
    ] * 2


def test_what_lies_there_for_free_is_shown() -> None:
    """A marker taken with a full floor line is there to see, and costs nothing."""
    spaces = floor_spaces((*[Color.RED] * 7, MARKER))
    assert [space.thing for space in spaces] == [*[Color.RED] * 7, MARKER]
    assert spaces[7].penalty == "0"
    assert spaces[7].words == thing_name(MARKER)


def test_the_marker_lies_among_the_tiles() -> None:
    """On the floor line the marker takes a space like a tile."""
    things = [space.thing for space in floor_spaces((Color.BLUE, MARKER))]
    assert things == [Color.BLUE, MARKER, *[None] * 5]


@QUICK
@given(walls(), cells)
def test_marks_show_what_counts(wall: Wall, cell: Cell) -> None:
    """Marked are the runs that score and the tile itself, each run in its own way."""
    score = score_tile(wall, *cell)
    marks = score_marks(score)
    assert Mark.PLACED in marks[cell]
    assert [at for at, names in marks.items() if Mark.PLACED in names] == [cell]
    across = {at for at, names in marks.items() if Mark.ROW in names}
    down = {at for at, names in marks.items() if Mark.COLUMN in names}
    assert len(across) + len(down) == (score.points if score.points > 1 else 0)
    assert across | down | {cell} == set(score.cells) == set(marks)
    assert all(row == cell[0] for row, _ in across)
    assert all(col == cell[1] for _, col in down)


def test_a_line_that_fell_marks_nothing() -> None:
    """Tiles that fall have no space on the wall to mark."""
    fallen = TileScore(2, None, Color.RED, (), (), fallen=3)
    with pytest.raises(AssertionError):
        score_marks(fallen)


def test_size_of_the_wall() -> None:
    """Five rows of five."""
    assert [len(row.wall) for row in board_view(BOARD).rows] == [SIZE] * SIZE


def test_what_has_just_come_is_marked() -> None:
    """Tiles that were not on the lines and the floor line before are marked as just placed."""
    field = "0:-,{line},-,-,-:...../...../...../...../.....:{floor}"
    before = Position.parse(field.format(line="W", floor="BB")).players[0]
    after = Position.parse(field.format(line="WW", floor="BBWW")).players[0]
    view = board_view(after, since=before)
    line = view.rows[1].line
    assert line is not None
    assert [css for _, css in line.drawn] == ["space is-placed", "space"]
    assert line.words.endswith("1 just placed")
    assert [space.is_new for space in view.floor] == [False, False, True, True, *[False] * 3]
    assert not any(space.is_new for space in board_view(after).floor)
