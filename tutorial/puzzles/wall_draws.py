"""Draws of walls near the end of a game: full rows, columns and colors, and nearly full ones."""

from dataclasses import dataclass

from engine.tiles import COLORS, SIZE, WALL, Cell, Color
from tutorial.puzzles.chance import Chance

Pattern = tuple[tuple[Color, ...], ...]
NEAR = SIZE - 1


@dataclass(frozen=True, slots=True)
class Plan:
    """Hold what a wall is to have: full rows, columns and colors, and colors of four tiles."""

    rows: int = 0
    columns: int = 0
    colors: int = 0
    near: int = 0
    density: float = 0.2


def grey_pattern(chance: Chance) -> Pattern:
    """Draw where colors could lie on the grey side: each once in a row and in a column."""
    rows, cols, colors = (chance.shuffled(range(SIZE)) for _ in range(3))
    return tuple(tuple(COLORS[colors[WALL[row][col].order]] for col in cols) for row in rows)


def draw_wall(chance: Chance, plan: Plan, pattern: Pattern = WALL) -> set[Cell]:
    """Draw the filled spaces of a wall; more may be full than planned."""
    rows, cols, colors = (chance.shuffled(range(SIZE)) for _ in range(3))
    cells = [(row, col) for row in range(SIZE) for col in range(SIZE)]
    full = [COLORS[at] for at in colors[: plan.colors]]
    filled = {
        cell
        for cell in cells
        if cell[0] in rows[: plan.rows]
        or cell[1] in cols[: plan.columns]
        or pattern[cell[0]][cell[1]] in full
        or chance.happens(plan.density)
    }
    for at in colors[plan.colors : plan.colors + plan.near]:
        own = [cell for cell in cells if pattern[cell[0]][cell[1]] == COLORS[at]]
        filled |= set(own[:NEAR]) if chance.happens(0.5) else set(own[1:])
    return filled


def written(filled: set[Cell], pattern: Pattern = WALL) -> str:
    """Write a wall with the colors of its tiles."""
    return "/".join(
        "".join(str(pattern[row][col]) if (row, col) in filled else "." for col in range(SIZE))
        for row in range(SIZE)
    )
