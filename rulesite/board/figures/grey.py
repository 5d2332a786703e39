"""Where a tile may go on the grey wall, or how its line falls."""

from engine import Board, Placement, score_floor
from engine.seat import Seat
from engine.tiles import FLOOR, Cell
from rulesite.board.figures.positions import tiling_game
from rulesite.board.figures.view import FigureView, figure_view
from rulesite.board.player import Parts, board_view
from rulesite.rulebook.figure import GreyFigure
from rulesite.wording.grey import grey_choice_sentence
from rulesite.wording.plays import fallen
from rulesite.wording.scores import floor_sum
from rulesite.wording.spaces import Mark

SHOWN = Parts.LINES | Parts.WALL
WITH_FLOOR = SHOWN | Parts.FLOOR


@figure_view.register
def grey_view(figure: GreyFigure) -> FigureView:
    """Ask the engine for the spaces; when there is none, let the line fall."""
    game = tiling_game(figure.board, grey=True)
    due = game.placements()
    cells: list[Cell] = [(spot.row, spot.col) for spot in due if spot.col != FLOOR]
    first = grey_choice_sentence(due[0].color, due[0].row, cells)
    if not cells:
        return _fall(figure.board, game.players[0], due[0], first)
    marks: dict[Cell, set[Mark]] = {cell: {Mark.OPEN} for cell in cells}
    board = board_view(game.players[0], parts=SHOWN, marks=marks, ghosts=False)
    return FigureView(position=figure.board, steps=(first,), board=board)


def _fall(position: str, before: Board, spot: Placement, first: str) -> FigureView:
    """Show the board before and after its line falls, and what that costs."""
    seat = Seat.from_board(before)
    line = seat.tile(spot)
    after = seat.to_board()
    return FigureView(
        position=position,
        steps=(first, fallen(line.fallen)),
        total=floor_sum(score_floor(after.floor_count)),
        board=board_view(before, parts=WITH_FLOOR, ghosts=False),
        board_after=board_view(after, parts=WITH_FLOOR, ghosts=False),
    )
