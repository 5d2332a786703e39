"""One player's wall-tiling counted by a game of the engine, step by step."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine import Board, Game, Phase, Placement, Position, SeatRound
from engine.scoring import BonusScore, end_bonuses
from engine.tiles import DISPLAYS, MIN_PLAYERS


@dataclass(frozen=True, slots=True)
class Counting:
    """Hold a wall-tiling: `options` are the spaces to choose from while it waits for a choice."""

    start: Board
    grey: bool
    told: SeatRound
    board: Board
    options: tuple[Placement, ...]

    @property
    def is_done(self) -> bool:
        """Tell whether every line and the floor line are counted."""
        return not self.options

    @property
    def bonuses(self) -> BonusScore:
        """Return the bonuses of the wall as it is then."""
        return end_bonuses(self.board.wall)

    @property
    def ends(self) -> bool:
        """Tell whether a row is full, so that the game ends (rule end-trigger)."""
        return self.is_done and bool(self.board.full_rows)

    @property
    def after(self) -> int:
        """Return the score after the round, without bonuses."""
        assert self.told.after is not None
        return self.told.after

    @property
    def total(self) -> int:
        """Return the score with the bonuses, if the game ends."""
        return self.after + (self.bonuses.points if self.ends else 0)


def alone(board: Board, grey: bool) -> Position:
    """Put a board alone at a table where wall-tiling begins."""
    position = Position(
        grey,
        1,
        Phase.TILING,
        factories=((),) * DISPLAYS[MIN_PLAYERS],
        marker_in_center=not board.has_marker,
        players=(board, *(Board(),) * (MIN_PLAYERS - 1)),
    )
    return position.completed()


def counted(board: Board, grey: bool, chosen: Sequence[Placement] = ()) -> Counting:
    """Tile all full lines of a board and settle its floor line; stop where a choice is missing.

    Raises ImpossiblePosition, and IllegalMove for a choice that is not allowed.
    """
    game = Game(alone(board, grey))
    left = list(chosen)
    while game.phase is Phase.TILING:
        game.tile_all()
        if game.phase is not Phase.TILING or not left:
            break
        game.place(left.pop(0))
    is_open = game.phase is Phase.TILING
    options = tuple(game.placements()) if is_open else ()
    return Counting(board, grey, game.last_round[0], game.players[0], options)
