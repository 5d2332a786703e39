"""Try every take with the plain solver, which knows nothing of the engine."""

from functools import cache

from tests.engine.plain_solver import PlainFinish
from tutorial.tasks.choose_move import ChooseMoveTask


def solutions(task: ChooseMoveTask) -> list[list[str]]:
    """List the takes that leave the best score."""
    values = worths(str(task.solved.position), task.solved.position.turn)
    return [[move] for move, value in values.items() if value == max(values.values())]


@cache
def worths(text: str, seat: int) -> dict[str, int]:
    """Give every take its score; many seeds stand for one position."""
    finish = PlainFinish(text, seat)
    reached = finish.plain.moves(finish.plain.start)
    return {move: finish.best(state, 0) for move, state in reached.items()}
