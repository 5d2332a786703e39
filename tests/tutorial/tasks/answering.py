"""Every answer that a reader can give to a task."""

from collections.abc import Iterator
from itertools import chain, combinations

from rulesite.board import Choice
from tutorial.feedback import Feedback, Scene
from tutorial.tasks.task import Task

NUMBERS = range(1000)


def choices(scene: Scene) -> list[Choice]:
    """List what can be chosen in a scene, as the board shows it."""
    spaces = [space for row in scene.board.rows for space in row.wall] if scene.board else []
    places = [*scene.offer.displays, scene.offer.center] if scene.offer else []
    groups = [group for place in places for group in place.groups]
    return [thing.choice for thing in (*spaces, *groups) if thing.choice]


def readable(task: Task) -> Iterator[list[str]]:
    """Go through every answer that can be read: numbers, choices, or sets of marks."""
    if task.form == "number":
        return ([str(number)] for number in NUMBERS)
    if task.form in {"judge", "claim"}:
        return iter([["yes"], ["no"]])
    values = [choice.value for choice in choices(task.scene())]
    if task.form == "choose":
        return ([value] for value in values)
    assert task.form == "mark"
    sizes = range(1, len(values) + 1)
    return map(list, chain.from_iterable(combinations(values, size) for size in sizes))


def answer(task: Task, *values: str) -> Feedback:
    """Give an answer and return what is said to it."""
    return task.judge(task.read(values))
