"""Go over entries once more, and have a second solver confirm them."""

from collections.abc import Iterator, Sequence

from engine import Game
from engine.moves import Move
from engine.notation import Phase
from engine.solver import solve
from tests.engine.plain_solver import PlainFinish, PlainSolver
from tutorial.puzzles.pool.entry import Line, PoolEntry
from tutorial.puzzles.pool.judge import judge
from tutorial.puzzles.pool.symmetry import canonical

DUELS = {"best-move", "feed-or-starve"}


def faults(type_id: str, entry: PoolEntry) -> Iterator[str]:
    """Go through what is wrong with an entry, in a word each."""
    if judge(type_id, entry.position) != entry:
        yield "judgement"
    if dict(zip(entry.moves, entry.values, strict=True)) != plain_values(type_id, entry):
        yield "value"
    if type_id in DUELS and any(
        outcome(entry, line) != value for line, value in zip(entry.lines, entry.values, strict=True)
    ):
        yield "line"


def plain_values(type_id: str, entry: PoolEntry) -> dict[Move, int]:
    """Ask the plain solver, which knows nothing of the engine."""
    text = str(entry.position)
    if type_id in DUELS:
        values = PlainSolver(text).move_values()
    else:
        finish = PlainFinish(text, entry.position.turn)
        reached = finish.plain.moves(finish.plain.start)
        values = {move: finish.best(state, 0) for move, state in reached.items()}
    return {Move.from_notation(move): value for move, value in values.items()}


def outcome(entry: PoolEntry, line: Line) -> int | None:
    """Play a line, tile, and return the difference of scores; None if the round is not over."""
    game = Game(entry.position)
    for move in line:
        game.play(move)
    if game.phase is Phase.DRAFTING and game.round == entry.position.round:
        return None
    return tiled_difference(game, entry)


def tiled_difference(game: Game, entry: PoolEntry) -> int:
    """Tile as is best for each and compare the scores."""
    if game.phase is Phase.TILING:
        for placement in solve(game, nodes=None).tiling:
            game.place(placement)
    if game.phase is Phase.TILING:
        game.tile_all()
    scores = [board.score for board in game.players]
    own = scores.pop(entry.position.turn)
    return own - scores[0]


def twins(entries: Sequence[PoolEntry]) -> int:
    """Count the entries that ask what another asks too."""
    return len(entries) - len({canonical(entry.position) for entry in entries})
