"""A decision puzzle of the pool: a position, and what every move of it is worth."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from engine import Game, Position
from engine.errors import ImpossiblePosition, NotationError
from engine.moves import Move

WRONG, RIGHT = "!", "."
"""How an entry tells whether the move that looks best at first sight is wrong."""
MOVE_LENGTH = 3
Line = tuple[Move, ...]


class BadEntry(ValueError):
    """Refuse a text that is no entry."""


@dataclass(frozen=True, slots=True)
class PoolEntry:
    """Hold a position with one best move.

    `values` and `lines` go with `moves`, which are the legal ones in the engine's order; a line is
    a move and best play after it. The text form leaves out what the engine knows: the moves.
    """

    position: Position
    level: int
    greedy_wrong: bool
    moves: tuple[Move, ...]
    values: tuple[int, ...]
    lines: tuple[Line, ...]

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the text form; raise BadEntry."""
        try:
            mark, notation, values, rests = text.split("\t")
            position = Position.parse(notation)
            moves = tuple(Game(position).legal_moves())
            level, wrong = int(mark[:-1]), {WRONG: True, RIGHT: False}[mark[-1]]
            worth = tuple(map(int, values.split(",")))
            tails = rests.split(",") if rests else [""] * len(moves)
            told = zip(moves, worth, tails, strict=True)
            lines = tuple((move, *moves_of(tail)) for move, _, tail in told)
        except (ValueError, KeyError, IndexError, NotationError, ImpossiblePosition) as error:
            raise BadEntry(text) from error
        return cls(position, level, wrong, moves, worth, lines)

    def __str__(self) -> str:
        mark = f"{self.level}{WRONG if self.greedy_wrong else RIGHT}"
        rests = ",".join("".join(map(str, line[1:])) for line in self.lines)
        values = ",".join(map(str, self.values))
        return "\t".join((mark, str(self.position), values, rests if rests.strip(",") else ""))

    @property
    def best(self) -> Move:
        """Return the best move."""
        return self.moves[self.values.index(max(self.values))]

    @property
    def margin(self) -> int:
        """Return by how much the best move is better than the next, 0 when two are best."""
        first, second, *_ = sorted(self.values, reverse=True)
        return first - second

    def value(self, move: Move) -> int:
        """Return what a legal move is worth."""
        return self.values[self.moves.index(move)]

    def line(self, move: Move) -> Line:
        """Return a legal move and best play after it."""
        return self.lines[self.moves.index(move)]


def moves_of(text: str) -> Line:
    """Read moves that are written one after the other."""
    starts: Sequence[int] = range(0, len(text), MOVE_LENGTH)
    return tuple(Move.from_notation(text[at : at + MOVE_LENGTH]) for at in starts)
