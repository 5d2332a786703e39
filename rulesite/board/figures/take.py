"""A pick: the offer before and after."""

from engine import Game, Move, Position
from rulesite.board.figures.positions import offer_position
from rulesite.board.figures.view import FigureView, figure_view
from rulesite.board.offer import moved_to_center, offer_view
from rulesite.rulebook.figure import TakeFigure
from rulesite.wording.tiles import taken


@figure_view.register
def take_view(figure: TakeFigure) -> FigureView:
    """Play the pick, and mark what is taken and what moves to the center."""
    before = offer_position(figure)
    game = Game.from_notation(str(before))
    move = Move.from_notation(figure.move)
    play = game.play(move)
    shown = [move.source] if isinstance(move.source, int) else []
    after = Position.parse(game.notation())
    return FigureView(
        position=str(before),
        steps=(taken(move.color, play.taken),),
        before=offer_view(before, taken={(move.source, move.color)}, displays=shown),
        after=offer_view(after, new=moved_to_center(play.rest), displays=shown),
    )
