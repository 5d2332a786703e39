"""Find spaces by the pattern of the wall as it is printed, written out row by row."""

from tutorial.tasks.wall_space import WallSpacesTask, WallSpaceTask

PATTERN = ("BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB")


def solutions(task: WallSpaceTask | WallSpacesTask) -> list[list[str]]:
    """List the one right space, or the one right set of spaces."""
    lines = str(task.lines.board).split(":")[1].split(",")
    found = [
        f"r{row}c{PATTERN[row - 1].index(tiles[0]) + 1}"
        for row, tiles in enumerate(lines, 1)
        if len(tiles) == row and tiles != "-"
    ]
    return [found]
