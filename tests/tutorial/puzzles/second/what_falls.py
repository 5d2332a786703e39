"""Lay the tiles down one by one."""

from tutorial.tasks.what_falls import WhatFallsTask

SPACES = 7


def solutions(task: WhatFallsTask) -> list[list[str]]:
    """List the one right pair of numbers."""
    scene = task.scene()
    assert scene.hand
    _score, lines, _wall, floor = scene.position.split(":")
    line = len(lines.replace("-", "").split(",")[task.line])
    lying = len(floor.replace("-", "")) + scene.hand.has_marker
    fallen = lid = 0
    for _ in scene.hand.tiles:
        if line <= task.line:
            line += 1
        elif lying < SPACES:
            lying, fallen = lying + 1, fallen + 1
        else:
            lid += 1
    return [[str(fallen), str(lid)]]
