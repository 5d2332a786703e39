"""The end of a round for two."""

import pytest

from tutorial.puzzles.best_move import BEST_MOVE
from tutorial.puzzles.seed import Seed
from tutorial.tasks.choose_move import ChooseMoveTask

LEVELS = range(1, BEST_MOVE.levels + 1)
FROZEN = {
    "2-1-school": (
        "c 2d B A -,-,-,-,- YKKWW"
        " 9,9,14,13,15"
        " 1,4,0,3,2"
        " 6:Y,YY,RRR,-,RR:B..../.B.../.W.../.K.../.....:-"
        " 4:K,BB,Y,BBBB,BB:..R../..Y../...../....Y/.....:M",
        "CY3",
    ),
    "2-2-school": (
        "c 3d B A -,-,-,-,- BBBKWWW"
        " 6,9,8,8,9"
        " 6,2,5,5,5"
        " 0:B,RR,Y,K,YYY:..RK./....K/...../...../.....:KMWWRR"
        " 14:K,-,-,YYYY,BB:B...W/...RK/...YR/...B./.....:-",
        "CB5",
    ),
    "2-3-school": (
        "c 5d B A -,-,-,-,- MYYYYRRRRKKW"
        " 0,0,0,0,0"
        " 14,6,10,11,9"
        " 44:-,WW,WWW,KK,-:.YRKW/.BYRK/..BYR/..WBY/..K..:-"
        " 13:B,YY,-,YYY,-:.YRKW/.B.RK/.WB.R/...../...W.:-",
        "CK5",
    ),
}
"""Seed to position and best move: a link shows the same for ever."""


def task(seed: Seed) -> ChooseMoveTask:
    """Make the task of a seed."""
    made = BEST_MOVE.make(seed).task
    assert isinstance(made, ChooseMoveTask)
    return made


@pytest.mark.parametrize("seed", FROZEN)
def test_seeds_are_frozen(seed: str) -> None:
    """When a seed comes to show something else, the version has to go up."""
    solved = task(Seed.parse(seed)).solved
    assert (str(solved.position), str(solved.best)) == FROZEN[seed]


def test_the_best_move_is_clearly_best() -> None:
    """It is better by two points or more."""
    for level in LEVELS:
        assert all(
            task(Seed(BEST_MOVE.version, level, number)).solved.margin >= 2 for number in range(9)
        )
