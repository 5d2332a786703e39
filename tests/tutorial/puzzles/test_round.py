"""A round in order: what lies on the board, level by level, and what is said."""

import pytest

from tests.tutorial.tasks.answering import answer
from tutorial.puzzles.round import KNOWN_GOOD, LOADS, ROUND, is_good, make_task
from tutorial.puzzles.seed import Seed

SEEDS = range(30)
FROZEN = {
    "1-1-a": ("5:-,-,RRR,YYYY,RRRRR:B..K./...../...Y./.KW../....B:-", "12"),
    "1-2-a": ("4:K,-,RRR,YYYY,WW:BYR../.B..K/.W.Y./..WB./YRK..:-", "18"),
    "1-3-a": ("4:K,YY,WWW,KKKK,RRRRR:....W/.B.R./K.BY./...../..KWB:-", "31"),
}
"""Seed to board and answer: if one changes, the version of the type has to go up."""

every_level = pytest.mark.parametrize("level", LOADS)


@every_level
def test_both_wrong_orders_give_another_number(level: int) -> None:
    """Whoever tiles from the bottom, or counts afterwards, comes to another score."""
    for number in SEEDS:
        task = make_task(Seed(ROUND.version, level, number))
        readings = task.readings()
        assert is_good(task.round, level)
        assert task.truth not in {readings["bottom_up"], readings["all_then_count"]}


@every_level
def test_more_lines_on_higher_levels(level: int) -> None:
    """Level 1 has three full lines, level 3 four or five."""
    made = [make_task(Seed(ROUND.version, level, number)) for number in SEEDS]
    full = {len(task.round.board.full_lines) for task in made}
    assert full == set(LOADS[level].full)


@pytest.mark.parametrize(("seed", "puzzle"), FROZEN.items())
def test_old_links_show_old_puzzles(seed: str, puzzle: tuple[str, str]) -> None:
    """The puzzle behind a link never changes."""
    task = make_task(Seed.parse(seed))
    assert (task.round.text, task.solutions()[0][0]) == puzzle


def test_the_wrong_order_is_named() -> None:
    """Who tiles from the bottom sees both orders and the whole count."""
    task = make_task(Seed.parse("1-3-3"))
    feedback = answer(task, str(task.readings()["bottom_up"]))
    assert feedback.suspects == ("bottom_up",)
    assert "bottom to top" in feedback.reasons[0]
    assert feedback.total
    assert len(feedback.scene.boards) == 2


@every_level
def test_the_reserve(level: int) -> None:
    """The board kept in reserve is good on every level."""
    assert is_good(KNOWN_GOOD, level)
