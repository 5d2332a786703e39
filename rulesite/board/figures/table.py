"""The table laid out for each number of players."""

from engine import Game, Position
from engine.tiles import DISPLAYS, TILES, TILES_PER_DISPLAY
from rulesite.board.figures.plan import Fact, TableView, discs, rims, seats
from rulesite.board.figures.view import FigureView, figure_view
from rulesite.rulebook.figure import TableFigure
from rulesite.wording.setup import TableCounts, count_labels, legend, players

SEED = 1


@figure_view.register
def table_view(figure: TableFigure) -> FigureView:
    """Deal a first round for two, three and four players."""
    return FigureView(position="", tables=tuple(map(plan, DISPLAYS)), legend=tuple(legend()))


def plan(count: int) -> TableView:
    """Draw the table for a number of players."""
    position = Position.parse(Game.new(players=count, seed=SEED).notation())
    laid = discs(position.factories)
    facts = tuple(map(Fact, count_labels(), counts(count)))
    return TableView(players(count), laid, seats(count), rims(laid), facts)


def counts(count: int) -> TableCounts:
    """Count what is laid out for a number of players."""
    on_displays = DISPLAYS[count] * TILES_PER_DISPLAY
    return TableCounts(
        boards=count,
        displays=DISPLAYS[count],
        on_each=TILES_PER_DISPLAY,
        on_displays=on_displays,
        in_bag=TILES - on_displays,
    )
