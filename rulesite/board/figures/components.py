"""What is in the box, drawn and counted."""

from engine.tiles import COLORS, DISPLAYS, MAX_PLAYERS, TILES_PER_COLOR
from rulesite.board.figures.view import FigureView, Thing, figure_view
from rulesite.rulebook import facts
from rulesite.rulebook.figure import ComponentsFigure
from rulesite.wording import components
from rulesite.wording.tiles import tiles_of


@figure_view.register
def components_view(figure: ComponentsFigure) -> FigureView:
    """Name every part with its count, or what is different in Azul Mini."""
    return FigureView(position="", things=mini_things() if figure.is_mini else box_things())


def box_things() -> tuple[Thing, ...]:
    """List what is in the box of Azul."""
    tiles = [Thing("tiles", f"tile-{color}", tiles_of(color, TILES_PER_COLOR)) for color in COLORS]
    return (
        *tiles,
        Thing("tiles", "tile-marker", components.starting_markers(1)),
        Thing("things", "disc", components.displays(DISPLAYS[MAX_PLAYERS])),
        Thing("parts", "board", components.boards(facts.BOARDS)),
        Thing("things", "cube", components.score_markers(facts.SCORE_MARKERS)),
        Thing("things", "bag", components.bags(1)),
        Thing("things", "lid", components.lids(1)),
    )


def mini_things() -> tuple[Thing, ...]:
    """List what Azul Mini changes."""
    return (
        Thing("parts", "tray", components.trays(facts.BOARDS)),
        Thing("parts", "sliders", components.sliders(facts.MINI_SLIDERS)),
        Thing("parts", "board", components.smaller()),
    )
