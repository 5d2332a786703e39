"""Set up: what may be wrong grows with the level."""

import pytest

from tutorial.puzzles.seed import Seed
from tutorial.puzzles.set_up import FAULTS, SET_UP
from tutorial.tasks.set_up_check import SetUpCheckTask

SEEDS = range(60)


def tasks(level: int) -> list[SetUpCheckTask]:
    """Make the tasks of many seeds."""
    made = [SET_UP.make(Seed(1, level, number)).task for number in SEEDS]
    assert all(isinstance(task, SetUpCheckTask) for task in made)
    return made  # type: ignore[return-value]


@pytest.mark.parametrize("level", FAULTS)
def test_faults_come_with_the_levels(level: int) -> None:
    """On each level every fault named for it comes up, and no other."""
    assert {task.answer for task in tasks(level)} == set(FAULTS[level])


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
