"""The end of a round for two."""

import pytest

from tutorial.puzzles.best_move import BEST_MOVE
from tutorial.puzzles.seed import Seed
from tutorial.tasks.choose_move import ChooseMoveTask

LEVELS = range(1, BEST_MOVE.levels + 1)
FROZEN = {
    "1-1-school": (
        "c 2d B B -,-,-,-,- BBYYYKWWWWW"
        " 14,13,11,14,8"
        " 1,1,0,4,0"
        " 3:R,WW,RRR,WWW,Y:.Y.../.B.../...../...../.....:M"
        " 2:R,WW,RR,B,RR:B..../..Y../...../...../..K..:-",
        "CB4",
    ),
    "1-2-school": (
        "c 5d A A -,-,-,-,- YYYYYYRKKW"
        " 0,0,0,0,0"
        " 9,7,13,13,10"
        " 0:K,B,K,YYY,BBBBB:..R.W/...RK/.W..R/...../.....:MB"
        " 39:B,WW,-,WWW,-:.YRKW/.BYRK/.WBYR/....Y/....B:-",
        "CY4",
    ),
    "1-3-school": (
        "c 5d A A -,-,BBRR,-,- BYRKKK"
        " 0,0,0,0,0"
        " 14,9,11,14,11"
        " 0:-,W,WW,RR,Y:BYR.W/....K/K..Y./...../.....:WWRR"
        " 0:-,-,W,YY,K:.YR.W/WB.../...Y./...../.....:BMYYY",
        "CK1",
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
        assert all(task(Seed(1, level, number)).solved.margin >= 2 for number in range(9))
