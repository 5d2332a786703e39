"""Tiles of a color that are counted, marked wherever they lie."""

import pytest
from django.utils.translation import override

from engine import Position
from engine.tiles import COLORS, MARKER, Color
from rulesite.board import BoardView, board_view, offer_view
from rulesite.board.choice import Choice
from rulesite.board.counted import counted_on_board, counted_on_offer
from rulesite.wording.spaces import Mark, mark_name
from tests.rulesite.addresses import LANGUAGES

POSITION = Position.parse(
    "c 1d A A BBYR,KKKW,-,YYYY,BRKW MYKK 0,0,0,0,0 0,0,0,0,0"
    " 3:B,YY,-,KKK,-:B..../.B.../...../...../.....:BMY 0:-,-,-,-,-:...../...../...../...../.....:-"
)
BOARD = board_view(POSITION.players[0])


def choosable() -> BoardView:
    """Draw the board with a choice on every space of wall and floor line."""
    return board_view(
        POSITION.players[0],
        choose_space=lambda cell: Choice("here"),
        choose_floor_space=lambda space: Choice("there"),
    )


@pytest.mark.parametrize("color", COLORS)
def test_tiles_of_the_color_are_marked_and_no_others(color: Color) -> None:
    """On pattern lines, wall and floor line each tile of the color is counted, nothing else."""
    view = counted_on_board(BOARD, color)
    for row in view.rows:
        assert row.line is not None
        for tile, css in row.line.drawn:
            assert ("is-counted" in css) == (tile == color)
        for space in row.wall:
            assert ("is-counted" in space.css) == (space.tile == color)
    for place in view.floor:
        assert ("is-counted" in place.css) == (place.thing == color != MARKER)


@pytest.mark.parametrize("color", COLORS)
def test_the_offer_is_counted_too(color: Color) -> None:
    """So is each group of the color on the displays and in the center."""
    view = counted_on_offer(offer_view(POSITION), color)
    for place in (*view.displays, view.center):
        for group in place.groups:
            assert ("is-counted" in group.css.split()) == (group.color == color)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_is_said_to_be(language: str) -> None:
    """The mark is spoken once where it is drawn, and nowhere else."""
    with override(language):
        name, plain = mark_name(Mark.COUNTED), choosable()
        view = counted_on_board(plain, Color.BLUE)
        line, space, thing = view.rows[0].line, view.rows[0].wall[0], view.floor[0]
        assert line is not None
        for words in (line.words, space.words, space.label, thing.words, thing.label):
            assert words.endswith(f", {name}")
            assert words.count(name) == 1
        assert view.rows[1].line == plain.rows[1].line
