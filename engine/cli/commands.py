"""What each command answers: lines of text, and whether all is well."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from engine import record
from engine.board import Board
from engine.bots import BOTS, play
from engine.bounds import score_bounds
from engine.cli import reports
from engine.cli.drawing import draw
from engine.game import Game
from engine.moves import Move, Placement
from engine.notation import SEATS, Phase, Position
from engine.reachability import reasons
from engine.solver import best_finish, solve
from engine.tiles import DISPLAYS, MIN_PLAYERS
from engine.tiling import best_placements

Lines = Iterator[str]


def show(text: str) -> Lines:
    """Draw a position or a board on its own."""
    yield draw(Position.parse(text))


def moves(text: str) -> Lines:
    """List the legal moves or placements of the seat to act."""
    game = Game.from_notation(text)
    steps = [*game.legal_moves(), *game.placements()]
    yield f"{SEATS[game.turn]} has {len(steps)}: {' '.join(map(str, steps)) or '-'}"


def why(text: str, step: str) -> Lines:
    """List every reason against a move such as 3B2 or, in wall-tiling, a placement."""
    game = Game.from_notation(text)
    kind = Placement if game.phase is Phase.TILING else Move
    yield from reports.reasons(game.why_illegal(kind.from_notation(step)))


def score(text: str, steps: Sequence[str], grey: bool) -> Lines:
    """Score the wall-tiling of a position or of a board on its own, part by part.

    Where the steps leave a choice, the tiling that scores most is taken.
    """
    position = Position.parse(text)
    game = Game(_tiling(position.players[0], grey) if position.is_figure else position)
    if game.phase is not Phase.TILING:
        game.tile_all()  # refuses, and says why
    for step in steps:
        game.place(Placement.from_notation(step))
    _tile_best(game)
    seats = 1 if position.is_figure else len(game.players)
    for seat, tiled in enumerate(game.last_round[:seats]):
        yield from reports.seat_round(seat, tiled)
    if game.phase is Phase.OVER:
        yield from reports.bonuses(game.result(), seats)


def _tile_best(game: Game) -> None:
    while game.phase is Phase.TILING:
        if game.placements():
            game.place(best_placements(game.players[game.turn], game.grey).placements[0])
        else:
            game.tile_all()


def _tiling(board: Board, grey: bool) -> Position:
    """Put a board on a table, across from an empty one."""
    return Position(
        grey,
        1,
        Phase.TILING,
        factories=((),) * DISPLAYS[MIN_PLAYERS],
        marker_in_center=not board.has_marker,
        players=(board, Board()),
    ).completed()


@dataclass(frozen=True, slots=True)
class Effort:
    """Bound what the solver may do."""

    nodes: int
    seconds: float | None
    clock: Callable[[], float]


def solved(text: str, every_move: bool, alone: bool, effort: Effort) -> Lines:
    """Find best play to the end of the round, of two or of the seat to act alone."""
    position = Position.parse(text)
    bounds = effort.nodes, effort.seconds, effort.clock
    if alone:
        found = best_finish(position, None, None, every_move, *bounds)
    else:
        found = solve(position, every_move, *bounds)
    yield from reports.solution(found, alone)


def check(text: str) -> Lines:
    """List everything found against a position or a board on its own."""
    yield from reports.reasons(reasons(Position.parse(text)))


def bounds(text: str) -> Lines:
    """Bound what the tiles of each wall can have given."""
    for seat, board in enumerate(Position.parse(text).players):
        yield f"{SEATS[seat]}: {reports.bounds(score_bounds(board.wall))}"


def played(players: int, grey: bool, seed: int, names: Sequence[str], deals: bool) -> Lines:
    """Play a game of bots; give its record."""
    bots = [BOTS[names[seat % len(names)]](seed + seat) for seat in range(players)]
    game = play(Game.new(players, grey, seed), bots)
    yield record.write(game, deals).rstrip("\n")


def replayed(text: str) -> Lines:
    """Replay a record; draw where it ends and tell the result."""
    game = record.read(text)
    yield draw(game.position)
    if game.phase is Phase.OVER:
        yield ""
        yield from reports.result(game.result())
