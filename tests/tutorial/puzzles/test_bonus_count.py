"""Bonus count: levels, what is asked, mistakes, frozen seeds."""

from functools import cache

import pytest

from engine.misreadings import MISREADINGS
from engine.tiles import SIZE
from tests.tutorial.puzzles.second.bonus_count import counted
from tutorial.puzzles.bonus_count import (
    BONUS_COUNT,
    KNOWN_GOOD,
    LOADS,
    BonusTask,
    is_good,
    make_task,
    task_of,
)
from tutorial.puzzles.seed import Seed
from tutorial.tasks.bonus_count import BonusCountTask
from tutorial.tasks.bonus_shares import BonusNowTask, BonusSharesTask
from tutorial.tasks.final_wall import FinalWall

LEVELS = range(1, BONUS_COUNT.levels + 1)
SEEDS = range(100)
FROZEN = {
    "1-1-a": ("....W/W.Y../KW.Y./RKWBY/YRKWB", ["14"]),
    "1-2-a": ("W.B../..WBK/YKRWB/BWK.R/KB..W", ["22"]),
    "1-3-a": ("BYRKW/WBYRK/.WBYR/R...Y/Y....", ["4", "0", "10"]),
    "1-3-zzzzzzzz": ("B.K../.YRKB/YKBRW/RBY.K/KRWBY", ["4", "7", "20"]),
}
"""Seed to wall and answer: if one changes, the version has to go up."""

every_level = pytest.mark.parametrize("level", LEVELS)


@cache
def tasks(level: int) -> tuple[BonusTask, ...]:
    """Make the puzzles of many seeds."""
    return tuple(make_task(Seed(BONUS_COUNT.version, level, number)) for number in SEEDS)


@every_level
def test_mistakes_tempt(level: int) -> None:
    """Several misreadings give other answers, more of them on a higher level."""
    for task in tasks(level):
        wrong = {answer for answer in task.readings().values() if answer != task.truth}
        assert len(wrong) >= LOADS[level].wrong


@every_level
def test_a_wall_earns_several_bonuses(level: int) -> None:
    """Each wall has a full row, and as many bonuses as its level says."""
    found = {len(task.final.bonus.parts) for task in tasks(level)}
    assert found == set(LOADS[level].bonuses)
    assert all(task.final.bonus.rows for task in tasks(level))


def test_the_grey_side_comes_later() -> None:
    """Walls of the grey side come from level 2 on; the text says so."""
    assert {task.final.grey for task in tasks(1)} == {False}
    for level in (2, 3):
        assert {task.final.grey for task in tasks(level)} == {False, True}
    made = (BONUS_COUNT.make(Seed(1, 2, number)) for number in SEEDS)
    assert all(("grey" in str(puzzle.text)) == puzzle.grey for puzzle in made)


def test_a_grey_wall_repeats_no_color() -> None:
    """On the grey side no row and no column has a color twice."""
    for task in (task for task in tasks(2) if task.final.grey):
        for line in (*task.final.wall, *zip(*task.final.wall, strict=True)):
            held = [color for color in line if color]
            assert len(set(held)) == len(held)


def test_several_numbers_are_asked_on_the_highest_level() -> None:
    """Level 3 asks for the kinds of bonus, or for what counts now and what at the end."""
    assert {type(task) for task in (*tasks(1), *tasks(2))} == {BonusCountTask}
    assert {type(task) for task in tasks(3)} == {BonusSharesTask, BonusNowTask}


def test_shares_add_up_to_the_misreading() -> None:
    """What a misreading gives for rows, columns and colors is together what it gives in all."""
    for task in (*tasks(1), *tasks(2)):
        shares = task.final.wrong_shares()
        assert sum(task.final.shares) == task.final.bonus.points
        for name, parts in shares.items():
            assert sum(parts) == MISREADINGS[name].apply(task.final.wall)


def test_the_last_tile_fills_the_row() -> None:
    """Where points now are asked for, the row was not full before the tile."""
    for task in (task for task in tasks(3) if isinstance(task, BonusNowTask)):
        row, col = task.cell
        assert task.wall.split("/")[row].count(".") == 1
        assert task.wall.split("/")[row][col] == "."
        assert all("." in line for line in task.wall.split("/"))


@pytest.mark.parametrize(("seed", "shown"), FROZEN.items())
def test_old_links_show_old_puzzles(seed: str, shown: tuple[str, list[str]]) -> None:
    """The puzzle behind a link never changes."""
    task = make_task(Seed.parse(seed))
    assert (task.scene().position.split(":")[2], task.solutions()[0]) == shown


@every_level
def test_the_puzzle_kept_in_reserve(level: int) -> None:
    """The wall taken when no draw is good enough is good itself: a row and two columns."""
    assert is_good(task_of(FinalWall(KNOWN_GOOD), level), level)
    rows = FinalWall(KNOWN_GOOD).scene().position.split(":")[2].split("/")
    assert len(rows) == SIZE
    assert counted(rows) == (2, 14, 0)
