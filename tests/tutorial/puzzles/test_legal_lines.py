"""Legal lines: every puzzle has lines that refuse, and mistakes that tempt."""

from functools import cache

import pytest

from engine import Position
from engine.reachability import reasons
from tutorial.puzzles.legal_lines import (
    KNOWN_GOOD,
    LEGAL_LINES,
    REFUSED,
    WRONG_ANSWERS,
    is_good,
    make,
    make_task,
)
from tutorial.puzzles.seed import Seed
from tutorial.tasks.legal_lines import LegalLinesTask
from tutorial.tasks.pick import pick

LEVELS = range(1, LEGAL_LINES.levels + 1)
SEEDS = range(60)
FROZEN = {
    "1-1-a": ("0:-,-,W,BB,-:.Y.K./W..R./K..../...../....B:-", "KK", "25F"),
    "1-2-a": ("0:B,-,R,RR,-:R.YW./.KB.W/....Y/...../..R..:-", "YY", "25F"),
    "1-3-a": ("0:-,-,-,R,YYY:R.Y.K/KRWY./..R../...../.....:-", "WW", "13F"),
}
"""Seed to board, hand and answer: if one changes, the version of the type has to go up."""

every_level = pytest.mark.parametrize("level", LEVELS)


@cache
def tasks(level: int) -> tuple[LegalLinesTask, ...]:
    """Make the puzzles of sixty seeds."""
    return tuple(make_task(Seed(LEGAL_LINES.version, level, number)) for number in SEEDS)


@every_level
def test_some_lines_refuse_and_mistakes_tempt(level: int) -> None:
    """Higher levels have more lines that refuse and more tempting wrong answers."""
    fewest, most = REFUSED[level]
    for task in tasks(level):
        assert fewest <= 6 - len(task.truth) <= most
        wrong = {marked for marked in task.readings().values() if marked != task.truth}
        assert len(wrong) >= WRONG_ANSWERS[level]


@every_level
def test_no_draw_had_to_be_given_up(level: int) -> None:
    """Every seed gives a position of a real game."""
    assert not any(task.pick.is_figure for task in tasks(level))


def test_the_grey_side_comes_with_the_levels() -> None:
    """Level 1 is on the colored side; on the others both sides come."""
    sides = {level: {task.pick.position.grey for task in tasks(level)} for level in LEVELS}
    assert sides == {1: {False}, 2: {False, True}, 3: {False, True}}


def test_the_grey_side_is_named() -> None:
    """A puzzle on the grey side says so."""
    for number in SEEDS:
        puzzle = make(Seed(LEGAL_LINES.version, 3, number))
        assert puzzle.grey is ("grey" in str(puzzle.text))


@pytest.mark.parametrize(("seed", "shown"), FROZEN.items())
def test_old_links_show_old_puzzles(seed: str, shown: tuple[str, str, str]) -> None:
    """The puzzle behind a link never changes."""
    task = make_task(Seed.parse(seed))
    board, hand, answer = shown
    assert str(task.pick.board) == board
    assert "".join(task.pick.hand.tiles) == hand
    assert task.solutions() == [[*answer]]


@every_level
def test_the_puzzle_kept_in_reserve(level: int) -> None:
    """The puzzle taken when no draw is good enough is good itself."""
    kept = pick(*KNOWN_GOOD)
    assert is_good(kept, level)
    assert reasons(Position.parse(kept.notation)) == ()
