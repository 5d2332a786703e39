"""Wall-tiling of one board, every point explained."""

from engine.board import Board
from engine.outcomes import SeatRound
from engine.tiles import Cell
from rulesite.board.figures.positions import tiling_game
from rulesite.board.figures.view import FigureView, figure_view
from rulesite.board.player import Parts, board_view
from rulesite.rulebook.figure import TilingFigure
from rulesite.wording.rounds import round_steps, round_total
from rulesite.wording.spaces import Mark


@figure_view.register
def tiling_view(figure: TilingFigure) -> FigureView:
    """Tile the board: before, after, and the ledger of the round."""
    game = tiling_game(figure.board)
    before = game.players[0]
    game.tile_all()
    told = game.last_round[0]
    after = game.players[0]
    return FigureView(
        position=figure.board,
        steps=tuple(round_steps(told)),
        total=round_total(told),
        board=board_view(before, parts=Parts.LINES | shown(before)),
        board_after=board_view(after, parts=shown(after), marks=placed_marks(told)),
    )


def shown(board: Board) -> Parts:
    """Choose the wall, and the lines and the floor line where something lies on them."""
    lines = Parts.LINES if any(board.lines) else Parts.WALL
    floor = Parts.FLOOR if board.floor else Parts.WALL
    return Parts.WALL | lines | floor


def placed_marks(told: SeatRound) -> dict[Cell, set[Mark]]:
    """Mark the tiles that came to the wall."""
    return {(tile.row, tile.col): {Mark.PLACED} for tile in told.tiles if tile.col is not None}
