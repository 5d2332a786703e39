"""What the engine says of each of the learner's moves: proved near the end, estimated before."""

from dataclasses import dataclass, field
from typing import Final

from engine import Game, Position
from engine.bots import GreedyBot, step
from engine.bots.greedy import appraised_moves
from engine.moves import Move
from engine.notation import Phase
from engine.solver import groups_left, solve
from tutorial.first_round.played import LEARNER, OTHER, FirstRound, Turn

MOST_GROUPS: Final = 8
"""With more groups on offer nothing is proved."""
NODES: Final = 6_000
"""How much the solver may look at for one review."""
CANDIDATES: Final = 5
"""How many moves, the best at first sight, an estimate tries out."""
CLEARLY: Final = 3
"""By how many points an estimate must be better before it is mentioned."""


@dataclass(frozen=True, slots=True)
class Remark:
    """Hold what is said of a move, counted from 1: a better one and by how much, if there is one.

    When it is not proved it is an estimate.
    """

    number: int
    turn: Turn
    better: Move | None
    points: int
    is_proved: bool


@dataclass(slots=True)
class _Purse:
    """Hold how much the solver may still look at."""

    nodes: int = field(default=NODES)

    def value(self, position: Position) -> tuple[int, Move | None] | None:
        """Solve a position: what the learner is ahead by, and a best move; None if too large."""
        if self.nodes <= 0:
            return None
        solution = solve(position, nodes=self.nodes)
        self.nodes -= solution.nodes
        if solution.value is None:
            return None
        sign = 1 if position.turn == LEARNER else -1
        return sign * solution.value, solution.move


def review(played: FirstRound) -> tuple[Remark, ...]:
    """Go through the learner's moves, from the last back as long as they can be solved."""
    purse, remarks = _Purse(), list[Remark]()
    turns = list(enumerate(played.own_turns, 1))
    is_solvable = True
    for number, turn in reversed(turns):
        is_solvable = is_solvable and groups_left(turn.before) <= MOST_GROUPS
        proved = _proved(number, turn, purse) if is_solvable else None
        is_solvable = proved is not None
        remarks.append(proved or _estimated(number, turn, played.run))
    return tuple(reversed(remarks))


def after(position: Position, move: Move) -> Position:
    """Return the position after a move."""
    game = Game(position)
    game.play(move)
    return game.position


def _proved(number: int, turn: Turn, purse: _Purse) -> Remark | None:
    best = purse.value(turn.before)
    chosen = purse.value(after(turn.before, turn.play.move)) if best else None
    if best is None or chosen is None:
        return None
    points = best[0] - chosen[0]
    return Remark(number, turn, best[1] if points else None, points, is_proved=True)


def _estimated(number: int, turn: Turn, run: int) -> Remark:
    chosen = turn.play.move
    own = tried_out(turn.before, chosen, run)
    worths = {move: tried_out(turn.before, move, run) - own for move in likely(turn.before)}
    best = max(worths, key=lambda move: worths[move])
    if worths[best] < CLEARLY:
        return Remark(number, turn, None, 0, is_proved=False)
    return Remark(number, turn, best, worths[best], is_proved=False)


def likely(position: Position) -> list[Move]:
    """List the moves that are best at first sight."""
    ranked = sorted(appraised_moves(Game(position)), key=lambda appraised: -appraised[0])
    return [move for _, move in ranked[:CANDIDATES]]


def tried_out(position: Position, move: Move, run: int) -> int:
    """Play a move, and on with what pays most at once; return what the learner is ahead by."""
    game, bot = Game(after(position, move)), GreedyBot(run)
    while game.phase is Phase.DRAFTING:
        step(game, bot)
    if game.phase is Phase.TILING:
        game.tile_all()
    scores = [board.score for board in game.players]
    return scores[LEARNER] - scores[OTHER]
