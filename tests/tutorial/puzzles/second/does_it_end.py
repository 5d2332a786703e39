"""Move full lines to the printed walls by hand and look for full rows."""

from tests.tutorial.puzzles.second.walking import PRINTED
from tutorial.tasks.does_it_end import DoesItEndTask


def solutions(task: DoesItEndTask) -> list[list[str]]:
    """List the one right answer, from the notation of what is shown."""
    fields = task.scene().position.split(" ")[8:]
    ends = [fills_a_row(field) for field in fields]
    flags = ["yes" if one else "no" for one in ends]
    return [[*flags, "end" if any(ends) else "no"]]


def fills_a_row(field: str) -> bool:
    """Tell whether some wall row is full once the full lines have moved."""
    _, lines, wall, _ = field.split(":")
    for row, (line, tiles) in enumerate(zip(lines.split(","), wall.split("/"), strict=True)):
        there = set(tiles) - {"."}
        if line != "-" and len(line) == row + 1:
            there.add(line[0])
        if there == set(PRINTED[row]):
            return True
    return False
