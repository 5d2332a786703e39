"""Set up: what may be wrong is the same on each level, and harder to see."""

from collections import Counter

import pytest

from tutorial.puzzles.seed import Seed
from tutorial.puzzles.set_up import FAULTS, OFF_BY, SET_UP
from tutorial.tasks.set_up_check import SetUpCheckTask

SEEDS = range(120)
LEVELS = range(1, SET_UP.levels + 1)
FROZEN = {
    "2-1-a": (4, 9, "fill"),
    "2-2-a": (3, 7, "marker"),
    "2-3-a": (4, 9, "fill"),
    "2-3-zzzzzzzz": (2, 7, "displays"),
}
"""Seed to players, displays, answer: if one changes, the version of the type has to go up."""

every_level = pytest.mark.parametrize("level", LEVELS)


def tasks(level: int) -> list[SetUpCheckTask]:
    """Make the tasks of many seeds."""
    made = [SET_UP.make(Seed(SET_UP.version, level, number)).task for number in SEEDS]
    assert all(isinstance(task, SetUpCheckTask) for task in made)
    return made  # type: ignore[return-value]


@every_level
def test_every_answer_offered_is_often_right(level: int) -> None:
    """On each level each of the options is the right one in a fair share of the puzzles."""
    made = tasks(level)
    assert {option.value for option in made[0].options} == set(FAULTS)
    shares = Counter(task.answer for task in made)
    assert all(shares[fault] > len(made) / 8 for fault in FAULTS)


@every_level
def test_a_display_is_off_by_less_on_higher_levels(level: int) -> None:
    """Two tiles too few or too many are seen at once, one is not."""
    odd = {len(held) for task in tasks(level) for held in task.position.factories}
    assert odd == {4, 4 - OFF_BY[level], 4 + OFF_BY[level]}


@every_level
def test_the_number_of_displays_is_nearly_right_on_the_highest_level(level: int) -> None:
    """Below, it is that of another table: five, seven or nine."""
    laid = {len(task.position.factories) for task in tasks(level)}
    assert laid == ({5, 7, 9} if level < 3 else {4, 5, 6, 7, 8, 9})


@pytest.mark.parametrize(("seed", "shown"), FROZEN.items())
def test_old_links_show_old_puzzles(seed: str, shown: tuple[int, int, str]) -> None:
    """The puzzle behind a link never changes."""
    task = SET_UP.make(Seed.parse(seed)).task
    assert isinstance(task, SetUpCheckTask)
    position = task.position
    assert (len(position.players), len(position.factories), task.answer) == shown


def test_every_number_of_players_comes_up() -> None:
    """Two, three and four players set up."""
    assert {len(task.position.players) for task in tasks(1)} == {2, 3, 4}


def test_what_is_there_is_told() -> None:
    """The explanation counts the displays, the tiles and looks for the marker."""
    task = next(task for task in tasks(3) if task.answer == "marker")
    assert task.judge("right").reasons[-1] == "The starting player marker is not in the centre."
    assert task.judge("marker").is_right
    task = next(task for task in tasks(3) if task.answer == "fill")
    assert any("instead of four" in reason for reason in task.judge("fill").reasons)


def test_nothing_is_said_twice() -> None:
    """How many displays there are is said once where it is right, and twice where it is not."""
    for fault, sentences in (("right", 1), ("displays", 2)):
        task = next(task for task in tasks(1) if task.answer == fault)
        assert len(task.display_steps()) == sentences
