"""Does it end: levels, moments, mistakes, frozen seeds."""

from functools import cache

import pytest

from engine import end_bonuses
from tutorial.puzzles.does_it_end import (
    DOES_IT_END,
    LOADS,
    MOST_DUE,
    is_good,
    known_good,
    make_task,
)
from tutorial.puzzles.seed import Seed
from tutorial.tasks.does_it_end import AFTER, NO_END, NOW, DoesItEndTask

LEVELS = range(1, DOES_IT_END.levels + 1)
SEEDS = range(80)
FROZEN = {
    "1-1-a": (
        [
            "26:-,Y,BB,YYY,RR:BYRK./W...K/K..Y./RK.B./Y.K..:-",
            "32:-,-,W,YYY,-:B.RKW/W..R./K.BYR/RKWB./Y..W.:M",
        ],
        ["no", "no", "no"],
    ),
    "1-2-a": (
        [
            "22:-,KK,RR,-,WWW:B..../W..R./KWBY./RK.B./Y....:-",
            "32:-,KK,W,BB,BBBB:BY.../WBYR./K...R/RKW.Y/YRKW.:M",
        ],
        ["no", "yes", "end"],
    ),
    "1-3-zzzzzzzz": (
        [
            "20:B,KK,YYY,KKK,YYY:.Y.../WBYR./...../..W../.RKWB:-",
            "30:-,-,RRR,-,K:.YRK./WBY.K/K..Y./...BY/YR.WB:-",
            "26:-,BB,WW,KKKK,YYYYY:..RKW/..YR./K..../R.WB./.RKWB:M",
        ],
        ["yes", "no", "yes", "end"],
    ),
}
"""Seed to boards and answer: if one changes, the version has to go up."""

every_level = pytest.mark.parametrize("level", LEVELS)


@cache
def tasks(level: int) -> tuple[DoesItEndTask, ...]:
    """Make the puzzles of many seeds."""
    return tuple(make_task(Seed(DOES_IT_END.version, level, number)) for number in SEEDS)


@every_level
def test_games_end_and_go_on(level: int) -> None:
    """Both come often; nothing ever ends at once."""
    moments = [task.truth[-1] for task in tasks(level)]
    assert min(moments.count(NO_END), moments.count(AFTER)) > len(SEEDS) // 4
    assert NOW not in moments


@every_level
def test_columns_and_colors_tempt(level: int) -> None:
    """A full column on one wall and a complete color on another are there where nothing ends."""
    for task in (task for task in tasks(level) if task.truth[-1] == NO_END):
        full = task.bonuses
        assert any(bonus.columns for bonus in full)
        assert any(bonus.colors for bonus in full)


@every_level
def test_nobody_has_a_full_row_before(level: int) -> None:
    """The row that ends a game comes with this wall-tiling: before it, none is full."""
    for task in tasks(level):
        assert not any(board.full_rows for board in task.boards)
        assert all(len(board.full_lines) <= MOST_DUE for board in task.boards)


def test_columns_are_seen_at_once_on_level_1_only() -> None:
    """On level 1 columns and colors are full already; later this round completes some."""
    assert not completed(1)
    assert completed(2)
    assert completed(3)


def completed(level: int) -> bool:
    """Tell whether wall-tiling completes a column or a color of a wall without a full row."""
    return any(
        not after.rows and len(after.parts) > len(end_bonuses(board.wall).parts)
        for task in tasks(level)
        for board, after in zip(task.boards, task.bonuses, strict=True)
    )


def test_more_players_on_the_highest_level() -> None:
    """Two walls are to be judged, on level 3 three; there several may end the game."""
    assert [{len(task.boards) for task in tasks(level)} for level in LEVELS] == [
        set(LOADS[level].players) for level in LEVELS
    ]
    assert any(task.truth.count("yes") > 1 for task in tasks(3))


@pytest.mark.parametrize(("seed", "shown"), FROZEN.items())
def test_old_links_show_old_puzzles(seed: str, shown: tuple[list[str], list[str]]) -> None:
    """The puzzle behind a link never changes."""
    task = make_task(Seed.parse(seed))
    assert ([str(board) for board in task.boards], task.solutions()[0]) == shown


def test_the_puzzle_kept_in_reserve() -> None:
    """The boards taken when no draw is good enough are good themselves."""
    assert is_good(DoesItEndTask(str(known_good())))
