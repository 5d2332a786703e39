"""A pick placed on a board, or refused."""

from engine import Game, Move, Position
from rulesite.board.figures.positions import drafting_position
from rulesite.board.figures.view import FigureView, figure_view
from rulesite.board.player import Parts, board_view
from rulesite.rulebook.figure import PlaceFigure
from rulesite.wording.plays import play_steps
from rulesite.wording.refusals import decisive, refusal
from rulesite.wording.tiles import taken

SHOWN = Parts.LINES | Parts.WALL | Parts.FLOOR


@figure_view.register
def place_view(figure: PlaceFigure) -> FigureView:
    """Play the pick: the board before, and after it or the reason against it."""
    position = drafting_position(figure.board, figure.tiles)
    game = Game.from_notation(str(position))
    move = Move(0, position.factories[0][0], figure.line)
    before = position.players[0]
    first = taken(move.color, len(figure.tiles))
    reasons = game.why_illegal(move)
    if reasons:
        steps = (first, *(refusal(reason) for reason in decisive(reasons)))
        return FigureView(figure.board, steps, board=board_view(before, parts=SHOWN))
    play = game.play(move)
    after = Position.parse(game.notation()).players[0]
    return FigureView(
        position=figure.board,
        steps=(first, *play_steps(play)),
        board=board_view(after, parts=SHOWN),
    )
