"""Try every take with the plain solver, which knows nothing of the engine."""

from tests.engine.plain_solver import PlainFinish
from tutorial.tasks.choose_move import ChooseMoveTask


def solutions(task: ChooseMoveTask) -> list[list[str]]:
    """List the takes that leave the best score."""
    position = task.solved.position
    finish = PlainFinish(str(position), position.turn)
    reached = finish.plain.moves(finish.plain.start)
    values = {move: finish.best(state, 0) for move, state in reached.items()}
    return [[move] for move, value in values.items() if value == max(values.values())]
