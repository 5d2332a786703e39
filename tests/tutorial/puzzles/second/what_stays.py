"""Tile a board by hand: every way, with the spaces of the grey side tried one by one."""

from collections.abc import Iterator

from tutorial.tasks.what_stays import WhatStaysTask

PRINTED = ("BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB")


def solutions(task: WhatStaysTask) -> list[list[str]]:
    """List what becomes of lines, floor line and marker in every way; they have to agree."""
    _score, lines, wall, floor = task.end.text.split(":")
    held = {row: line for row, line in enumerate(lines.split(",")) if line != "-"}
    full = [row for row, line in held.items() if len(line) == row + 1]
    rest = []
    if task.end.with_floor:
        rest = ["L"] * bool(floor.replace("M", "").replace("-", "")) + ["K"] * ("M" in floor)
    found = []
    for fallen in ways(wall.split("/"), [(row, held[row][0]) for row in full], task.end.grey):
        fates = ["F" if row in fallen else "W" if row in full else "S" for row in held]
        found.append([*fates, *rest])
    return [list(fates) for fates in dict.fromkeys(map(tuple, found))]


def ways(wall: list[str], due: list[tuple[int, str]], grey: bool) -> Iterator[frozenset[int]]:
    """Give the rows that fall, for every way to tile from the top."""
    if not due:
        yield frozenset()
        return
    (row, color), *rest = due
    columns = [col for col in range(5) if fits(wall, row, col, color, grey)]
    for col in columns:
        tiled = [*wall]
        tiled[row] = wall[row][:col] + color + wall[row][col + 1 :]
        yield from ways(tiled, rest, grey)
    if not columns:
        for fallen in ways(wall, rest, grey):
            yield fallen | {row}


def fits(wall: list[str], row: int, col: int, color: str, grey: bool) -> bool:
    """Tell whether a tile may go to a space."""
    if not grey:
        return PRINTED[row][col] == color
    return wall[row][col] == "." and all(tiles[col] != color for tiles in wall)
