"""A final wall and its bonuses."""

from engine import Board, end_bonuses
from engine.tiles import Cell
from rulesite.board.figures.view import FigureView, figure_view
from rulesite.board.player import Parts, board_view
from rulesite.board.wall import wall_from_text
from rulesite.rulebook.figure import BonusFigure
from rulesite.wording.bonuses import bonus_steps, bonus_sum
from rulesite.wording.spaces import Mark


@figure_view.register
def bonus_view(figure: BonusFigure) -> FigureView:
    """Find the bonuses and mark the tiles that earn them."""
    board = Board(wall=wall_from_text(figure.wall))
    score = end_bonuses(board.wall)
    marks: dict[Cell, set[Mark]] = {
        cell: {Mark.BONUS} for part in score.parts for cell in part.cells
    }
    return FigureView(
        position=str(board),
        steps=tuple(bonus_steps(score)),
        total=bonus_sum(score),
        board=board_view(board, parts=Parts.WALL, marks=marks),
    )
