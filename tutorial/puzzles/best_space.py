"""Which space scores most: a few spaces, of which one is best by the rules."""

from collections.abc import Iterator
from functools import lru_cache

from django.utils.translation import pgettext, pgettext_lazy

from engine import Rule, score_tile
from engine.misreadings import TILE
from engine.tiles import SIZE, Cell
from rulesite.board.wall import wall_from_text, with_tile
from rulesite.wording.misreadings import COMMON
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.draws import filled, first_good
from tutorial.puzzles.puzzle_type import Puzzle, PuzzleType, Unit
from tutorial.puzzles.seed import Seed
from tutorial.tasks.best_space import BestSpaceTask, preferred
from tutorial.tasks.cells import CELLS

DENSITY = {1: 0.35, 2: 0.42, 3: 0.48}
"""Share of the spaces with a tile, by level."""
CANDIDATES = {1: 3, 2: 3, 3: 4}
"""How many spaces there are to choose from, by level."""
DECOYS = ("whole_cluster", "jumps_gaps")
"""Misreadings that choose wrong: one of them on level 2, both on level 3."""
FALLEN_FOR = {1: 0, 2: 1, 3: 2}
MARGIN = {1: (2, SIZE * 2), 2: (1, SIZE * 2), 3: (1, 2)}
"""How few and how many points the best space is ahead, by level."""
HANDS_A_WALL = 60
"""How many choices of spaces are looked at on one wall."""
TRIES = 4000
MOST_WALLS = 200
"""How many walls are looked at: those with too few spaces make no tries."""
Counts = dict[Cell, dict[str, int]]
TRUE = ""
"""The name of the right count among those of the misreadings."""
KNOWN_GOOD = BestSpaceTask("##.##/#..#./.####/#.#.#/##.#.", ((1, 1), (1, 2), (1, 4), (4, 4)))
"""Taken if no draw is good enough."""


def make(seed: Seed) -> Puzzle:
    """Make the puzzle of a seed."""
    return Puzzle(
        question=pgettext("puzzle best-space", "On which space does a new tile score most?"),
        text=pgettext(
            "puzzle best-space",
            "Compare the spaces with a letter, each on its own. Choose the best one.",
        ),
        task=make_task(seed),
    )


def make_task(seed: Seed) -> BestSpaceTask:
    """Draw walls and spaces until they are good."""
    chance, level = Chance(f"best-space-{seed}"), seed.level
    return first_good(draws(chance, level), lambda task: is_good(task, level), TRIES, KNOWN_GOOD)


def draws(chance: Chance, level: int) -> Iterator[BestSpaceTask]:
    """Draw walls, and on each a few times some of its empty spaces."""
    for _ in range(MOST_WALLS):
        wall = filled(chance, DENSITY[level])
        spaces = sorted(all_counts(wall))
        for _again in range(HANDS_A_WALL if len(spaces) >= CANDIDATES[level] else 0):
            cells = sorted(chance.some(spaces, CANDIDATES[level]))
            yield BestSpaceTask(wall, tuple(cells))


@lru_cache(maxsize=8)
def all_counts(text: str) -> Counts:
    """Count a tile on each empty space in every way, right and wrong.

    Spaces where a tile would fill its row or column are left out: they bring a bonus later.
    """
    before = wall_from_text(text)
    found = {}
    for cell in CELLS:
        if before[cell[0]][cell[1]]:
            continue
        wall = with_tile(before, cell)
        score = score_tile(wall, *cell)
        if max(score.horizontal, score.vertical) < SIZE:
            wrong = {misreading.id: misreading.apply(wall, *cell) for misreading in TILE}
            found[cell] = {TRUE: score.points, **wrong}
    return found


def is_good(task: BestSpaceTask, level: int) -> bool:
    """Tell whether spaces make a puzzle.

    One is best by as much as the level has; every misreading has a choice, of which at least two
    are wrong and differ; what leads to a wrong one can be named; and so many decoys draw away from
    the best space.
    """
    every = all_counts(task.wall)
    counts = {cell: every[cell] for cell in task.cells}
    *_, second, first = sorted(count[TRUE] for count in counts.values())
    least, most = MARGIN[level]
    if not least <= first - second <= most:
        return False
    chosen = choices_of(counts)
    wrong = set(chosen.values()) - {chosen[TRUE]}
    fallen_for = sum(chosen[decoy] != chosen[TRUE] for decoy in DECOYS)
    if None in wrong or len(wrong) < 2 or fallen_for < FALLEN_FOR[level]:
        return False
    return all(is_named({name for name in chosen if chosen[name] == cell}) for cell in wrong)


def is_named(suspects: set[str]) -> bool:
    """Tell whether there are words for what leads to a space, alone or in common."""
    return len(suspects) == 1 or any(suspects <= shared for shared, _key in COMMON)


def choices_of(counts: Counts) -> dict[str, Cell | None]:
    """Return the space that each way of counting prefers, None where several are as good."""
    truth = max(counts, key=lambda cell: counts[cell][TRUE])
    names = next(iter(counts.values()))
    return {
        name: preferred({cell: count[name] for cell, count in counts.items()}, truth)
        for name in names
    }


BEST_SPACE = PuzzleType(
    id="best-space",
    version=1,
    levels=len(DENSITY),
    unit=Unit.TILING,
    title=pgettext_lazy("puzzle best-space", "Which space scores most?"),
    summary=pgettext_lazy("puzzle best-space", "Compare a few spaces and choose the best one."),
    rules=(Rule.SCORE_BOTH, Rule.SCORE_RUN, Rule.SCORE_NO_DIAGONAL),
    make=make,
    family=TILE,
)
