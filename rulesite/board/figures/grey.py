"""Where a tile may go on the grey wall."""

from engine.tiles import FLOOR, Cell
from rulesite.board.figures.positions import tiling_game
from rulesite.board.figures.view import FigureView, figure_view
from rulesite.board.player import Parts, board_view
from rulesite.rulebook.figure import GreyFigure
from rulesite.wording.grey import grey_choice_sentence
from rulesite.wording.spaces import Mark

SHOWN = Parts.LINES | Parts.WALL | Parts.FLOOR


@figure_view.register
def grey_view(figure: GreyFigure) -> FigureView:
    """Ask the engine for the spaces; when there is none, let the line fall."""
    game = tiling_game(figure.board, grey=True)
    before = game.players[0]
    due = game.placements()
    cells: list[Cell] = [(spot.row, spot.col) for spot in due if spot.col != FLOOR]
    marks: dict[Cell, set[Mark]] = {cell: {Mark.ASKED} for cell in cells}
    return FigureView(
        position=figure.board,
        steps=(grey_choice_sentence(due[0].color, due[0].row, cells),),
        board=board_view(before, parts=SHOWN, marks=marks, ghosts=False),
    )
