"""Solve a position: how two play best against each other, how one finishes best alone."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final

from engine.errors import IllegalMove, ImpossiblePosition, reason
from engine.game import Game
from engine.moves import Move
from engine.notation import Phase, Position
from engine.rules import Rule
from engine.solver.budget import Budget
from engine.solver.duel import Duel
from engine.solver.forms import Step
from engine.solver.lookahead import Lookahead
from engine.solver.solo import Solo
from engine.solver.solution import NO_VALUES, Solution

NODES: Final = 1_000_000
"""How many nodes are looked at unless another bound is asked for."""
DUELISTS: Final = 2


def solve(
    game: Game | Position,
    every_move: bool = False,
    nodes: int | None = NODES,
    seconds: float | None = None,
    clock: Callable[[], float] | None = None,
) -> Solution:
    """Find best play of two to the end of the round, for the seat to act.

    The value is that seat's score minus the other's after wall-tiling and floors, with the bonuses
    when the round ends the game; who starts next is not valued. On the grey side both tile for the
    value, the starter first. With ``every_move`` each legal move gets its value. ``nodes`` bounds
    the search, and so do ``seconds`` when a ``clock`` is given to read them from.

    Raises ImpossiblePosition when there are not two players or the position can't be carried on,
    IllegalMove when the game is over.
    """
    game = _begun(game)
    if len(game.players) != DUELISTS:
        limits = {"least": DUELISTS, "most": DUELISTS}
        against = reason("player-count", Rule.PLAYER_COUNT, players=len(game.players), **limits)
        raise ImpossiblePosition((against,))
    budget = Budget(nodes, seconds, clock)
    return _Solving(game, Duel(game, budget), budget).solution(game.turn, every_move)


def best_finish(
    game: Game | Position,
    seat: int | None = None,
    picks: int | None = None,
    every_move: bool = False,
    nodes: int | None = NODES,
    seconds: float | None = None,
    clock: Callable[[], float] | None = None,
) -> Solution:
    """Find the best score of a seat after the round when all others pass.

    The seat, by default the one to act, picks until the offer is empty or it has made that many
    ``picks``. The value is its score after wall-tiling and floor, with the bonuses when a full row
    ends the game; the others tile the lines that they have, each for its own score. The other
    arguments are those of ``solve``.

    Raises ImpossiblePosition when there is no such seat or the position can't be carried on,
    IllegalMove when the game is over.
    """
    game = _begun(game)
    seat = game.turn if seat is None else seat
    if seat not in range(len(game.players)):
        against = reason("no-such-seat", Rule.TURN_ORDER, seat=seat, players=len(game.players))
        raise ImpossiblePosition((against,))
    budget = Budget(nodes, seconds, clock)
    solo = Solo(game, seat, picks, budget)
    return _Solving(solo.turned(game), solo, budget).solution(seat, every_move)


def _begun(game: Game | Position) -> Game:
    """Give a game that may be changed; refuse one that is over."""
    game = game.copy() if isinstance(game, Game) else Game(game)
    if game.phase is Phase.OVER:
        raise IllegalMove((reason("game-over", Rule.END_AFTER_TILING),))
    return game


class _Solving:
    """Ask a lookahead about a position, and say the answer in moves."""

    def __init__(self, game: Game, look: Lookahead[Any], budget: Budget) -> None:
        self.game, self.look, self.budget = game, look, budget

    def solution(self, seat: int, every_move: bool) -> Solution:
        """Prove the value, then the values of the moves, then follow best play."""
        proved = self.look.proves(self.look.root)
        values = self._values() if every_move and proved else NO_VALUES
        line = tuple(self._moves(self._steps(proved)))
        tiling = tuple(self.look.tiling(self._end(line))) if proved else ()
        least, most = self.look.bounds(self.look.root)
        return Solution(seat, least, most, line, tiling, self.budget.spent, values)

    def _values(self) -> Mapping[Move, int]:
        """Prove the value of every legal move; give none when the budget does not suffice."""
        values = {}
        for move in self.game.legal_moves():
            node = self.look.reached(_after(self.game, move).position)
            if not self.look.proves(node):
                return NO_VALUES
            values[move] = self.look.sign * self.look.known(node).least
        return MappingProxyType(values)

    def _steps(self, proved: bool) -> Iterable[Step]:
        """Follow best play when it is proved; else give the most promising step alone."""
        if proved:
            return self.look.line(self.look.root)
        return [self.look.known(self.look.root).best or self.look.steps(self.look.root)[0]]

    def _moves(self, steps: Iterable[Step]) -> Iterator[Move]:
        """Find moves that lead where steps lead."""
        game = self.game
        for step in steps:
            move, reached = next(
                (move, after)
                for move, after in _successors(game)
                if self.look.leads(game, after.position, step)
            )
            yield move
            game = self.look.turned(reached)

    def _end(self, line: tuple[Move, ...]) -> Position:
        game = self.game
        for move in line:
            game = self.look.turned(_after(game, move))
        return game.position


def _after(game: Game, move: Move) -> Game:
    after = game.copy()
    after.play(move)
    return after


def _successors(game: Game) -> Iterator[tuple[Move, Game]]:
    return ((move, _after(game, move)) for move in game.legal_moves())
