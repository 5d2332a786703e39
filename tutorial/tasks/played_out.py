"""Moves played out to the end of a round: every step, and what each player scores."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Protocol

from engine import Game, Position
from engine.board import Board
from engine.moves import Move
from engine.notation import Phase
from engine.outcomes import Play, SeatRound
from engine.scoring import BonusScore, end_bonuses, score_floor
from engine.solver import solve
from engine.tiles import FLOOR
from engine.tiling import Tiling, best_placements
from tutorial.tasks.pick import tiles_at


class Solved(Protocol):
    """A position solved beforehand: what each legal move is worth, and best play after it."""

    @property
    def position(self) -> Position:
        """Return the position."""

    @property
    def moves(self) -> tuple[Move, ...]:
        """List the legal moves."""

    @property
    def best(self) -> Move:
        """Return the one best move."""

    @property
    def margin(self) -> int:
        """Return by how much it is better than the next."""

    def value(self, move: Move) -> int:
        """Return what a move is worth."""

    def line(self, move: Move) -> tuple[Move, ...]:
        """Return a move and best play after it."""


@dataclass(frozen=True, slots=True)
class Account:
    """Hold a player's wall-tiling, the bonuses if the game ends with it, the board after it."""

    told: SeatRound
    bonus: BonusScore
    board: Board

    @property
    def score(self) -> int:
        """Return the score in the end."""
        return (self.told.after or 0) + self.bonus.points


@dataclass(frozen=True, slots=True)
class Frame:
    """Hold a moment of a line: the move that led here, and what is on the table.

    When the round is over there is no position, only boards and the sum.
    """

    boards: tuple[Board, ...]
    position: Position | None = None
    move: Move | None = None
    seat: int = 0
    count: int = 0
    total: str = ""


NO_BONUS = BonusScore(())
KEPT = 256
"""How many accounts are kept: feedback needs some of them twice."""


def count_taken(position: Position, move: Move) -> int:
    """Count the tiles that a move takes."""
    return tiles_at(position, move.source).count(move.color)


def played(position: Position, move: Move) -> tuple[Game, Play]:
    """Make a legal move."""
    game = Game(position)
    return game, game.play(move)


@lru_cache(maxsize=KEPT)
def account_alone(position: Position, move: Move | None, value: int | None = None) -> Account:
    """Tell what a player has who takes once, or with no move not at all, and then tiles.

    On the grey side the tiling is the one that leads to the value.
    """
    seat = position.turn
    board = played(position, move)[0].players[seat] if move else position.players[seat]
    account = account_of(board, best_placements(board, grey=position.grey))
    if position.grey and value not in (None, account.score):
        account = account_of(board, best_placements(board, grey=True, bonuses=True))
    return account


def account_of(board: Board, tiling: Tiling) -> Account:
    """Tell what a tiling leads to."""
    fallen = sum(tile.fallen - tile.lid for tile in tiling.tiles)
    floor = score_floor(board.floor_count + fallen)
    told = SeatRound(board.score, tiling.tiles, floor, tiling.score, board.floor)
    after = tiled(board, tiling)
    return Account(told, end_bonuses(after.wall) if after.full_rows else NO_BONUS, after)


def tiled(board: Board, tiling: Tiling) -> Board:
    """Return a board after a tiling, its floor line cleared."""
    lines, wall = list(board.lines), [list(row) for row in board.wall]
    for row, color, col in ((step.row, step.color, step.col) for step in tiling.placements):
        lines[row] = ()
        if col != FLOOR:
            wall[row][int(col)] = color
    walls = tuple(map(tuple, wall))
    return replace(board, score=tiling.score, lines=tuple(lines), wall=walls, floor=())


def frames(position: Position, line: tuple[Move, ...]) -> Iterator[Frame]:
    """Go through a line move by move, from the position itself."""
    yield Frame(position.players, position)
    game = Game(position)
    for move in line:
        before = game.position
        game.play(move)
        count = count_taken(before, move)
        yield Frame(game.players, game.position, move, before.turn, count)


@lru_cache(maxsize=KEPT)
def accounts_together(position: Position, line: tuple[Move, ...]) -> tuple[Account, ...]:
    """Tell what two players have when a line has been played to the end of the round."""
    game = Game(position)
    for move in line:
        game.play(move)
    if game.phase is Phase.TILING and position.grey:
        for placement in solve(game, nodes=None).tiling:
            game.place(placement)
    if game.phase is Phase.TILING:
        game.tile_all()
    is_over = game.phase is Phase.OVER
    bonuses = game.result().bonuses if is_over else (NO_BONUS,) * len(game.players)
    told = zip(game.last_round, bonuses, game.players, strict=True)
    return tuple(Account(one, bonus, board) for one, bonus, board in told)
