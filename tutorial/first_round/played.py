"""A round played again from its number and the learner's moves; the bot's answers follow."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine import Game, Position
from engine.board import Board
from engine.bots import GreedyBot
from engine.errors import NotationError, Reason
from engine.moves import Move
from engine.notation import Phase
from engine.outcomes import Play, SeatRound

LEARNER: Final = 0
OTHER: Final = 1
MOVE_LENGTH: Final = 3
MOST_MOVES: Final = 20
"""More than the learner can have in a round: it deals 20 tiles for two players."""


class BadMoves(ValueError):
    """Refuse a text that is no list of moves."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Hold one move: the position it was made in, what it did, the boards after it."""

    before: Position
    play: Play
    boards: tuple[Board, ...]

    @property
    def is_own(self) -> bool:
        """Tell whether the learner made it."""
        return self.play.seat == LEARNER


@dataclass(frozen=True, slots=True)
class Tiled:
    """Hold the end of a round for one player: the wall-tiling told, the boards around it."""

    told: SeatRound
    before: Board
    after: Board


@dataclass(frozen=True, slots=True)
class FirstRound:
    """Hold a round so far: its number, the learner's moves, every turn, and the position now."""

    run: int
    moves: tuple[Move, ...]
    turns: tuple[Turn, ...]
    position: Position

    @property
    def is_over(self) -> bool:
        """Tell whether nothing is left to take."""
        return self.position.phase is not Phase.DRAFTING

    @property
    def own_turns(self) -> tuple[Turn, ...]:
        """List the learner's turns."""
        return tuple(turn for turn in self.turns if turn.is_own)

    def written(self, count: int | None = None) -> str:
        """Write the learner's moves, or the first of them, as they stand in the address."""
        return "".join(map(str, self.moves[:count]))

    def tiled(self) -> tuple[Tiled, ...]:
        """Tile both walls, the learner's first; only when the round is over."""
        game = Game(self.position)
        told = game.tile_all()
        pairs = zip(told, self.position.players, game.players, strict=True)
        return tuple(Tiled(*pair) for pair in pairs)


class Stopped(ValueError):
    """Refuse a move that the rules forbid; `so_far` is the round before it.

    `is_last` tells whether it was the last of the moves.
    """

    def __init__(
        self, move: Move, reasons: Sequence[Reason], so_far: FirstRound, *, is_last: bool
    ) -> None:
        super().__init__(str(move))
        self.move = move
        self.reasons = tuple(reasons)
        self.so_far = so_far
        self.is_last = is_last


def read_moves(text: str) -> tuple[Move, ...]:
    """Read moves written one after the other; raise BadMoves."""
    if len(text) % MOVE_LENGTH or len(text) > MOST_MOVES * MOVE_LENGTH:
        raise BadMoves(text[:MOST_MOVES])
    starts = range(0, len(text), MOVE_LENGTH)
    try:
        return tuple(Move.from_notation(text[at : at + MOVE_LENGTH]) for at in starts)
    except NotationError as error:
        raise BadMoves(text) from error


def play_round(run: int, moves: Sequence[Move]) -> FirstRound:
    """Deal the round with a number and make the learner's moves, each answered by the bot.

    Raises Stopped at the first move that is not legal.
    """
    game, bot = Game.new(players=2, seed=run), GreedyBot(run)
    turns: list[Turn] = []
    for at, move in enumerate(moves):
        if reasons := game.why_illegal(move):
            so_far = FirstRound(run, tuple(moves[:at]), tuple(turns), game.position)
            raise Stopped(move, reasons, so_far, is_last=at == len(moves) - 1)
        turns.append(_made(game, move))
        if game.phase is Phase.DRAFTING:
            answer = bot.choose(game)
            assert isinstance(answer, Move)
            turns.append(_made(game, answer))
    return FirstRound(run, tuple(moves), tuple(turns), game.position)


def _made(game: Game, move: Move) -> Turn:
    before = game.position
    return Turn(before, game.play(move), game.players)
