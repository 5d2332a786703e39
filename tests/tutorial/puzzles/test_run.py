"""One tile, one direction: a lone tile or one run, and enough around it to go wrong."""

from functools import cache

import pytest

from engine import Position
from engine.reachability import reasons
from engine.tiles import Cell
from rulesite.wording.misreadings import misreading_words
from tests.tutorial.tasks.answering import answer
from tutorial.puzzles.run import KNOWN_GOOD, LENGTHS, RUN, Surroundings, is_good, make_task
from tutorial.puzzles.seed import Seed
from tutorial.tasks.tile_score import TileScoreTask

LEVELS = range(1, RUN.levels + 1)
SEEDS = range(200)
FROZEN = {
    "1-1-a": ("...../#.##./#.#.#/...#./#....", (4, 1), 2),
    "1-2-a": ("...../.#..#/.##.#/...../###..", (4, 4), 1),
    "1-3-a": ("##..#/..#.#/....#/..#.#/#..##", (2, 1), 1),
    "1-3-zzzzzzzz": ("#..##/...##/.#.../#.###/..#..", (1, 2), 3),
}
"""Seed to wall, space and answer: if one changes, the version of the type has to go up."""

every_level = pytest.mark.parametrize("level", LEVELS)


@cache
def puzzles(level: int) -> tuple[TileScoreTask, ...]:
    """Make the puzzles of two hundred seeds."""
    return tuple(make_task(Seed(RUN.version, level, number)) for number in SEEDS)


def around(task: TileScoreTask) -> Surroundings:
    """Look at what lies around the new tile."""
    return Surroundings(task.board.wall, task.cell)


@every_level
def test_no_tile_has_two_runs(level: int) -> None:
    """The tile is alone or in one run, as long as its level has them."""
    assert {around(task).run for task in puzzles(level)} <= {1, *LENGTHS[level]}


@every_level
def test_many_tiles_are_alone(level: int) -> None:
    """At least a third of the tiles are alone, and at least a third are not."""
    alone = sum(task.truth == 1 for task in puzzles(level))
    assert 1 / 3 < alone / len(SEEDS) < 2 / 3


@every_level
def test_rows_and_columns_both_come(level: int) -> None:
    """Some runs lie in a row, others in a column."""
    rules = {task.score.rule for task in puzzles(level)}
    assert rules == {"score-lone", "score-row", "score-column"}


def test_traps_come_with_the_levels() -> None:
    """Around a run nothing misleads on level 1; a gap and a corner both do on level 3."""
    traps = {
        level: {
            (around(task).has_gap, around(task).corners > 0)
            for task in puzzles(level)
            if task.truth > 1
        }
        for level in LEVELS
    }
    assert traps[1] == {(False, False)}
    assert (False, False) not in traps[2]
    assert traps[3] == {(True, True)}


@every_level
def test_no_draw_had_to_be_given_up(level: int) -> None:
    """Every seed gives a puzzle of its own kind, and hardly ever one that was there before."""
    made = [(task.wall, task.cell) for task in puzzles(level)]
    assert all(
        is_good(*found, level, alone=task.truth == 1)
        for found, task in zip(made, puzzles(level), strict=True)
    )
    assert len(set(made)) > 190


@pytest.mark.parametrize(("seed", "puzzle"), FROZEN.items())
def test_old_links_show_old_puzzles(seed: str, puzzle: tuple[str, Cell, int]) -> None:
    """The puzzle behind a link never changes."""
    wall, cell, points = puzzle
    made = make_task(Seed.parse(seed))
    assert (made.wall, made.cell, made.truth) == (wall, cell, points)


def test_the_puzzle_kept_in_reserve() -> None:
    """The puzzle taken when no draw is good enough is one of the highest level."""
    assert is_good(*KNOWN_GOOD, max(LEVELS), alone=False)
    assert reasons(Position.parse(str(TileScoreTask(*KNOWN_GOOD).board))) == ()


def test_a_direction_without_neighbors_is_named() -> None:
    """Whoever adds one for the empty direction is told so, and the whole count besides."""
    task = TileScoreTask("...../.##../...../...../.....", (1, 3), tells_all=True)
    feedback = answer(task, "4")
    assert feedback.suspects == ("both_always",)
    assert feedback.reasons[0] == misreading_words("both_always").format(answer=4)
    assert feedback.total == "3 points"


def test_two_for_a_lone_tile_is_named() -> None:
    """Two for a tile without neighbors is what two mistakes have in common."""
    task = make_task(Seed.parse("1-2-a"))
    feedback = answer(task, "2")
    assert set(feedback.suspects) >= {"lone_is_2", "both_always"}
    assert feedback.total == "1 point"
