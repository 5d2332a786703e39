"""Every answer that a reader can give to a task."""

from collections.abc import Iterator
from itertools import chain, combinations, islice

from rulesite.board import Choice
from tutorial.feedback import Feedback
from tutorial.scene import Scene
from tutorial.tasks.task import Stepwise, Task

NUMBERS = range(1000)
MOST_SETS = 512


def choices(scene: Scene) -> list[Choice]:
    """List what can be chosen in a scene, as the boards, the offer and the sheet show it."""
    boards = [*([scene.board] if scene.board else []), *scene.boards]
    rows = [row for board in boards for row in board.rows]
    spaces = [space for row in rows for space in row.wall]
    lines = [row.line for row in rows if row.line]
    places = [*scene.offer.displays, scene.offer.center] if scene.offer else []
    groups = [group for place in places for group in place.groups]
    written = scene.sheet.rows if scene.sheet else ()
    floor = [space for board in boards for space in board.floor]
    found = [space.choice for space in spaces]
    found += [line.choice for line in lines]
    found += [group.choice for group in groups]
    found += [space.choice for space in floor]
    found += [row.choice for row in written]
    return [choice for choice in (*found, *(board.floor_choice for board in boards)) if choice]


def readable(task: Task) -> Iterator[list[str]]:
    """Go through every answer that can be read: numbers, choices, or sets of marks."""
    if task.form == "number":
        return ([str(number)] for number in NUMBERS)
    if task.form in {"judge", "claim"}:
        return iter([["yes"], ["no"]])
    if task.form in {"options", "checks", "fields"}:
        return iter(task.choices())
    values = [choice.value for choice in choices(task.scene())]
    if task.form == "choose":
        return ([value] for value in values)
    if task.form == "move":
        return chain.from_iterable(further(task, take) for take in values)
    assert task.form == "mark"
    sizes = range(1, len(values) + 1)
    sets = map(list, chain.from_iterable(combinations(values, size) for size in sizes))
    return islice(sets, MOST_SETS)


def further(task: Task, take: str) -> Iterator[list[str]]:
    """Go through the second steps after a take: every line and the floor line."""
    assert isinstance(task, Stepwise)
    second = task.then([take])
    assert second
    values = [choice.value for choice in choices(second.scene())]
    return ([value] for value in values if value.startswith(take) and value != take)


def answer(task: Task, *values: str) -> Feedback:
    """Give an answer and return what is said to it."""
    return task.judge(task.read(values))


def is_step(task: Task, values: list[str]) -> bool:
    """Tell whether values only lead to the second step of an answer."""
    return isinstance(task, Stepwise) and task.then(values) is not None
