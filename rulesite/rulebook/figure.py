"""Figures of the rulebook: positions, of which everything shown is computed."""

from dataclasses import dataclass

EMPTY_BOARD = "0:-,-,-,-,-:...../...../...../...../.....:-"


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

    `factories`, `center` and `boards` are fields of the notation for two players, `turn` is the
    player to take; `move` is a move of it.
    """

    factories: str
    center: str
    move: str
    turn: str = "A"
    boards: tuple[str, str] = (EMPTY_BOARD, EMPTY_BOARD)


@dataclass(frozen=True, slots=True)
class FloorFigure:
    """Show a floor line and what it costs; `floor` is a field of the notation."""

    floor: str


@dataclass(frozen=True, slots=True)
class PlaceFigure:
    """Show a board before and after a pick is placed, or why that is refused.

    `board` is a player field of the notation, `tiles` what is taken, `line` counts from 0.
    """

    board: str
    tiles: str
    line: int


@dataclass(frozen=True, slots=True)
class TilingFigure:
    """Show a board before and after wall-tiling, every point explained.

    `board` is a player field of the notation.
    """

    board: str


@dataclass(frozen=True, slots=True)
class BonusFigure:
    """Show a final wall and the bonuses it earns; `wall` as in `ScoreFigure`."""

    wall: str


@dataclass(frozen=True, slots=True)
class GreyFigure:
    """Show where the tile of the topmost full line may go on a grey wall, or that it falls.

    `board` is a player field of the notation.
    """

    board: str


@dataclass(frozen=True, slots=True)
class RefillFigure:
    """Show how many tiles each display gets, given the counts in bag and lid."""

    players: int
    bag: int
    lid: int


@dataclass(frozen=True, slots=True)
class TableFigure:
    """Show the table laid out for each number of players, every part named."""


@dataclass(frozen=True, slots=True)
class ComponentsFigure:
    """Show what is in the box, with counts; or with `is_mini` what Azul Mini changes."""

    is_mini: bool = False


Figure = (
    ScoreFigure
    | TakeFigure
    | FloorFigure
    | PlaceFigure
    | TilingFigure
    | BonusFigure
    | GreyFigure
    | RefillFigure
    | TableFigure
    | ComponentsFigure
)
