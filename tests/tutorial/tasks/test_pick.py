"""Tiles in hand: where they come from, and how that is written."""

import pytest

from engine import Board, Color, Move, Position
from engine.tiles import CENTER, FLOOR, Line, Source
from rulesite.board.wall import wall_from_text
from tutorial.tasks.pick import Pick, pick, room, take_code, tiles_at
from tutorial.tasks.taking import takes, tidiest

POSITION = Position.parse(
    "c 1d A A BBYR,-,-,-,- MRKK 0,0,0,0,0 0,0,0,0,0"
    " 0:-,-,-,-,-:...../...../...../...../.....:-"
    " 0:-,-,-,-,-:...../...../...../...../.....:-"
).completed()
BUSY = Board(
    lines=((Color.YELLOW,), (), (Color.RED,) * 2, (Color.BLUE,) * 3, ()),
    wall=wall_from_text("...../#..../...../...../...#."),
)


@pytest.mark.parametrize(("source", "tiles"), [(0, "BBYR"), (1, ""), (CENTER, "RKK")])
def test_tiles_lie_on_displays_and_in_the_center(source: Source, tiles: str) -> None:
    """The marker is no tile, and an empty display has none."""
    assert tiles_at(POSITION, source) == tuple(map(Color, tiles))


@pytest.mark.parametrize(("code", "source"), [("1B", 0), ("9W", 8), ("CK", CENTER)])
def test_a_take_is_written_as_moves_begin(code: str, source: Source) -> None:
    """The place and the color stand before the line, as in the notation of moves."""
    move = Move.from_notation(f"{code}3")
    assert take_code(source, move.color) == code
    assert (move.source, move.line) == (source, 2)


def test_legal_takes_are_found_by_their_codes() -> None:
    """Displays come before the center, colors in the order of the notation."""
    assert list(takes(POSITION)) == ["1B", "1Y", "1R", "CR", "CK"]
    assert all(found.code == code for code, found in takes(POSITION).items())


@pytest.mark.parametrize(
    ("code", "count", "marker"), [("1B", 2, False), ("1R", 1, False), ("CK", 2, True)]
)
def test_a_pick_knows_what_is_in_hand(code: str, count: int, marker: bool) -> None:
    """All tiles of the color are, and from the center the marker comes first."""
    found = takes(POSITION)[code]
    assert (found.count, found.has_marker) == (count, marker)


@pytest.mark.parametrize(("line", "free"), [(0, 0), (1, 2), (2, 1), (4, 5)])
def test_a_line_has_room_for_what_is_missing(line: int, free: int) -> None:
    """A line has one space more than the one above it, less those that are covered."""
    assert room(BUSY, line) == free


@pytest.mark.parametrize(("tiles", "is_open"), [("R", True), ("BB", True), ("WW", False)])
def test_tiles_may_find_no_line(tiles: str, is_open: bool) -> None:
    """White is on the wall wherever the line is empty."""
    assert pick(str(BUSY), tiles).has_open_line is is_open


@pytest.mark.parametrize(("tiles", "line"), [("R", 1), ("RRR", 4), ("WW", FLOOR)])
def test_the_tidiest_line_takes_all(tiles: str, line: Line) -> None:
    """The first line that takes all tiles, or the floor line."""
    assert tidiest(pick(str(BUSY), tiles)) == line


@pytest.mark.parametrize(("marker", "source"), [(False, 0), (True, CENTER)])
def test_figures_have_tiles_in_hand_too(marker: bool, source: Source) -> None:
    """Around the board of a figure they come from a display, or from the center."""
    board = "0:-,-,-,-,-:...../...../...../...../.....:-"
    found = pick(board, "WWW", marker=marker)
    assert (found.source, found.count, found.has_marker) == (source, 3, marker)
    assert isinstance(found, Pick)
    assert found.notation == board
