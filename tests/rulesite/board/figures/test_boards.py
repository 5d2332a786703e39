"""Boards before and after: tiled, or fallen on the grey side."""

import pytest

from engine import score_floor
from rulesite.board.figures import FigureView, figure_view
from rulesite.board.player import Parts
from rulesite.rulebook import numbered_units
from rulesite.rulebook.figure import GreyFigure, TilingFigure
from rulesite.wording.scores import floor_sum

EMPTY = "...../...../...../...../....."
FALLS = "0:-,BB,-,-,-:....B/YRKW./...../...../.....:{}"


def tiling(board: str) -> tuple[Parts, Parts]:
    """Return which parts of the board are shown before and after wall-tiling."""
    figure = figure_view(TilingFigure(board))
    assert figure.board is not None
    assert figure.board_after is not None
    return figure.board.parts, figure.board_after.parts


def grey(board: str) -> FigureView:
    """Draw a figure of the grey side."""
    return figure_view(GreyFigure(board))


def test_what_does_not_matter_is_left_out() -> None:
    """Without anything on the floor or left on lines, these are not shown."""
    assert tiling(f"0:B,-,-,-,-:{EMPTY}:-") == (Parts.LINES | Parts.WALL, Parts.WALL)


def test_lines_that_stay_are_shown() -> None:
    """After wall-tiling the lines show that they keep what isn't full."""
    assert tiling(f"0:B,Y,-,-,-:{EMPTY}:-")[1] == Parts.LINES | Parts.WALL


def test_a_floor_line_with_tiles_is_shown() -> None:
    """Before, what fell is there; after, it is gone."""
    before, after = tiling(f"5:B,-,-,-,-:{EMPTY}:KR")
    assert Parts.FLOOR in before
    assert Parts.FLOOR not in after


def test_a_line_without_a_space_falls() -> None:
    """Two boards show the line before and on the floor after, with the cost."""
    figure = grey(FALLS.format("-"))
    assert figure.board_after is not None
    assert [space.thing for space in figure.board_after.floor[:3]] == ["B", "B", None]
    assert not any(figure.board_after.rows[1].line.spaces)  # type: ignore[union-attr]
    assert figure.total == floor_sum(score_floor(2))


def test_what_lay_on_the_floor_before_costs_too() -> None:
    """The cost is that of the whole floor line."""
    assert grey(FALLS.format("KKK")).total == floor_sum(score_floor(5))


def test_a_line_with_a_space_does_not_fall() -> None:
    """One board shows where it may go, without a floor line."""
    figure = grey(f"0:-,BB,-,-,-:{EMPTY}:-")
    assert figure.board is not None
    assert figure.board_after is None
    assert not figure.board.floor


@pytest.mark.parametrize(
    "entry", [e for e in numbered_units() if e.unit.figure], ids=lambda entry: entry.unit.id
)
def test_every_figure_has_words(entry: object) -> None:
    """No figure of the book leaves its reader without a sentence, a count or a name."""
    figure = figure_view(entry.unit.figure)  # type: ignore[attr-defined]
    assert figure.is_told or figure.legend or figure.things
