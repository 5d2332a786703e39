"""A tile just placed, with its runs."""

from engine import Board, score_tile
from rulesite.board.figures.view import FigureView, figure_view
from rulesite.board.player import Parts, board_view, score_marks
from rulesite.board.wall import wall_from_text, with_tile
from rulesite.rulebook.figure import ScoreFigure
from rulesite.wording.scores import tile_score_steps, tile_score_sum


@figure_view.register
def score_view(figure: ScoreFigure) -> FigureView:
    """Score the tile and mark its runs."""
    cell = (figure.row, figure.col)
    board = Board(wall=with_tile(wall_from_text(figure.wall), cell))
    score = score_tile(board.wall, *cell)
    return FigureView(
        position=str(board),
        steps=tuple(tile_score_steps(score)),
        total=tile_score_sum(score),
        board=board_view(board, parts=Parts.WALL, marks=score_marks(score)),
    )
