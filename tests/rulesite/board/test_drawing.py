"""The board templates: a table with names, real buttons, and words for all that is drawn."""

from xml.etree.ElementTree import Element

import pytest
from django.template.loader import render_to_string
from django.utils import translation
from hypothesis import given, settings

from engine import CENTER, Board, Position
from engine.tiles import COLORS, SIZE
from rulesite.board import BoardView, Choice, OfferView, Parts, board_view, offer_view
from rulesite.board.wall import wall_from_text
from rulesite.wording.spaces import Mark
from rulesite.wording.tiles import thing_name, tiles_of
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.reading import first, having, read, words
from tests.rulesite.walls import any_board

QUICK = settings(deadline=None, max_examples=25)
BOARD = Board(wall=wall_from_text("#.#../.#.../...../...../....."))
POSITION = Position.parse(
    "c 1d A A BBYR,KKKW,-,YYYY,BRKW MBRW 0,0,0,0,0 0,0,0,0,0"
    " 0:-,-,-,-,-:...../...../...../...../.....:- 0:-,-,-,-,-:...../...../...../...../.....:-"
)
DRAWINGS = {
    *("/tiles.svg#tile-marker", "/tiles.svg#icon-arrow"),
    *(f"/tiles.svg#tile-{color}" for color in COLORS),
    *(f"/tiles.svg#ghost-{color}" for color in COLORS),
}

every_language = pytest.mark.parametrize("language", LANGUAGES)


def draw(view: BoardView | OfferView) -> Element:
    """Draw a board or an offer as a page does."""
    name, kind = ("board", "player") if isinstance(view, BoardView) else ("offer", "offer")
    context = {name: view, "sprite": "/tiles.svg"}
    return read(render_to_string(f"components/board/{kind}.html", context))


def drawn(root: Element) -> list[str]:
    """List what is drawn, in order."""
    return [use.get("href", "") for use in root.iter("use")]


@QUICK
@given(any_board)
def test_any_board_is_drawn_and_said(board: Board) -> None:
    """Whatever lies on a board, the drawing holds and the words say the same."""
    root = draw(board_view(board))
    text = words(root)
    assert str(board.score) in text
    for row in board_view(board).rows:
        assert row.line is not None
        assert row.line.words in text
    assert set(drawn(root)) <= DRAWINGS
    assert all(thing_name(thing) in text for thing in board.floor[:7])


@every_language
def test_a_wall_is_a_table(language: str) -> None:
    """A wall has a name, five named columns and five named rows of five spaces."""
    with translation.override(language):
        view = board_view(BOARD, parts=Parts.WALL)
        root = draw(view)
    (table,) = root.iter("table")
    assert words(first(table, "caption")) == view.caption
    columns = [head for head in table.iter("th") if head.get("scope") == "col"]
    rows = [head for head in table.iter("th") if head.get("scope") == "row"]
    assert len(columns) == SIZE + 1
    assert [words(head) for head in rows] == ["1", "2", "3", "4", "5"]
    assert len(list(table.iter("td"))) == SIZE * SIZE
    assert all(words(space) for space in table.iter("td"))


def test_tiles_and_ghosts_are_drawn_where_they_are() -> None:
    """A tile is drawn as a tile, a printed color as its ghost."""
    shown = drawn(draw(board_view(BOARD, parts=Parts.WALL)))
    tiles = [place for place, name in enumerate(shown) if "#tile-" in name]
    assert tiles == [0, 2, 6]
    assert len(shown) == SIZE * SIZE
    assert shown[0] == "/tiles.svg#tile-B"
    assert shown[1] == "/tiles.svg#ghost-Y"


def test_what_can_be_chosen_is_a_button() -> None:
    """A space to choose is a real button with its value, its place and what lies there."""
    view = board_view(
        BOARD,
        parts=Parts.WALL,
        choose_space=lambda cell: Choice("here") if cell == (0, 1) else None,
    )
    (button,) = draw(view).iter("button")
    assert button.get("name") == "answer"
    assert button.get("value") == "here"
    assert button.get("type") == "submit"
    assert words(button) == view.rows[0].wall[1].label


def test_what_can_be_marked_is_a_checkbox() -> None:
    """A space to mark is a labelled checkbox, ticked when it is marked already."""
    choices = {(0, 0): Choice("a", many=True), (0, 2): Choice("b", many=True, is_marked=True)}
    root = draw(board_view(BOARD, parts=Parts.WALL, choose_space=choices.get))
    boxes = list(root.iter("input"))
    assert [box.get("type") for box in boxes] == ["checkbox"] * 2
    assert [box.get("value") for box in boxes] == ["a", "b"]
    assert ["checked" in box.attrib for box in boxes] == [False, True]
    assert all(words(label) for label in root.iter("label"))


def test_a_line_can_be_chosen() -> None:
    """A pattern line to choose is one button around its spaces."""
    root = draw(board_view(BOARD, choose_line=lambda row: Choice("5") if row == 4 else None))
    (button,) = root.iter("button")
    assert len(having(button, "space")) == 5
    assert button.get("value") == "5"
    assert words(button)


def test_marks_are_classes_and_words() -> None:
    """A marked space looks marked and is said to be."""
    view = board_view(BOARD, parts=Parts.WALL, marks={(0, 0): {Mark.ROW, Mark.PLACED}})
    (space,) = having(draw(view), "is-placed")
    assert "is-row" in space.get("class", "").split()
    assert words(space) == view.rows[0].wall[0].words


@every_language
def test_an_offer_is_a_list_of_places(language: str) -> None:
    """Each display and the center is an item with its name, its tiles and their words."""
    with translation.override(language):
        root = draw(offer_view(POSITION))
        names = [words(name) for name in having(root, "place-name")]
        assert len(names) == len(set(names)) == 6
        (center,) = having(root, "center-place")
        assert thing_name("M") in words(center)
        assert all(tiles_of(color, 1) in words(center) for color in POSITION.center)


def test_every_tile_of_an_offer_is_drawn() -> None:
    """As many tiles are drawn as lie there, and the marker once."""
    shown = drawn(draw(offer_view(POSITION)))
    tiles = [tile for display in (*POSITION.factories, POSITION.center) for tile in display]
    assert sorted(shown) == sorted(
        [*(f"/tiles.svg#tile-{tile}" for tile in tiles), "/tiles.svg#tile-marker"]
    )


def test_a_group_is_one_button() -> None:
    """All tiles of one color at one place are one choice."""
    root = draw(offer_view(POSITION, choose=lambda source, color: Choice(f"{source}{color}")))
    buttons = {button.get("value"): button for button in root.iter("button")}
    assert len(buttons) == 3 + 2 + 1 + 4 + 3
    assert len(drawn(buttons["1K"])) == 3
    assert words(buttons["CB"]) == next(
        group.label for group in offer_view(POSITION).center.groups if group.color == "B"
    )
    assert CENTER == "C"


def test_an_empty_place_says_so() -> None:
    """A display without tiles is not silent."""
    places = having(draw(offer_view(POSITION)), "display")
    assert words(places[2]) == "empty"


def test_what_is_typed_into_a_board_is_escaped() -> None:
    """A name given to a board is text, never markup."""
    html = render_to_string(
        "components/board/player.html",
        {"board": board_view(BOARD, caption="<b>Ana</b>"), "sprite": "/tiles.svg"},
    )
    assert "<b>" not in html
