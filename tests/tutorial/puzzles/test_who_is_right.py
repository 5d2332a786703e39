"""Who is right: Ana, Ben or neither, level by level."""

import pytest

from tests.tutorial.tasks.answering import answer
from tutorial.puzzles.seed import Seed
from tutorial.puzzles.who_is_right import (
    HELD,
    KNOWN_GOOD,
    RIGHT,
    WHO_IS_RIGHT,
    is_good,
    make_task,
)
from tutorial.tasks.who_is_right import WhoIsRightTask

SEEDS = range(30)
FROZEN = {
    "2-1-a": ("2:-,YY,RR,-,BBBBB:..R../....K/...../...B./.....:R", "ben"),
    "2-2-a": ("2:B,WW,RR,KK,-:.Y.../...../...../R...Y/.R..B:YM", "ana"),
    "2-3-a": ("6:W,B,RRR,YYYY,WWWWW:..R../W..../K.B../...../....B:MWW", "ben"),
}
"""Seed to board and answer: if one changes, the version of the type has to go up."""

every_level = pytest.mark.parametrize("level", HELD)


def made(level: int) -> list[WhoIsRightTask]:
    """Make the puzzles of many seeds."""
    return [make_task(Seed(WHO_IS_RIGHT.version, level, number)) for number in SEEDS]


@every_level
def test_everyone_can_be_right(level: int) -> None:
    """On level 1 one of the two is right, on the others it can be neither."""
    assert {task.truth for task in made(level)} == set(RIGHT[level])


@every_level
def test_the_two_never_agree(level: int) -> None:
    """Ana and Ben come to different scores, and whoever is wrong holds one misreading."""
    for task in made(level):
        ana, ben = task.counts.values()
        assert ana.after != ben.after
        assert {task.ana, task.ben} <= {"", *HELD[level], "bottom_up"}


@every_level
def test_mistakes_are_named(level: int) -> None:
    """Whoever is wrong is told by name what was wrong."""
    for task in made(level):
        wrong = [held for held in (task.ana, task.ben) if held]
        reasons = answer(task, task.truth).reasons
        named = [reason for reason in reasons if reason.startswith(("Ana: ", "Ben: "))]
        assert len(named) == len(wrong)
        assert not [reason for reason in named if "one step at a time" in reason]


@pytest.mark.parametrize(("seed", "puzzle"), FROZEN.items())
def test_old_links_show_old_puzzles(seed: str, puzzle: tuple[str, str]) -> None:
    """The puzzle behind a link never changes."""
    task = make_task(Seed.parse(seed))
    assert (task.round.text, task.solutions()[0][0]) == puzzle


def test_the_reserve() -> None:
    """The board kept in reserve is good."""
    assert is_good((KNOWN_GOOD, "bottom_up", ""))
