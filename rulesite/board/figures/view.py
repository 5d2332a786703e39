"""A figure of the rulebook, carried out by the engine and ready to draw."""

from dataclasses import dataclass
from functools import singledispatch
from typing import NamedTuple

from rulesite.board.figures.plan import TableView
from rulesite.board.offer import OfferView
from rulesite.board.player import BoardView, FloorSpaceView


class Thing(NamedTuple):
    """A part of the game as a page shows it: sheet and symbol of its drawing, and its words."""

    sheet: str
    symbol: str
    words: str


@dataclass(frozen=True, slots=True)
class FigureView:
    """Hold what a figure draws, and its explanation in words: steps, then a total."""

    position: str
    steps: tuple[str, ...] = ()
    total: str = ""
    board: BoardView | None = None
    board_after: BoardView | None = None
    before: OfferView | None = None
    after: OfferView | None = None
    floor: tuple[FloorSpaceView, ...] = ()
    amounts: tuple[int, ...] = ()
    tables: tuple[TableView, ...] = ()
    legend: tuple[str, ...] = ()
    things: tuple[Thing, ...] = ()

    @property
    def is_told(self) -> bool:
        """Tell whether there is anything to say of the figure."""
        return bool(self.steps or self.total)

    @property
    def is_wide(self) -> bool:
        """Tell whether the figure takes the whole width where there is room."""
        return bool(self.board_after or self.tables or self.things)


@singledispatch
def figure_view(figure: object) -> FigureView:
    """Carry a figure out on the engine and prepare what it shows."""
    raise TypeError(f"no way to draw {figure!r}")
