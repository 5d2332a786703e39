"""Look at the displays one by one, with the numbers of the box by heart."""

from tutorial.tasks.set_up_check import SetUpCheckTask

DISPLAYS = {2: 5, 3: 7, 4: 9}


def faults(task: SetUpCheckTask) -> list[str]:
    """List what is wrong."""
    position = task.position
    found = []
    if len(position.factories) != DISPLAYS[len(position.players)]:
        found.append("displays")
    if any(len(tiles) != 4 for tiles in position.factories):
        found.append("fill")
    if not position.marker_in_center:
        found.append("marker")
    return found


def solutions(task: SetUpCheckTask) -> list[list[str]]:
    """List the one right option."""
    return [faults(task) or ["right"]]


def is_fair(task: SetUpCheckTask) -> bool:
    """Tell whether there is at most one fault, and no color more often than in the box."""
    tiles = "".join("".join(display) for display in task.position.factories)
    return len(faults(task)) <= 1 and max(map(tiles.count, "BYRKW")) <= 20
