"""A position that the engine solves when it is asked about, for lessons about decisions."""

from dataclasses import dataclass
from functools import cache

from engine import Game, Position
from engine.moves import Move
from engine.solver import Solution, best_finish, solve
from tutorial.puzzles.pool.judge import line_after


@dataclass(frozen=True, slots=True)
class SolvedPosition:
    """Hold a position with few groups on offer and one best move.

    `alone`: the player takes once more and then tiles, and a move is worth the score after it.
    Otherwise two players play the round out, and it is worth the lead.
    """

    notation: str
    alone: bool = False

    @property
    def position(self) -> Position:
        """Return the position."""
        return _position(self.notation)

    @property
    def solution(self) -> Solution:
        """Return what the engine has proved of every move."""
        return _solution(self.notation, self.alone)

    @property
    def moves(self) -> tuple[Move, ...]:
        """List the legal moves."""
        return tuple(self.solution.values)

    @property
    def best(self) -> Move:
        """Return the one best move."""
        return self.solution.best[0]

    @property
    def margin(self) -> int:
        """Return by how much it is better than the next."""
        return self.solution.margin or 0

    def value(self, move: Move) -> int:
        """Return what a move is worth."""
        return self.solution.values[move]

    def line(self, move: Move) -> tuple[Move, ...]:
        """Return a move and best play after it."""
        return (move,) if self.alone else _line(self.notation, move)


@cache
def _position(notation: str) -> Position:
    return Position.parse(notation)


@cache
def _solution(notation: str, alone: bool) -> Solution:
    position = _position(notation)
    if alone:
        return best_finish(position, picks=1, every_move=True, nodes=None)
    return solve(position, every_move=True, nodes=None)


@cache
def _line(notation: str, move: Move) -> tuple[Move, ...]:
    return line_after(Game(_position(notation)), move)
