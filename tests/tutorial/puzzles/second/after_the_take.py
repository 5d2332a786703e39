"""Move tiles about in the notation: out of the place, the rest of a display into the center."""

from tutorial.tasks.take_result import TakeResultTask

SEATS = "ABCD"
COLORS = "BYRKW"


def solutions(task: TakeResultTask) -> list[list[str]]:
    """List the one right result."""
    fields = str(task.pick.position).split(" ")
    displays, center, boards = fields[4].split(","), fields[5].strip("-"), fields[8:]
    color, source = str(task.pick.color), task.pick.source
    place = center if source == "C" else displays[int(source)]
    rest = "".join(tile for tile in place if tile not in (color, "M"))
    after = rest if source == "C" else center + rest
    asked = [tile for tile in COLORS if tile in place + center]
    counts = [str(after.count(tile)) for tile in asked]
    return [[str(place.count(color)), *counts, marker(source, center, boards, fields[2])]]


def marker(source: object, center: str, boards: list[str], turn: str) -> str:
    """Find the marker after the take."""
    if "M" in center:
        return "F" if source == "C" else "C"
    return "F" if "M" in boards[SEATS.index(turn)].split(":")[3] else "O"
