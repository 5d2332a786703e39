"""Judge takes from the notation alone: one place, one color, all of it, the marker if it is due."""

from tutorial.tasks.legal_takes import LegalTakesTask


def solutions(task: LegalTakesTask) -> list[list[str]]:
    """List the one right set of takes."""
    fields = str(task.position).split(" ")
    displays, center = fields[4].split(","), fields[5]
    return [[code for code in task.codes if is_whole(code, displays, center)]]


def is_whole(code: str, displays: list[str], center: str) -> bool:
    """Tell whether a code takes all of one color from one place, as the place demands."""
    if "+" in code:
        return False
    place = center if code[0] == "C" else displays[int(code[0]) - 1]
    tiles = code[1:].replace("M", "")
    if len(set(tiles)) != 1 or place.count(tiles[0]) != len(tiles):
        return False
    return ("M" in code) == ("M" in place)
