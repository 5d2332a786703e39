"""A floor line and what it costs."""

from engine import Position, score_floor
from rulesite.board.figures.view import FigureView, figure_view
from rulesite.board.player import floor_spaces
from rulesite.rulebook.figure import FloorFigure
from rulesite.wording.scores import floor_sum


@figure_view.register
def floor_view(figure: FloorFigure) -> FigureView:
    """Add up the covered spaces."""
    text = f"0:-,-,-,-,-:...../...../...../...../.....:{figure.floor}"
    things = Position.parse(text).players[0].floor
    return FigureView(
        position=text,
        total=floor_sum(score_floor(len(things))),
        floor=floor_spaces(things),
    )
