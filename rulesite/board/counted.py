"""Every tile of one color marked as counted, wherever it lies open."""

from dataclasses import replace

from engine.tiles import Color
from rulesite.board.offer import OfferView, PlaceView
from rulesite.board.player import BoardView, FloorSpaceView, LineView, RowView
from rulesite.board.wall import SpaceView
from rulesite.wording.spaces import Mark, with_marks

CSS = f" is-{Mark.COUNTED}"


def _said(text: str) -> str:
    return text and with_marks(text, {Mark.COUNTED})


def counted_on_board(view: BoardView, color: Color) -> BoardView:
    """Mark the tiles of a color on pattern lines, wall and floor line."""
    rows = tuple(_row(row, color) for row in view.rows)
    return replace(view, rows=rows, floor=tuple(_floor_space(space, color) for space in view.floor))


def _row(row: RowView, color: Color) -> RowView:
    line = row.line and _line(row.line, color)
    return replace(row, line=line, wall=tuple(_space(space, color) for space in row.wall))


def _line(line: LineView, color: Color) -> LineView:
    if color not in line.spaces:
        return line
    return replace(line, words=_said(line.words), is_counted=True)


def _space(space: SpaceView, color: Color) -> SpaceView:
    if space.tile != color:
        return space
    words, label = _said(space.words), _said(space.label)
    return replace(space, css=space.css + CSS, words=words, label=label)


def _floor_space(space: FloorSpaceView, color: Color) -> FloorSpaceView:
    if space.thing != color:
        return space
    return replace(space, words=_said(space.words), label=_said(space.label), is_counted=True)


def counted_on_offer(view: OfferView, color: Color) -> OfferView:
    """Mark the tiles of a color on the displays and in the center."""
    displays = tuple(_place(place, color) for place in view.displays)
    return OfferView(displays, _place(view.center, color))


def _place(place: PlaceView, color: Color) -> PlaceView:
    return replace(
        place,
        groups=tuple(
            replace(group, css=group.css + CSS, words=_said(group.words))
            if group.color == color
            else group
            for group in place.groups
        ),
    )
