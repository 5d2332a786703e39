"""Add up the printed values of the covered spaces."""

from tutorial.tasks.floor_sum import FloorSumTask

PRINTED = (1, 1, 2, 2, 2, 3, 3)


def solutions(task: FloorSumTask) -> list[list[str]]:
    """List the one right number."""
    scene = task.scene()
    things = scene.position.rpartition(":")[2].replace("-", "")
    if scene.hand:
        things += "".join(scene.hand.tiles)
    return [[str(sum(PRINTED[: len(things)]))]]
