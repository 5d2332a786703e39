"""What is against a line is said, cited and marked."""

from collections.abc import Callable

import pytest

from engine.errors import Reason
from tests.tutorial.puzzles.pool.examples import ENTRIES
from tutorial.first_round import play_round
from tutorial.first_round.drawn import Table
from tutorial.tasks.choose_move import ChooseMoveTask
from tutorial.tasks.pick import Pick, pick
from tutorial.tasks.refused import Refused, blocking
from tutorial.tasks.telling import Alone

Make = Callable[[Pick, tuple[Reason, ...]], Refused]
YELLOW = pick("0:-,R,-,-,-:.Y.../..Y../...../...../.....:-", "YY")
"""The first line is refused by the wall, the second by its tiles too."""


def table(held: Pick, reasons: tuple[Reason, ...]) -> Refused:
    """Put tiles in hand in a first round."""
    return Table(play_round(1, ()), held, reasons)


def choosing(held: Pick, reasons: tuple[Reason, ...]) -> Refused:
    """Put tiles in hand in a decision."""
    return ChooseMoveTask(ENTRIES["best-finish"], Alone(()), taken=held, reasons=reasons)


@pytest.mark.parametrize("make", [table, choosing])
@pytest.mark.parametrize(("line", "count"), [(0, 1), (1, 2), (2, 0)])
def test_each_reason_is_said_and_cited(make: Make, line: int, count: int) -> None:
    """However tiles come into the hand, every reason has its sentence and its rule."""
    held = make(YELLOW, YELLOW.refusals(line))
    assert len(set(held.refusals)) == len(set(held.citations)) == count


@pytest.mark.parametrize(("line", "cells"), [(0, {(0, 1)}), (1, {(1, 2)}), (2, set())])
def test_what_refuses_on_the_wall_is_marked(line: int, cells: set[tuple[int, int]]) -> None:
    """The tile of the same color in the row is marked; an open line marks nothing."""
    assert set(blocking(YELLOW.refusals(line))) == cells
