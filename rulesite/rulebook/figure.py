"""Figures of the rulebook: positions, of which everything shown is computed."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ScoreFigure:
    """Show a wall and the tile just placed on it, scored by the engine.

    `wall` is five rows joined by "/", with "#" or a color letter for a tile and "." for none.
    """

    wall: str
    row: int
    col: int


@dataclass(frozen=True, slots=True)
class TakeFigure:
    """Show the offer before and after a move, carried out by the engine.

    `factories` and `center` are fields of the notation; `move` is a move of it.
    """

    factories: str
    center: str
    move: str


@dataclass(frozen=True, slots=True)
class FloorFigure:
    """Show a floor line and what it costs; `floor` is a field of the notation."""

    floor: str


Figure = ScoreFigure | TakeFigure | FloorFigure
