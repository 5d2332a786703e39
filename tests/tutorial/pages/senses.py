"""What a page tells the eye and what it tells the ear, read apart and put into the same form."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import groupby, product
from typing import Any, NamedTuple
from xml.etree.ElementTree import Element

from django.utils.translation import get_language

from engine.tiles import CENTER, COLORS, DISPLAYS, MARKER, SIZE
from rulesite.board.cells import CELLS
from rulesite.wording.spaces import (
    Mark,
    at_cell,
    at_floor_space,
    pattern_line,
    take_label,
    wall_space,
    with_marks,
)
from rulesite.wording.tiles import thing_name, tiles_of
from tests.rulesite.reading import having, words

MOST = 20
"""Tiles of one color."""
FLOOR_SPACES = 9
SEEN_AS = {"tile-marker": MARKER} | {f"tile-{color}": str(color) for color in COLORS}
PRINTED_AS = {f"ghost-{color}": str(color) for color in COLORS}

Group = tuple[str, int]
"""A color or the marker, and how many."""


class Space(NamedTuple):
    """A space of the wall: what lies there, what is printed there, its marks and its letter."""

    tile: str = ""
    printed: str = ""
    marks: frozenset[str] = frozenset()
    letter: str = ""


class Shown(NamedTuple):
    """A board, or the parts of it that are there."""

    score: str
    lines: list[str]
    wall: list[list[Space]]
    floor: list[str]


class Table(NamedTuple):
    """All that lies on the table: places and hands with their groups, and the boards."""

    places: list[tuple[str, list[Group]]]
    boards: list[Shown]


class Eye:
    """See: pictures and outlines, and no words but the names of places."""

    def groups(self, place: Element) -> list[Group]:
        """See what lies at a place; equal tiles lie together."""
        icons = [icon for icon in pictures(place) if icon in SEEN_AS]
        numbers = [words(node) for node in place.iter("span") if node.get("aria-hidden")]
        if numbers:
            return [(SEEN_AS[icon], int(n)) for icon, n in zip(icons, numbers, strict=True)]
        return [(SEEN_AS[icon], len(list(run))) for icon, run in groupby(icons)]

    def line(self, row: int, cell: Element) -> str:
        """See the tiles on a pattern line."""
        return "".join(SEEN_AS.get(icon, "") for icon in pictures(cell))

    def space(self, row: int, col: int, cell: Element) -> Space:
        """See a space of the wall."""
        (space,) = having(cell, "space")
        icons = pictures(space)
        marks = {mark for mark in Mark if f"is-{mark}" in space.get("class", "").split()}
        tiles = "".join(SEEN_AS.get(icon, "") for icon in icons)
        printed = "".join(PRINTED_AS.get(icon, "") for icon in icons)
        return Space(tiles, printed, frozenset(marks), letter(space))

    def thing(self, place: int, cell: Element) -> str:
        """See what lies on the floor line."""
        return "".join(SEEN_AS[icon] for icon in pictures(cell))


class Ear:
    """Hear: the words, with everything that is hidden from the ear left out."""

    def groups(self, place: Element) -> list[Group]:
        """Hear what lies at a place."""
        found = [having(item, "visually-hidden") for item in place.iter("li")]
        hidden = [node for nodes in found for node in nodes] or having(place, "visually-hidden")
        return [tiles_heard()[words(node)] for node in hidden if words(node) in tiles_heard()]

    def line(self, row: int, cell: Element) -> str:
        """Hear the tiles on a pattern line."""
        return lines_heard()[row, told(cell)]

    def space(self, row: int, col: int, cell: Element) -> Space:
        """Hear a space of the wall; where its place is said, it is the right one."""
        called = letter(cell)
        said = told(cell).removeprefix(called).strip()
        return spaces_heard()[row, col, said]._replace(letter=called)

    def thing(self, place: int, cell: Element) -> str:
        """Hear what lies on the floor line."""
        return things_heard()[place, told(cell)]


def taken_in(show: Element, sense: Eye | Ear) -> Table:
    """Take in what a step shows with one sense."""
    names = [words(node) for offer in having(show, "offer") for node in having(offer, "place-name")]
    places = [*having(show, "display"), *having(show, "center")]
    lying = [(name, sense.groups(place)) for name, place in zip(names, places, strict=True)]
    for kind in ("hand", "supply"):
        lying += [(kind, sense.groups(place)) for place in having(show, kind)]
    return Table(lying, [board(frame, sense) for frame in having(show, "board-frame")])


def board(frame: Element, sense: Eye | Ear) -> Shown:
    """Take in a board with one sense."""
    wall = []
    for row, cells in enumerate(wall_cells(frame)):
        if cells:
            wall.append([sense.space(row, col, cell) for col, cell in enumerate(cells)])
    lines = [sense.line(row, cell) for row, cell in enumerate(having(frame, "line"))]
    floor = [cell for table in having(frame, "floor") for cell in table.iter("td")]
    things = [sense.thing(place, cell) for place, cell in enumerate(floor)]
    return Shown(" ".join(map(words, having(frame, "score"))), lines, wall, things)


def wall_cells(frame: Element) -> Iterator[list[Element]]:
    """Go through the rows of a wall; each is called by its number."""
    for table in having(frame, "board"):
        for number, row in enumerate(next(table.iter("tbody")).iter("tr"), 1):
            assert told(next(row.iter("th"))) == str(number)
            yield [cell for cell in row.iter("td") if cell.get("class") != "line"]


def pictures(node: Element) -> list[str]:
    """List the pictures in an element."""
    return [use.get("href", "").rpartition("#")[2] for use in node.iter("use")]


def letter(node: Element) -> str:
    """Return the letter that a space is called by, if any; it is printed and spoken alike."""
    return "".join(map(words, having(node, "letter")))


def told(node: Element) -> str:
    """Return what is spoken of an element."""
    return re.sub(r"[ \t\r\n\f]+", " ", "".join(_spoken(node))).strip(" ")


def _spoken(node: Element) -> Iterator[str]:
    if node.get("aria-hidden") == "true" or "hidden" in node.attrib:
        return
    yield node.text or ""
    for child in node:
        yield from _spoken(child)
        yield child.tail or ""


def one_to_one(pairs: Iterator[tuple[Any, Any]]) -> dict[Any, Any]:
    """Turn what is said into what is meant; nothing may be said alike of different things."""
    found: dict[Any, Any] = {}
    for said, meant in pairs:
        assert found.setdefault(said, meant) == meant, said
    return found


def tiles_heard() -> dict[str, Group]:
    """Return what every phrase for tiles means, in the language being read."""
    return _tiles(get_language() or "")


@cache
def _tiles(language: str) -> dict[str, Group]:
    def pairs() -> Iterator[tuple[str, Group]]:
        yield thing_name(MARKER), (MARKER, 1)
        for color, count in product(COLORS, range(MOST + 1)):
            yield tiles_of(color, count), (str(color), count)
            for source in (*range(max(DISPLAYS.values())), CENTER):
                yield take_label(source, color, count), (str(color), count)

    return one_to_one(pairs())


def lines_heard() -> dict[tuple[int, str], str]:
    """Return what every phrase for a pattern line means."""
    return _lines(get_language() or "")


@cache
def _lines(language: str) -> dict[tuple[int, str], str]:
    cases = ((row, color, n) for row in range(SIZE) for color in COLORS for n in range(row + 2))
    return one_to_one(
        ((row, pattern_line(row, (color,) * count)), color * count) for row, color, count in cases
    )


def spaces_heard() -> dict[tuple[int, int, str], Space]:
    """Return what every phrase for a space of the wall means."""
    return _spaces(get_language() or "")


@cache
def _spaces(language: str) -> dict[tuple[int, int, str], Space]:
    def pairs() -> Iterator[tuple[tuple[int, int, str], Space]]:
        printed = [(None, color) for color in (None, *COLORS)]
        contents = [*printed, *((color, None) for color in COLORS)]
        for (row, col), (tile, ghost), mark in product(CELLS, contents, (None, *Mark)):
            marks = {mark} if mark else set()
            said = with_marks(wall_space(tile, ghost), marks)
            space = Space(tile or "", ghost or "", frozenset(marks))
            yield (row, col, said), space
            yield (row, col, at_cell((row, col), said)), space

    return one_to_one(pairs())


def things_heard() -> dict[tuple[int, str], str]:
    """Return what every phrase for a space of the floor line means."""
    return _things(get_language() or "")


@cache
def _things(language: str) -> dict[tuple[int, str], str]:
    def pairs() -> Iterator[tuple[tuple[int, str], str]]:
        for place in range(FLOOR_SPACES):
            for thing in (*COLORS, MARKER):
                yield (place, thing_name(thing)), str(thing)
                yield (place, at_floor_space(place, thing_name(thing))), str(thing)
            yield (place, wall_space(None, None)), ""
            yield (place, at_floor_space(place, wall_space(None, None))), ""

    return one_to_one(pairs())
