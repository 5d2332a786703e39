"""Moves played out to the end of a round: every step, and what each player scores."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Protocol

from engine import Game, Position
from engine.board import Board
from engine.moves import Move, Placement
from engine.notation import Phase
from engine.outcomes import Play, SeatRound
from engine.scoring import BonusScore, TileScore, end_bonuses, score_floor
from engine.seat import Seat
from engine.solver import best_finish, solve
from engine.tiling import best_placements
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
    """Hold a player's wall-tiling, the bonuses if the game ends with it, the board after it.

    The score of the `board` is that after the floor line, before bonuses.
    """

    told: SeatRound
    bonus: BonusScore
    board: Board

    @property
    def score(self) -> int:
        """Return the score in the end."""
        return self.board.score + self.bonus.points

    @property
    def last_board(self) -> Board:
        """Return the board with the score in the end."""
        return replace(self.board, score=self.score)


@dataclass(frozen=True, slots=True)
class Frame:
    """Hold a moment of a line: the move that led here, and what is on the table.

    When the round is over there is no position, only boards and the sum; when the game has ended
    too, there are the `bonuses` of each board.
    """

    boards: tuple[Board, ...]
    position: Position | None = None
    move: Move | None = None
    seat: int = 0
    count: int = 0
    total: str = ""
    bonuses: tuple[BonusScore, ...] = ()


NO_BONUS = BonusScore(())
KEPT = 256
"""How many accounts are kept: feedback needs some of them twice."""


def count_taken(position: Position, move: Move) -> int:
    """Count the tiles that a move takes."""
    return tiles_at(position, move.source).count(move.color)


def game_at(position: Position) -> Game:
    """Set a game up; feedback plays several lines on from a position that is checked once."""
    return _checked(position).copy()


@lru_cache(maxsize=KEPT)
def _checked(position: Position) -> Game:
    return Game(position)


def played(position: Position, move: Move) -> tuple[Game, Play]:
    """Make a legal move."""
    game = game_at(position)
    return game, game.play(move)


@lru_cache(maxsize=KEPT)
def account_alone(position: Position, move: Move | None) -> Account:
    """Tell what a player has who takes once, or with no move not at all, and then tiles."""
    seat, game = position.turn, game_at(position)
    if move:
        game.play(move)
    board = game.players[seat]
    if not position.grey:
        return account_of(board, best_placements(board, grey=False).placements)
    return account_of(board, best_finish(game, seat, picks=0, nodes=None).tiling)


def account_of(board: Board, placements: tuple[Placement, ...]) -> Account:
    """Tell what placements of the full lines lead to."""
    seat = Seat.from_board(board)
    tiles = tuple(map(seat.tile, placements))
    fallen = sum(tile.fallen - tile.lid for tile in tiles)
    told = SeatRound(board.score, tiles, score_floor(board.floor_count + fallen), None, board.floor)
    score = board.score + told.points + told.penalty + told.forgiven
    after = replace(tiled(board, tiles), score=score)
    bonus = end_bonuses(after.wall) if after.full_rows else NO_BONUS
    return Account(replace(told, after=score), bonus, after)


def tiled(board: Board, tiles: tuple[TileScore, ...]) -> Board:
    """Return a board after a tiling, its floor line cleared, its score as before."""
    lines, wall = list(board.lines), [list(row) for row in board.wall]
    for tile in tiles:
        if tile.col is not None:
            wall[tile.row][tile.col] = board.lines[tile.row][0]
        lines[tile.row] = ()
    return replace(board, lines=tuple(lines), wall=tuple(map(tuple, wall)), floor=())


def frames(position: Position, line: tuple[Move, ...]) -> Iterator[Frame]:
    """Go through a line move by move, from the position itself."""
    yield Frame(position.players, position)
    game = game_at(position)
    for move in line:
        before = game.position
        game.play(move)
        count = count_taken(before, move)
        yield Frame(game.players, game.position, move, before.turn, count)


@lru_cache(maxsize=KEPT)
def accounts_together(position: Position, line: tuple[Move, ...]) -> tuple[Account, ...]:
    """Tell what two players have when a line has been played to the end of the round."""
    game = game_at(position)
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
    return tuple(
        Account(one, bonus, replace(board, score=one.after or 0)) for one, bonus, board in told
    )
