"""What is drawn knows whether something of it can be chosen."""

import pytest

from tests.tutorial.tasks.answering import choices, is_step, readable
from tests.tutorial.tasks.test_marks import TASKS
from tutorial.scene import Scene
from tutorial.tasks.task import Task


@pytest.mark.parametrize("task", TASKS.values(), ids=TASKS.keys())
def test_choices_are_known(task: Task) -> None:
    """Before and after an answer, a scene has choices when something in it is one."""
    before = task.scene()
    values = next(values for values in readable(task) if not is_step(task, values))
    after = task.judge(task.read(values)).scene
    for scene in (before, after):
        assert scene.has_choices == bool(choices(scene))


def test_nothing_drawn_nothing_to_choose() -> None:
    """An empty scene has no choices."""
    assert not Scene().has_choices
