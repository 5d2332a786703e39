"""One tile, one direction: what does a tile score that is alone or in one run?."""

from collections.abc import Iterator
from dataclasses import dataclass

from django.utils.translation import pgettext, pgettext_lazy

from engine import Rule, score_tile
from engine.board import Wall
from engine.misreadings import TILE
from engine.tiles import SIZE, Cell
from rulesite.board.wall import wall_from_text, with_tile
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.cross import draw_wall, jumps_a_gap, wrong_answers
from tutorial.puzzles.draws import first_good
from tutorial.puzzles.puzzle_type import Puzzle, PuzzleType, Unit
from tutorial.puzzles.seed import Seed
from tutorial.tasks.cells import CELLS
from tutorial.tasks.tile_score import TileScoreTask

DENSITY = {1: 0.25, 2: 0.35, 3: 0.45}
"""Share of the spaces with a tile, by level."""
LENGTHS = {1: (2, 3), 2: (3, 4), 3: (3, 4, 5)}
"""How long a run is, by level; a tile on its own comes on every level."""
ALONE = 0.4
"""How often the tile is on its own: the rule for it is seen nowhere else."""
WRONG_ANSWERS = {1: 2, 2: 3, 3: 4}
"""How many different wrong answers a run must tempt to, by level."""
WRONG_ALONE = {1: 2, 2: 2, 3: 3}
"""How many a lone tile must tempt to, by level."""
TRIES = 800
Drawn = tuple[str, Cell]
KNOWN_GOOD: Drawn = ("#..##/...##/.#.../#.###/..#..", (1, 2))
"""Taken if no draw is good enough."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """Hold what lies around a tile just placed."""

    wall: Wall
    cell: Cell

    @property
    def run(self) -> int:
        """Return the length of its run, 1 if it is alone, and 0 if it has two runs."""
        score = score_tile(self.wall, *self.cell)
        shorter, longer = sorted((score.horizontal, score.vertical))
        return longer if shorter == 1 else 0

    @property
    def has_gap(self) -> bool:
        """Tell whether tiles lie beyond a gap in its row or column."""
        return jumps_a_gap(self.wall, self.cell)

    @property
    def corners(self) -> int:
        """Count the tiles that touch it at a corner."""
        row, col = self.cell
        near = [(row + down, col + right) for down in (-1, 1) for right in (-1, 1)]
        return sum(bool(self.wall[r][c]) for r, c in near if {r, c} <= set(range(SIZE)))


def make(seed: Seed) -> Puzzle:
    """Make the puzzle of a seed."""
    return Puzzle(
        question=pgettext("puzzle run", "How many points does the new tile score?"),
        text=pgettext(
            "puzzle run",
            "The outlined tile has just come to the wall. Is it alone, or is there a run?",
        ),
        task=make_task(seed),
    )


def make_task(seed: Seed) -> TileScoreTask:
    """Draw walls until one is good."""
    chance, level = Chance(f"run-{seed}"), seed.level
    alone = chance.happens(ALONE)
    draws = walls(chance, DENSITY[level])
    found = first_good(draws, lambda drawn: is_good(*drawn, level, alone), TRIES, KNOWN_GOOD)
    return TileScoreTask(*found, tells_all=True)


def walls(chance: Chance, density: float) -> Iterator[Drawn]:
    """Draw walls, each with an empty space for the new tile."""
    while True:
        cell = chance.pick(CELLS)
        yield draw_wall(chance, cell, density), cell


def is_good(text: str, cell: Cell, level: int, alone: bool) -> bool:
    """Tell whether a draw makes a puzzle: possible, alone or one run as wanted, and tempting.

    Tiles beyond a gap and tiles at a corner are left to the higher levels, where a run has one of
    them, and on the highest both; next to a lone tile there always are some.
    """
    before = wall_from_text(text)
    around = Surroundings(with_tile(before, cell), cell)
    if any(all(row) for row in before) or all(around.wall[cell[0]]):
        return False
    if alone:
        return around.run == 1 and len(wrong_answers(around.wall, cell)) >= WRONG_ALONE[level]
    traps = around.has_gap + (around.corners > 0)
    return (
        around.run in LENGTHS[level]
        and (traps == 0 if level == 1 else traps >= level - 1)
        and len(wrong_answers(around.wall, cell)) >= WRONG_ANSWERS[level]
    )


RUN = PuzzleType(
    id="run",
    version=1,
    levels=len(DENSITY),
    unit=Unit.TILING,
    title=pgettext_lazy("puzzle run", "One tile, one direction"),
    summary=pgettext_lazy("puzzle run", "Count a tile that is alone or in one run."),
    rules=(
        Rule.SCORE_LONE,
        Rule.SCORE_ROW,
        Rule.SCORE_COLUMN,
        Rule.SCORE_RUN,
        Rule.SCORE_NO_DIAGONAL,
    ),
    make=make,
    family=TILE,
)
