"""The gates: which positions are fit for which type, and what the pool keeps of them."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

from engine import Game, Position, reasons
from engine.moves import Move
from engine.notation import Phase
from engine.solver import Solution, best_finish, groups_left, solve
from engine.tiles import SIZE
from tutorial.puzzles.pool.difficulty import Load, level_of
from tutorial.puzzles.pool.entry import PoolEntry
from tutorial.puzzles.pool.sight import (
    fewest_tiles,
    first_choices,
    leaders,
    own_scores,
    played,
    reply_scores,
)
from tutorial.puzzles.pool.symmetry import has_twins

Gate = Callable[[Position], PoolEntry | None]
DUELISTS = 2
FEW_GROUPS = range(3, 7)
CLEARLY = 2
"""By how many points, at least, the best move must be better than the next."""
FEW_GROUPS_ALONE = range(2, 7)
FEWEST_MOVES = {"best-finish": 4, "best-move": 4, "least-harm": 3, "feed-or-starve": 4}
SACRIFICE = 3
"""How many points at once a player may give up to starve the other."""


def judge(type_id: str, position: Position) -> PoolEntry | None:
    """Return the entry of a position for a type, or None when it does not make a puzzle."""
    if not is_fit(position) or len(Game(position).legal_moves()) < FEWEST_MOVES[type_id]:
        return None
    return GATES[type_id](position)


def is_fit(position: Position) -> bool:
    """Tell whether a position can be met in play, and all takes on offer differ."""
    is_drafting = position.phase is Phase.DRAFTING
    return is_drafting and not has_twins(position) and not reasons(position)


def best_finish_entry(position: Position) -> PoolEntry | None:
    """Take once, then the wall is tiled: one take leaves the best score."""
    if not is_for_one(position):
        return None
    solution = last_take(position)
    if not is_clear(solution) or solution.value == position.players[position.turn].score:
        return None
    return alone("best-finish", position, solution, first_choices(Game(position)))


def least_harm_entry(position: Position) -> PoolEntry | None:
    """Take once although every take costs points: one take costs least."""
    if not is_for_one(position):
        return None
    solution = last_take(position)
    unharmed = best_finish(position, picks=0).least
    # With a score that stops at 0 the cost could not be seen.
    if not is_clear(solution) or not min(solution.values.values()) > 0:
        return None
    if solution.least >= unharmed:
        return None
    return alone("least-harm", position, solution, fewest_tiles(Game(position)))


def best_move_entry(position: Position) -> PoolEntry | None:
    """Play the round out against one opponent: one move is clearly the best."""
    solution = solved_duel(position)
    return duel("best-move", position, solution) if solution else None


def feed_or_starve_entry(position: Position) -> PoolEntry | None:
    """See the reply coming: what tempts pays as much at once and leaves the other player more."""
    solution = solved_duel(position)
    if solution is None or not starves(Game(position), solution.best[0]):
        return None
    return duel("feed-or-starve", position, solution)


def starves(game: Game, best: Move) -> bool:
    """Tell whether some moves pay as much at once as the best, and each feeds the other player."""
    own, reply = own_scores(game), reply_scores(game)
    if own[best] < max(own.values()) - SACRIFICE:
        return False
    tempting = [move for move in own if move != best and own[move] >= own[best]]
    return bool(tempting) and all(reply[move] > reply[best] for move in tempting)


GATES: Mapping[str, Gate] = {
    "best-finish": best_finish_entry,
    "best-move": best_move_entry,
    "least-harm": least_harm_entry,
    "feed-or-starve": feed_or_starve_entry,
}
"""What makes the entries of each type."""


def is_for_one(position: Position) -> bool:
    """Tell whether few groups are left and the other boards can't end the game."""
    if groups_left(position) not in FEW_GROUPS_ALONE:
        return False
    others = [board for seat, board in enumerate(position.players) if seat != position.turn]
    return not any(sum(map(bool, row)) == SIZE - 1 for board in others for row in board.wall)


@lru_cache(maxsize=1)
def last_take(position: Position) -> Solution:
    """Solve one take of the player to move; kept, since two types ask for it in turn."""
    return best_finish(position, picks=1, every_move=True)


def solved_duel(position: Position) -> Solution | None:
    """Solve a position of two near the end of the round; None when no move is clearly best."""
    if len(position.players) != DUELISTS or groups_left(position) not in FEW_GROUPS:
        return None
    solution = solve(position, every_move=True)
    return solution if is_clear(solution) else None


def is_clear(solution: Solution) -> bool:
    """Tell whether one move is clearly the best."""
    return (solution.margin or 0) >= CLEARLY


def alone(type_id: str, position: Position, solution: Solution, obvious: set[Move]) -> PoolEntry:
    """Make the entry of one take."""
    best = solution.best[0]
    load = load_of(position, solution, depth=0 if best in obvious else 1)
    lines = tuple((move,) for move in solution.values)
    return entry(position, solution, level_of(type_id, load), best not in obvious, lines)


def duel(type_id: str, position: Position, solution: Solution) -> PoolEntry:
    """Make the entry of a round to be played out."""
    game, best = Game(position), solution.best[0]
    greedy_wrong = best not in first_choices(game)
    load = load_of(position, solution, depth_of(game, best))
    lines = tuple(line_after(game, move) for move in solution.values)
    return entry(position, solution, level_of(type_id, load), greedy_wrong, lines)


def entry(
    position: Position,
    solution: Solution,
    level: int,
    greedy_wrong: bool,
    lines: tuple[tuple[Move, ...], ...],
) -> PoolEntry:
    """Put an entry together."""
    moves, values = zip(*solution.values.items(), strict=True)
    return PoolEntry(position, level, greedy_wrong, moves, values, lines)


def load_of(position: Position, solution: Solution, depth: int) -> Load:
    """Measure what makes a decision hard."""
    return Load(len(solution.values), groups_left(position), solution.margin or 0, depth)


def depth_of(game: Game, best: Move) -> int:
    """Return how far one must look to find a move; see Load."""
    if best in first_choices(game):
        return 0
    own = own_scores(game)
    if leaders(own) == {best}:
        return 1
    reply = reply_scores(game)
    leads = {move: own[move] - reply[move] for move in own}
    return 2 if leaders(leads) == {best} else 3


def line_after(game: Game, move: Move) -> tuple[Move, ...]:
    """Return a move and best play after it, to the end of the round."""
    after, _ = played(game, move)
    return (move, *solve(after, nodes=None).line)


def fits(type_ids: Iterable[str], position: Position) -> tuple[str, PoolEntry] | None:
    """Return the first of the types that a position fits, with its entry."""
    for type_id in type_ids:
        if found := judge(type_id, position):
            return type_id, found
    return None
