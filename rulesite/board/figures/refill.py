"""How many tiles each display gets."""

from engine.dealing import Deal, fill
from engine.tiles import COLORS, DISPLAYS
from rulesite.board.figures.view import FigureView, figure_view
from rulesite.rulebook.figure import RefillFigure
from rulesite.wording.refills import refill_steps


@figure_view.register
def refill_view(figure: RefillFigure) -> FigureView:
    """Let the engine fill the displays; only counts matter here, not colors."""
    deal = deal_counts(figure)
    return FigureView(
        position="",
        steps=tuple(refill_steps(figure.bag, figure.lid, deal)),
        amounts=tuple(sum(display) for display in deal.displays),
    )


def deal_counts(figure: RefillFigure) -> Deal:
    """Deal from a bag and a lid that hold so many tiles, of one color for simplicity."""
    rest = (0,) * (len(COLORS) - 1)
    return fill(DISPLAYS[figure.players], (figure.bag, *rest), (figure.lid, *rest), lambda: 0.0)
