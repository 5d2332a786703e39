"""One tile, cross: what does a tile score that has neighbors both ways?."""

from django.utils.translation import pgettext, pgettext_lazy

from engine import Rule
from engine.misreadings import TILE
from engine.scoring import WallLike, score_tile
from engine.tiles import SIZE, Cell
from rulesite.board.wall import wall_from_text, with_tile
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.draws import endless, first_good
from tutorial.puzzles.puzzle_type import Puzzle, PuzzleType, Unit
from tutorial.puzzles.seed import Seed
from tutorial.tasks.cells import CELLS
from tutorial.tasks.tile_score import TileScoreTask

DENSITY = {1: 0.42, 2: 0.5, 3: 0.6}
"""Share of the spaces with a tile, by level."""
WRONG_ANSWERS = {1: 3, 2: 5, 3: 6}
"""How many different wrong answers must be tempting, by level."""
TRIES = 200
KNOWN_GOOD = (".#.##/..###/####./.#.#./....#", (2, 4))
"""Taken if no draw is good enough: ten different answers."""


def make(seed: Seed) -> Puzzle:
    """Make the puzzle of a seed."""
    return Puzzle(
        question=pgettext("puzzle cross", "How many points does the new tile score?"),
        text=pgettext(
            "puzzle cross",
            "The outlined tile has just come to the wall. Count its row and its column.",
        ),
        task=make_task(seed),
    )


def make_task(seed: Seed) -> TileScoreTask:
    """Draw walls until one is good."""
    chance, level = Chance(f"cross-{seed}"), seed.level
    draws = endless(lambda: draw(chance, DENSITY[level]))
    found = first_good(draws, lambda drawn: is_good(*drawn, level), TRIES, KNOWN_GOOD)
    return TileScoreTask(*found, tells_all=True)


def draw(chance: Chance, density: float) -> tuple[str, Cell]:
    """Draw a space for the new tile, and a wall around it."""
    cell = chance.pick(CELLS)
    return draw_wall(chance, cell, density), cell


def draw_wall(chance: Chance, cell: Cell, density: float) -> str:
    """Draw a wall, the space of the new tile left empty."""
    rows = (
        "".join(
            "#" if chance.happens(density) and (row, col) != cell else "." for col in range(SIZE)
        )
        for row in range(SIZE)
    )
    return "/".join(rows)


def is_good(text: str, cell: Cell, level: int) -> bool:
    """Tell whether a draw makes a puzzle: possible, a cross, and tempting enough.

    A full row before the tile comes is impossible, since the game would have ended. Gaps in the
    row or column of the tile are left to the higher levels.
    """
    before = wall_from_text(text)
    wall = with_tile(before, cell)
    score = score_tile(wall, *cell)
    if any(all(tiles) for tiles in before) or min(score.horizontal, score.vertical) < 2:
        return False
    has_gap = jumps_a_gap(wall, cell)
    if has_gap if level == 1 else level == 3 and not has_gap:
        return False
    return len(wrong_answers(wall, cell)) >= WRONG_ANSWERS[level]


def wrong_answers(wall: WallLike, cell: Cell) -> set[int]:
    """Return the numbers that the known misreadings give, without the right one."""
    answers = {misreading.apply(wall, *cell) for misreading in TILE}
    return answers - {score_tile(wall, *cell).points}


def jumps_a_gap(wall: WallLike, cell: Cell) -> bool:
    """Tell whether tiles lie beyond a gap in the row or column of a space."""
    row, col = cell
    score = score_tile(wall, row, col)
    in_row = sum(bool(tile) for tile in wall[row])
    in_column = sum(bool(wall[at][col]) for at in range(SIZE))
    return in_row > score.horizontal or in_column > score.vertical


CROSS = PuzzleType(
    id="cross",
    version=1,
    levels=len(DENSITY),
    unit=Unit.TILING,
    title=pgettext_lazy("puzzle cross", "One tile, both ways"),
    summary=pgettext_lazy("puzzle cross", "Count what a tile scores in its row and its column."),
    rules=(Rule.SCORE_BOTH,),
    make=make,
    family=TILE,
)
