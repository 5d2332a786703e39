"""What is in the box, drawn and counted."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from django.contrib.staticfiles.finders import find

from engine.tiles import COLORS, TILES_PER_COLOR
from rulesite.board.figures import figure_view
from rulesite.board.figures.components import box_things, mini_things
from rulesite.board.figures.view import Thing
from rulesite.rulebook.figure import ComponentsFigure


def symbols(sheet: str) -> set[str]:
    """Return the ids of a sheet of drawings."""
    path = find(f"rulesite/{sheet}.svg")
    assert path is not None
    return {node.get("id", "") for node in ET.fromstring(Path(path).read_text("utf-8"))}


@pytest.mark.parametrize("thing", [*box_things(), *mini_things()], ids=lambda thing: thing.symbol)
def test_every_part_is_drawn(thing: Thing) -> None:
    """Each part has its drawing on its sheet."""
    assert thing.symbol in symbols(thing.sheet)
    assert thing.words


def test_all_colors_are_counted() -> None:
    """Twenty tiles of each color, the marker apart."""
    words = [thing.words for thing in box_things()]
    assert sum(str(TILES_PER_COLOR) in text for text in words) == len(COLORS)
    assert len(set(words)) == len(words)


def test_mini_shows_what_differs() -> None:
    """Trays and sliders are those of Azul Mini."""
    assert figure_view(ComponentsFigure(is_mini=True)).things == mini_things()
    assert figure_view(ComponentsFigure()).things == box_things()
    assert not {"tray", "sliders"} & {thing.symbol for thing in box_things()}
