"""What the marks on a board say of an answer, in every lesson and every kind of puzzle."""

from collections.abc import Iterator

import pytest

from rulesite.board.cells import CELLS, cell_code
from rulesite.wording.spaces import Mark
from tests.tutorial.tasks.answering import choices, is_step, readable
from tutorial.lessons import LESSONS
from tutorial.puzzles import PUZZLE_TYPES
from tutorial.puzzles.seed import Seed
from tutorial.scene import Scene
from tutorial.tasks.task import Task

MOST = 12
SEED = 7
TASKS = {
    f"{lesson.id}-{number}": step.task
    for lesson in LESSONS
    for number, step in enumerate(lesson.steps, 1)
} | {
    f"{kind.id}-{level}": kind.make(Seed(kind.version, level, SEED)).task
    for kind in PUZZLE_TYPES
    for level in range(1, kind.levels + 1)
}


def marked(scene: Scene, mark: Mark) -> set[str]:
    """List the spaces that have a mark, on any board."""
    boards = [*([scene.board] if scene.board else []), *scene.boards]
    walls = ([space for row in board.rows for space in row.wall] for board in boards)
    return {
        cell_code(cell)
        for wall in walls
        for cell, space in zip(CELLS, wall, strict=True)
        if f"is-{mark}" in space.css.split()
    }


def judged(task: Task) -> Iterator[tuple[list[str], Scene]]:
    """Give some answers, a right one among them; go through them and what is shown after each."""
    given = [values for values in readable(task) if not is_step(task, values)]
    for values in (*given[:MOST], *task.solutions()[:1]):
        yield values, task.judge(task.read(values)).scene


@pytest.mark.parametrize("task", TASKS.values(), ids=TASKS.keys())
def test_only_what_was_chosen_is_called_a_choice(task: Task) -> None:
    """A space that somebody else names, or that was only asked about, is nobody's choice."""
    for values, scene in judged(task):
        assert marked(scene, Mark.CHOSEN) <= set(values)


@pytest.mark.parametrize("task", TASKS.values(), ids=TASKS.keys())
def test_a_tick_that_can_be_taken_off_is_no_choice_yet(task: Task) -> None:
    """Where marks can still be changed, the tick alone says what is chosen."""
    for _values, scene in judged(task):
        assert not marked(scene, Mark.CHOSEN) & {one.value for one in choices(scene) if one.many}


@pytest.mark.parametrize("task", TASKS.values(), ids=TASKS.keys())
def test_only_what_was_asked_about_is_called_so(task: Task) -> None:
    """What an answer brings up, a tile in the way or a space that is open, was not in question."""
    asked = marked(task.scene(), Mark.ASKED)
    for _values, scene in judged(task):
        assert marked(scene, Mark.ASKED) <= asked
