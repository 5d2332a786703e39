"""Lines marked as open for the tiles in hand."""

from collections.abc import Collection
from dataclasses import replace

from rulesite.board.player import BoardView, FloorSpaceView, RowView
from rulesite.wording.spaces import Mark, with_marks


def opened(view: BoardView, lines: Collection[int]) -> BoardView:
    """Mark what is empty on some pattern lines, and on the floor line, which is always open."""
    rows = tuple(_row(row) if row.number - 1 in lines else row for row in view.rows)
    return replace(view, rows=rows, floor=tuple(map(_floor_space, view.floor)))


def _row(row: RowView) -> RowView:
    line = row.line and replace(row.line, words=_said(row.line.words), is_open=True)
    return replace(row, line=line)


def _floor_space(space: FloorSpaceView) -> FloorSpaceView:
    if space.thing:
        return space
    words, label = _said(space.words), _said(space.label)
    return replace(space, words=words, label=label, is_open=True)


def _said(text: str) -> str:
    return text and with_marks(text, {Mark.OPEN})
