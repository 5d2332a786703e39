"""Offers that lessons show: displays and a center, played by the engine."""

from dataclasses import dataclass

from engine import Game, Position
from engine.moves import Move
from engine.tiles import CENTER, FLOOR, Color, Source
from rulesite.rulebook.figure import EMPTY_BOARD
from tutorial.tasks.pick import take_code, tiles_at


@dataclass(frozen=True, slots=True)
class Offer:
    """Hold an offer for two players, in fields of the notation; only `shown` displays are drawn.

    `boards` are the fields of both players, who may have taken tiles before.
    """

    factories: str
    center: str = "M"
    shown: tuple[int, ...] = (0,)
    boards: tuple[str, str] = (EMPTY_BOARD, EMPTY_BOARD)

    @property
    def position(self) -> Position:
        """Return the offer as a whole position."""
        text = f"c 1d A A {self.factories} {self.center} 0,0,0,0,0 0,0,0,0,0"
        return Position.parse(" ".join((text, *self.boards))).completed()

    def game(self) -> Game:
        """Return a game that starts from the offer."""
        return Game.from_notation(str(self.position))

    def after(self, source: Source, color: Color) -> Position:
        """Return the offer after a take; raises IllegalMove."""
        game = self.game()
        game.play(Move(source, color, FLOOR))
        return Position.parse(game.notation())

    def takes(self) -> dict[str, tuple[Source, Color]]:
        """List the legal takes that are shown, by source and color of the notation."""
        return {
            take_code(move.source, move.color): (move.source, move.color)
            for move in self.game().legal_moves()
            if move.source == CENTER or move.source in self.shown
        }

    def count(self, source: Source, color: Color) -> int:
        """Count the tiles of a color at a place."""
        return tiles_at(self.position, source).count(color)
