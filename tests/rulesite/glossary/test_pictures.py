"""The pictures of the glossary: laid out from our own drawings, inside their frames."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from engine.tiles import FLOOR_PENALTIES, SIZE, TILES_PER_DISPLAY
from rulesite.glossary import DRAWINGS
from rulesite.glossary.pictures import (
    STEP,
    TILE,
    Picture,
    beside,
    display,
    floor,
    spaces,
    wall,
)

STATIC = Path(__file__).parents[3] / "rulesite" / "static" / "rulesite"
SHEETS = {
    name: set(re.findall(r'<symbol id="([^"]+)"', (STATIC / f"{name}.svg").read_text("utf-8")))
    for name in ("tiles", "things")
}

every_picture = pytest.mark.parametrize("picture", DRAWINGS.values(), ids=DRAWINGS.keys())


def symbols(picture: Picture) -> list[str]:
    """List the symbols of a picture in order."""
    return [piece.symbol for piece in picture.pieces]


@every_picture
def test_every_symbol_is_drawn_by_us(picture: Picture) -> None:
    """Each piece is a symbol of one of our two sheets."""
    assert all(piece.symbol in SHEETS[piece.sheet] for piece in picture.pieces)


@every_picture
def test_everything_lies_inside(picture: Picture) -> None:
    """Nothing is cut off, and a picture is not empty."""
    assert picture.pieces or picture.grounds
    for shape in (*picture.grounds, *picture.marks):
        assert 0 <= shape.x <= picture.width - shape.width
        assert 0 <= shape.y <= picture.height - shape.height
    for piece in picture.pieces:
        assert 0 <= piece.x <= picture.width - piece.size
        assert 0 <= piece.y <= picture.height - piece.size


@every_picture
def test_pictures_fit_a_phone(picture: Picture) -> None:
    """No picture is wider than the narrowest screen or larger than twice its drawing."""
    assert picture.shown_width <= 280
    assert picture.shown_height <= 160
    assert 1 <= picture.scale <= 2


def test_every_drawing_is_used() -> None:
    """The sheet of things holds nothing that no picture shows."""
    used = {piece.symbol for one in DRAWINGS.values() for piece in one.pieces}
    assert SHEETS["things"] <= used


def test_things_are_small_flat_shapes() -> None:
    """Only shapes, no letters, no style, nothing from elsewhere; a few packets in all."""
    text = (STATIC / "things.svg").read_text("utf-8")
    tags = {element.tag.rpartition("}")[2] for element in ET.fromstring(text).iter()}
    names = {name for element in ET.fromstring(text).iter() for name in element.attrib}
    assert tags <= {"svg", "symbol", "g", "path", "circle"}
    assert not {"style", "class", "href"} & names
    assert len(text.encode()) < 6000


def test_spaces_tell_tiles_ghosts_and_nothing_apart() -> None:
    """A capital is a tile, a small letter its ghost, a dot an empty space."""
    picture = spaces("By.M")
    assert symbols(picture) == ["tile-B", "ghost-Y", "tile-marker"]
    assert [shape.x for shape in picture.grounds] == [2 * STEP]


def test_marks_lie_on_their_spaces() -> None:
    """Each letter of the marks stands for the space at its place."""
    marks = spaces("BB.", mark="m p").marks
    assert [(mark.css, mark.x) for mark in marks] == [("is-run", 0), ("is-placed", 2 * STEP)]


def test_wall_shows_the_printed_colors() -> None:
    """A tile has the color of its space; empty spaces show ghosts, on the grey side none."""
    colored = wall("#..../...../...../...../.....")
    assert symbols(colored)[:2] == ["tile-B", "ghost-Y"]
    assert len(colored.pieces) == SIZE * SIZE
    grey = wall("B..../...../...../...../.....", ghosts=False)
    assert symbols(grey) == ["tile-B"]
    assert len(grey.grounds) == SIZE * SIZE - 1


def test_floor_and_display_have_their_spaces() -> None:
    """The floor line has as many spaces as the engine's, a display holds what a display holds."""
    line = floor("MW")
    assert len(line.pieces) + len(line.grounds) == len(FLOOR_PENALTIES)
    assert len(display("BRRY").pieces) == TILES_PER_DISPLAY


def test_rims_go_around_tiles_only() -> None:
    """In the dark each tile gets a rim; ghosts, the marker and drawings do not."""
    assert spaces("bM.").rims == ""
    assert spaces("Bb").rims == f"M0 0h{TILE}v{TILE}h-{TILE}z"


def test_pictures_beside_each_other_stand_in_the_middle() -> None:
    """The lower one is raised to half the height of the taller one."""
    both = beside(display("BBBB"), spaces("R"), gap=8)
    assert both.width == 72 + 8 + TILE
    assert both.pieces[-1].y == (72 - TILE) // 2
