"""A pick on its way: tiles of one color in hand, and the board that they come to."""

from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from engine import Game, Move, Position
from engine.board import Board
from engine.errors import Reason
from engine.landing import open_lines
from engine.outcomes import Play
from engine.tiles import CENTER, FLOOR, MARKER, SIZE, Color, Line, Source
from rulesite.rulebook.figure import EMPTY_BOARD
from tutorial.scene import Hand

LINES: Final[dict[str, Line]] = {str(line + 1): line for line in range(SIZE)} | {FLOOR: FLOOR}
"""Form value to pattern line or floor line."""


def line_code(line: Line) -> str:
    """Write a line as a form value: 1 to 5, or F for the floor line."""
    return FLOOR if line == FLOOR else str(int(line) + 1)


@cache
def take_code(source: Source, color: Color) -> str:
    """Write a take as a form value: source and color of the notation."""
    return str(Move(source, color, FLOOR)).removesuffix(FLOOR)


def tiles_at(position: Position, source: Source) -> tuple[Color, ...]:
    """Return the tiles on a display or in the center."""
    return position.center if isinstance(source, str) else position.factories[source]


def room(board: Board, line: int) -> int:
    """Count the empty spaces of a pattern line."""
    return line + 1 - len(board.lines[line])


class Landed(NamedTuple):
    """What laying tiles down leads to: the play, the board after it, and its notation."""

    play: Play
    board: Board
    notation: str


@dataclass(frozen=True, slots=True)
class Pick:
    """Hold a position in which the player to act takes a color from a place.

    With `is_figure`, only the board of this player is told, as in the figures.
    """

    position: Position
    source: Source
    color: Color
    is_figure: bool = False

    @property
    def board(self) -> Board:
        """Return the board that the tiles come to."""
        return self.position.players[self.position.turn]

    @property
    def count(self) -> int:
        """Count the tiles in hand."""
        return tiles_at(self.position, self.source).count(self.color)

    @property
    def code(self) -> str:
        """Write the take as a form value."""
        return take_code(self.source, self.color)

    @property
    def has_marker(self) -> bool:
        """Tell whether the marker comes with the tiles."""
        return self.source == CENTER and self.position.marker_in_center

    @property
    def hand(self) -> Hand:
        """Draw what is in hand."""
        return Hand(self.color, self.count, self.has_marker)

    @property
    def has_open_line(self) -> bool:
        """Tell whether they can go anywhere but the floor line."""
        return bool(open_lines(self.board, self.color))

    @property
    def notation(self) -> str:
        """Write what is shown: the board of a figure, or the whole position."""
        return str(self.board) if self.is_figure else str(self.position)

    def refusals(self, line: Line) -> tuple[Reason, ...]:
        """Ask the engine what speaks against a line."""
        return Game(self.position).why_illegal(Move(self.source, self.color, line))

    def play(self, line: Line) -> Landed:
        """Lay the tiles down.

        Raises IllegalMove.
        """
        game = Game(self.position)
        play = game.play(Move(self.source, self.color, line))
        board = game.players[play.seat]
        return Landed(play, board, str(board) if self.is_figure else game.notation())


def figure_position(boards: str, display: str, center: str) -> Position:
    """Return a position around the boards of a figure, the first player to act."""
    text = f"c 2d A A {display},-,-,-,- {center} 0,0,0,0,0 0,0,0,0,0 {boards}"
    return Position.parse(text).completed()


def pick(board: str, tiles: str, *, marker: bool = False) -> Pick:
    """Return the pick of `tiles`, from a display, or with the marker from the center."""
    elsewhere = "-" if MARKER in board.rpartition(":")[2] else MARKER
    display, center = ("-", f"{MARKER}{tiles}") if marker else (tiles, elsewhere)
    position = figure_position(f"{board} {EMPTY_BOARD}", display, center)
    return Pick(position, CENTER if marker else 0, Color(tiles[0]), is_figure=True)
