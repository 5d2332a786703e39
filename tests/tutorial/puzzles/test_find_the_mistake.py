"""Find the mistake: one wrong line, one misreading behind it."""

import pytest

from tests.tutorial.tasks.answering import answer
from tutorial.puzzles.find_the_mistake import (
    FIND_THE_MISTAKE,
    HELD,
    KNOWN_GOOD,
    is_good,
    make_task,
)
from tutorial.puzzles.seed import Seed
from tutorial.tasks.rounds import differing
from tutorial.tasks.sheet_mistake import SheetMistakeTask

SEEDS = range(30)
FROZEN = {
    "2-1-a": ("7:W,KK,K,-,RRRRR:.Y.../...../...YR/R..../Y....:BBB", "floor"),
    "2-2-a": ("9:R,YY,-,RR,RRRRR:...K./W..../...YR/...B./..K..:WWWY", "2"),
    "2-3-a": ("1:-,YY,YYY,KKK,WWWWW:B...W/...../KWB../..WB./YR...:RMR", "3"),
}
"""Seed to board and answer: if one changes, the version of the type has to go up."""

every_level = pytest.mark.parametrize("level", HELD)


def made(level: int) -> list[SheetMistakeTask]:
    """Make the puzzles of many seeds."""
    return [make_task(Seed(FIND_THE_MISTAKE.version, level, number)) for number in SEEDS]


@every_level
def test_one_line_is_wrong(level: int) -> None:
    """A sheet has exactly one wrong line, made by one of the misreadings of its level."""
    for task in made(level):
        assert task.misreading in {*HELD[level], KNOWN_GOOD[1]}
        assert len(differing(task.round.counted(), task.written)) == 1


@every_level
def test_all_mistakes_of_a_level_come_up(level: int) -> None:
    """No misreading of a level is too rare to be drawn."""
    assert {task.misreading for task in made(level)} >= set(HELD[level])


@every_level
def test_the_mistake_has_a_name(level: int) -> None:
    """After the answer the misreading is named, never just "too high"."""
    for task in made(level):
        mistake = task.mistake()
        assert mistake
        assert task.misreading in mistake.suspects
        assert "one step at a time" not in mistake.sentence
        assert mistake.sentence in answer(task, task.wrong_step).reasons


@pytest.mark.parametrize(("seed", "puzzle"), FROZEN.items())
def test_old_links_show_old_puzzles(seed: str, puzzle: tuple[str, str]) -> None:
    """The puzzle behind a link never changes."""
    task = make_task(Seed.parse(seed))
    assert (task.round.text, task.solutions()[0][0]) == puzzle


def test_the_reserve() -> None:
    """The sheet kept in reserve is good."""
    assert is_good(KNOWN_GOOD)
