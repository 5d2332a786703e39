"""Draws of boards whose lines are to be tiled, on the colored side, all of them possible."""

from dataclasses import dataclass

from engine import Board, Position
from engine.board import Wall
from engine.checks.scores import most_points
from engine.reachability import reasons
from engine.tiles import COLORS, SIZE, Color, color_at, column_of
from rulesite.board.wall import wall_from_text
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.draws import filled
from tutorial.puzzles.floors import draw_floor
from tutorial.tasks.rounds import Round

FOLLOWS = 0.6
"""How often a line goes to the column of the tile above it, so that the order matters."""
UNFINISHED = 0.6
"""How often another line holds tiles."""
HIGHEST_SCORE = 45


@dataclass(frozen=True, slots=True)
class Load:
    """Hold how much there is on a board: tiles on the wall, full lines, things that fell."""

    density: float
    full: tuple[int, ...]
    fallen: tuple[int, ...] = (0,)
    marker: float = 0.0


def draw_round(chance: Chance, load: Load, *, lowest: bool = False) -> Round:
    """Draw a board; with `lowest`, its score is near zero."""
    wall = wall_from_text(filled(chance, load.density))
    lines = draw_lines(chance, wall, chance.pick(load.full))
    floor = draw_floor(chance, chance.pick(load.fallen), has_marker=chance.happens(load.marker))
    most = min(HIGHEST_SCORE, most_points(Board(wall=wall)))
    score = chance.below(min(most, 4 if lowest else most) + 1)
    return Round(str(Board(score=score, lines=lines, wall=wall, floor=floor)))


def draw_lines(chance: Chance, wall: Wall, full: int) -> tuple[tuple[Color, ...], ...]:
    """Draw pattern lines, so many of them full where the wall lets them."""
    chosen = chance.some(range(SIZE), full)
    lines: list[tuple[Color, ...]] = []
    col: int | None = None
    for row in range(SIZE):
        free = [color for color in COLORS if color not in wall[row]]
        color = chance.pick(free)
        if row in chosen:
            above = color_at(row, col) if col is not None else color
            color = above if above in free and chance.happens(FOLLOWS) else color
            col = column_of(row, color)
            lines.append((color,) * (row + 1))
        else:
            held = 1 + chance.below(row) if row and chance.happens(UNFINISHED) else 0
            lines.append((color,) * held)
            col = None
    return tuple(lines)


def is_sound(drawn: Round) -> bool:
    """Tell whether a draw is possible, also after wall-tiling, and does not end the game."""
    if reasons(Position.parse(drawn.text)):
        return False
    after = drawn.board_after
    return not after.full_rows


def wrong_order_matters(drawn: Round) -> bool:
    """Tell whether both wrong orders change the points of the tiles."""
    true = drawn.counted().points
    return all(drawn.counted(name).points != true for name in ("bottom_up", "all_then_count"))
