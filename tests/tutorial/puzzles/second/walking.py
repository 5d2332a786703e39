"""A round walked through by hand, from its notation and the printed wall alone."""

from typing import NamedTuple

PRINTED = ("BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB")
COSTS = (1, 1, 2, 2, 2, 3, 3)


class Walked(NamedTuple):
    """Hold what a round comes to: score before, points by row, cost of the floor line, end."""

    before: int
    points: dict[int, int]
    cost: int
    after: int


def walk(text: str) -> Walked:
    """Move the full lines one by one from the top, count each, pay the floor line."""
    score, lines, wall, floor = text.split(":")
    filled = {
        (row, col)
        for row, tiles in enumerate(wall.split("/"))
        for col, tile in enumerate(tiles)
        if tile != "."
    }
    points = {}
    for row, line in enumerate(lines.split(",")):
        if line != "-" and len(line) == row + 1:
            cell = row, PRINTED[row].index(line[0])
            filled.add(cell)
            points[row] = count(filled, *cell)
    cost = sum(COSTS[: len(floor.replace("-", ""))])
    return Walked(int(score), points, cost, max(0, int(score) + sum(points.values()) - cost))


def count(filled: set[tuple[int, int]], row: int, col: int) -> int:
    """Count a tile by going from it in the four directions."""
    across = go(filled, row, col, 0, 1) + go(filled, row, col, 0, -1)
    down = go(filled, row, col, 1, 0) + go(filled, row, col, -1, 0)
    return across + bool(across) + down + bool(down) or 1


def go(filled: set[tuple[int, int]], row: int, col: int, down: int, right: int) -> int:
    """Count the filled spaces in one direction."""
    steps = 0
    while (row + (steps + 1) * down, col + (steps + 1) * right) in filled:
        steps += 1
    return steps
