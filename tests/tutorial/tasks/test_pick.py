"""Tiles in hand: where they come from, and how that is written."""

import pytest

from engine import Color, Move, Position
from engine.tiles import CENTER, Source
from tutorial.tasks.pick import Pick, pick, take_code, tiles_at
from tutorial.tasks.taking import takes

POSITION = Position.parse(
    "c 1d A A BBYR,-,-,-,- MRKK 0,0,0,0,0 0,0,0,0,0"
    " 0:-,-,-,-,-:...../...../...../...../.....:-"
    " 0:-,-,-,-,-:...../...../...../...../.....:-"
).completed()


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


@pytest.mark.parametrize(("marker", "source"), [(False, 0), (True, CENTER)])
def test_figures_have_tiles_in_hand_too(marker: bool, source: Source) -> None:
    """Around the board of a figure they come from a display, or from the center."""
    board = "0:-,-,-,-,-:...../...../...../...../.....:-"
    found = pick(board, "WWW", marker=marker)
    assert (found.source, found.count, found.has_marker) == (source, 3, marker)
    assert isinstance(found, Pick)
    assert found.notation == board
