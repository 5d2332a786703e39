"""Play the round out in every way with the plain solver, which knows nothing of the engine."""

from tests.engine.plain_solver import PlainSolver
from tutorial.tasks.choose_move import ChooseMoveTask


def solutions(task: ChooseMoveTask) -> list[list[str]]:
    """List the moves that lead to the greatest lead."""
    values = PlainSolver(str(task.solved.position)).move_values()
    return [[move] for move, value in values.items() if value == max(values.values())]
