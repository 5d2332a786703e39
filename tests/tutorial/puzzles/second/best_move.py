"""Play the round out in every way with the plain solver, which knows nothing of the engine."""

from functools import cache

from tests.engine.plain_solver import PlainSolver
from tutorial.tasks.choose_move import ChooseMoveTask


def solutions(task: ChooseMoveTask) -> list[list[str]]:
    """List the moves that lead to the greatest lead."""
    values = worths(str(task.solved.position))
    return [[move] for move, value in values.items() if value == max(values.values())]


@cache
def worths(text: str) -> dict[str, int]:
    """Give every move its lead; many seeds stand for one position."""
    return PlainSolver(text).move_values()
