"""The table laid out for each number of players."""

from engine import Game, Position
from engine.tiles import DISPLAYS
from rulesite.board.figures.view import FigureView, TableView, figure_view
from rulesite.board.offer import offer_view
from rulesite.rulebook.figure import TableFigure
from rulesite.wording.setup import table_heading

SEED = 1


@figure_view.register
def table_view(figure: TableFigure) -> FigureView:
    """Deal a first round for two, three and four players."""
    tables = []
    for players in DISPLAYS:
        position = Position.parse(Game.new(players=players, seed=SEED).notation())
        tables.append(TableView(table_heading(players), offer_view(position)))
    return FigureView(position="", tables=tuple(tables))
