"""Which space scores most: one is best by the rules, others look better to those who err."""

from functools import cache

import pytest

from engine.tiles import SIZE, Cell
from rulesite.wording.misreadings.tile import TILE
from tutorial.puzzles.best_space import (
    BEST_SPACE,
    CANDIDATES,
    DECOYS,
    FALLEN_FOR,
    KNOWN_GOOD,
    MARGIN,
    is_good,
    make_task,
)
from tutorial.puzzles.seed import Seed
from tutorial.tasks.best_space import BestSpaceTask

LEVELS = range(1, BEST_SPACE.levels + 1)
SEEDS = range(150)
FROZEN = {
    "1-1-a": ("....#/.##.#/#..../.###./...#.", ((1, 3), (2, 3), (3, 0)), (3, 0)),
    "1-2-a": ("..#../..##./...##/##..#/#...#", ((0, 1), (1, 0), (4, 1)), (4, 1)),
    "1-3-a": (".#.#./.#.#./#..##/####./#...#", ((1, 2), (2, 2), (4, 1), (4, 2)), (2, 2)),
    "1-3-zzzzzzzz": (".#.##/..#.#/.####/#..#./#..##", ((1, 0), (1, 1), (3, 1), (4, 1)), (1, 1)),
}
"""Seed to wall, spaces and answer: if one changes, the version of the type has to go up."""

every_level = pytest.mark.parametrize("level", LEVELS)


@cache
def puzzles(level: int) -> tuple[BestSpaceTask, ...]:
    """Make the puzzles of many seeds."""
    return tuple(make_task(Seed(BEST_SPACE.version, level, number)) for number in SEEDS)


def points(task: BestSpaceTask) -> list[int]:
    """List what the spaces score, the most last."""
    return sorted(task.score(cell).points for cell in task.cells)


@every_level
def test_one_space_is_best(level: int) -> None:
    """One of three or four spaces is ahead, closely on the highest level."""
    least, most = MARGIN[level]
    for task in puzzles(level):
        *_, second, best = points(task)
        assert least <= best - second <= most
        assert len(task.cells) == CANDIDATES[level]


@every_level
def test_decoys_come_with_the_levels(level: int) -> None:
    """Whole clusters and gaps draw away from the best space, both of them on level 3."""
    for task in puzzles(level):
        readings = task.readings()
        assert sum(readings[name] != task.truth for name in DECOYS) >= FALLEN_FOR[level]


@every_level
def test_every_mistake_is_named(level: int) -> None:
    """Whoever errs in a known way is told how, or what a few such ways have in common."""
    vague = str(TILE.unclear)
    for task in puzzles(level)[:50]:
        for cell in {*task.readings().values()} - {task.truth}:
            assert task.judge(cell).reasons[0] != vague


@every_level
def test_no_tile_fills_a_row_or_column(level: int) -> None:
    """No bonus is in sight, so that the points of the tile are all that counts."""
    for task in puzzles(level):
        scores = [task.score(cell) for cell in task.cells]
        assert all(max(score.horizontal, score.vertical) < SIZE for score in scores)


@every_level
def test_every_letter_wins(level: int) -> None:
    """The best space is not always in the same place."""
    letters = {task.letters[task.truth] for task in puzzles(level)}
    assert len(letters) == CANDIDATES[level]


@every_level
def test_no_draw_had_to_be_given_up(level: int) -> None:
    """Every seed gives a puzzle, and hardly ever one that was there before."""
    made = puzzles(level)
    assert KNOWN_GOOD not in made
    assert len(set(made)) > len(SEEDS) * 0.95


@pytest.mark.parametrize(("seed", "puzzle"), FROZEN.items())
def test_old_links_show_old_puzzles(seed: str, puzzle: tuple[str, tuple[Cell, ...], Cell]) -> None:
    """The puzzle behind a link never changes."""
    task = make_task(Seed.parse(seed))
    assert (task.wall, task.cells, task.truth) == puzzle


def test_the_puzzle_kept_in_reserve() -> None:
    """The puzzle taken when no draw is good enough is one of the highest level."""
    assert is_good(KNOWN_GOOD, max(LEVELS))
