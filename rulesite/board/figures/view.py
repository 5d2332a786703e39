"""A figure of the rulebook, carried out by the engine and ready to draw."""

from dataclasses import dataclass
from functools import singledispatch

from rulesite.board.offer import OfferView
from rulesite.board.player import BoardView, FloorSpaceView


@dataclass(frozen=True, slots=True)
class TableView:
    """Hold the table for a number of players: its heading and what lies on it."""

    heading: str
    offer: OfferView


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


@singledispatch
def figure_view(figure: object) -> FigureView:
    """Carry a figure out on the engine and prepare what it shows."""
    raise TypeError(f"no way to draw {figure!r}")
