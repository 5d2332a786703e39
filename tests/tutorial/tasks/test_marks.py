"""What the marks on a board say of an answer, in every lesson."""

import pytest

from rulesite.board.cells import CELLS, cell_code
from rulesite.wording.spaces import Mark
from tests.tutorial.tasks.answering import is_step, readable
from tutorial.lessons import LESSONS
from tutorial.scene import Scene
from tutorial.tasks.task import Task

TASKS = {
    f"{lesson.id}-{number}": step.task
    for lesson in LESSONS
    for number, step in enumerate(lesson.steps, 1)
}
MOST = 12


def chosen(scene: Scene) -> set[str]:
    """List the spaces that are called the learner's choice, on any board."""
    boards = [*([scene.board] if scene.board else []), *scene.boards]
    walls = ([space for row in board.rows for space in row.wall] for board in boards)
    return {
        cell_code(cell)
        for wall in walls
        for cell, space in zip(CELLS, wall, strict=True)
        if f"is-{Mark.CHOSEN}" in space.css.split()
    }


@pytest.mark.parametrize("task", TASKS.values(), ids=TASKS.keys())
def test_only_what_was_chosen_is_called_a_choice(task: Task) -> None:
    """A space that somebody else names, or that was only asked about, is nobody's choice."""
    given = [values for values in readable(task) if not is_step(task, values)]
    for values in (*given[:MOST], *task.solutions()[:1]):
        assert chosen(task.judge(task.read(values)).scene) <= set(values)
