"""One tile, cross: every puzzle is possible, has one answer, and tells mistakes apart."""

from collections.abc import Iterator
from functools import cache

import pytest

from engine import Position, score_tile
from engine.misreadings import TILE
from engine.reachability import reasons
from engine.tiles import SIZE, Cell
from rulesite.board.wall import wall_from_text
from tests.tutorial.puzzles.second.cross import counted
from tutorial.puzzles.cross import (
    CROSS,
    KNOWN_GOOD,
    WRONG_ANSWERS,
    is_good,
    jumps_a_gap,
    make_task,
    wrong_answers,
)
from tutorial.puzzles.seed import Seed
from tutorial.tasks.tile_score import TileScoreTask

LEVELS = range(1, CROSS.levels + 1)
SEEDS = range(200)
FROZEN = {
    "1-1-a": ("...#./..#../.#.../#..##/#..##", (1, 1), 4),
    "1-2-a": ("..###/.#..#/.#..#/..##./.##..", (2, 2), 5),
    "1-3-a": ("...../.#.#./.####/##..#/.##.#", (1, 2), 5),
    "1-1-0": ("....#/..##./##..#/##.##/.#...", (1, 1), 7),
    "1-3-zzzzzzzz": (".###./.##../..#.#/.#.#./#..#.", (2, 3), 6),
}
"""Seed to wall, space and answer: if one changes, the version of the type has to go up."""

every_level = pytest.mark.parametrize("level", LEVELS)


def fresh(level: int) -> Iterator[TileScoreTask]:
    """Make the puzzles of two hundred seeds."""
    return (make_task(Seed(CROSS.version, level, number)) for number in SEEDS)


@cache
def puzzles(level: int) -> tuple[TileScoreTask, ...]:
    """Keep those puzzles."""
    return tuple(fresh(level))


@every_level
def test_positions_are_possible(level: int) -> None:
    """Nothing speaks against a puzzle's position; before the tile came no row was full."""
    for puzzle in puzzles(level):
        assert reasons(Position.parse(str(puzzle.board))) == ()
        before = wall_from_text(puzzle.wall)
        assert not any(all(row) for row in before)
        assert before[puzzle.cell[0]][puzzle.cell[1]] is None


@every_level
def test_answers_are_right(level: int) -> None:
    """A second way of counting comes to the same answer, and it is the only one."""
    for puzzle in puzzles(level):
        assert puzzle.solutions() == [[str(counted(puzzle.wall, puzzle.cell))]]


@every_level
def test_every_tile_has_neighbors_both_ways(level: int) -> None:
    """The tile scores its row and its column."""
    assert all(puzzle.score.rule == "score-both" for puzzle in puzzles(level))


@every_level
def test_mistakes_are_alive(level: int) -> None:
    """Known mistakes give several other answers, more of them on a higher level."""
    for puzzle in puzzles(level):
        case = puzzle.board.wall, *puzzle.cell
        wrong = {misreading.apply(*case) for misreading in TILE} - {score_tile(*case).points}
        assert len(wrong) >= max(2, WRONG_ANSWERS[level])
        assert wrong == wrong_answers(puzzle.board.wall, puzzle.cell)


@every_level
def test_gaps_come_with_the_levels(level: int) -> None:
    """On level 1 no tile lies beyond a gap, on level 3 one always does."""
    gaps = {jumps_a_gap(puzzle.board.wall, puzzle.cell) for puzzle in puzzles(level)}
    assert gaps == {1: {False}, 2: {False, True}, 3: {True}}[level]


@every_level
def test_no_draw_had_to_be_given_up(level: int) -> None:
    """Every seed gives a puzzle of its own kind, and hardly ever one that was there before."""
    made = [(puzzle.wall, puzzle.cell) for puzzle in puzzles(level)]
    assert all(is_good(*puzzle, level) for puzzle in made)
    assert len(set(made)) > 190


def test_tiles_come_everywhere() -> None:
    """No space of the wall is left out, so that no habit forms."""
    cells = {puzzle.cell for level in LEVELS for puzzle in puzzles(level)}
    assert len(cells) == SIZE * SIZE


@every_level
def test_the_same_seed_is_the_same_puzzle(level: int) -> None:
    """A link shows everyone the same puzzle."""
    assert tuple(fresh(level)) == puzzles(level)


@pytest.mark.parametrize(("seed", "puzzle"), FROZEN.items())
def test_old_links_show_old_puzzles(seed: str, puzzle: tuple[str, Cell, int]) -> None:
    """The puzzle behind a link never changes."""
    wall, cell, answer = puzzle
    made = make_task(Seed.parse(seed))
    assert (made.wall, made.cell) == (wall, cell)
    assert made.score.points == answer


def test_the_puzzle_kept_in_reserve() -> None:
    """The puzzle taken when no draw is good enough tells ten counts apart."""
    task = TileScoreTask(*KNOWN_GOOD)
    answers = wrong_answers(task.board.wall, task.cell) | {task.score.points}
    assert len(answers) == 10
    assert reasons(Position.parse(str(task.board))) == ()


def test_the_whole_count_is_told() -> None:
    """A puzzle explains itself in full after any answer."""
    assert all(puzzle.tells_all for puzzle in puzzles(1))
