"""One take, then the wall."""

import pytest

from tutorial.puzzles.best_finish import BEST_FINISH
from tutorial.puzzles.seed import Seed
from tutorial.tasks.choose_move import ChooseMoveTask

LEVELS = range(1, BEST_FINISH.levels + 1)
FROZEN = {
    "2-1-school": (
        "c 3d A C -,-,-,-,-,-,-,-,- YYR"
        " 10,7,5,9,6"
        " 0,0,0,0,0"
        " 14:R,YY,RR,-,-:...KW/...RK/...Y./R..../.....:-"
        " 10:B,KK,BBB,-,-:..R../W.Y../K..Y./R..../.....:-"
        " 13:K,BB,YYY,-,WWWWW:.YR../..Y.K/..B../..WB./..K..:MWK"
        " 10:R,RR,RRR,-,WWW:...KW/....K/..BY./..W../....B:-",
        "CR3",
    ),
    "2-2-school": (
        "c 2d B B -,-,-,-,- YYYYYYRRKKKK"
        " 14,11,13,11,11"
        " 1,2,0,0,4"
        " 0:-,-,RRR,RR,KKKKK:...../...../...../...../.....:MW"
        " 2:W,WW,-,BBBB,-:B..../...../...Y./...../...W.:-",
        "CK3",
    ),
    "2-3-school": (
        "c 2d A B BYRR,-,-,-,- RKKKKWWWWW"
        " 12,12,11,14,11"
        " 2,3,1,0,3"
        " 2:R,BB,-,KK,RR:.Y.../...R./..B../...../.....:-"
        " 0:Y,B,R,YY,B:....W/...../...../...../.....:M",
        "CW3",
    ),
}
"""Seed to position and best move: a link shows the same for ever."""


def task(seed: Seed) -> ChooseMoveTask:
    """Make the task of a seed."""
    made = BEST_FINISH.make(seed).task
    assert isinstance(made, ChooseMoveTask)
    return made


@pytest.mark.parametrize("seed", FROZEN)
def test_seeds_are_frozen(seed: str) -> None:
    """When a seed comes to show something else, the version has to go up."""
    solved = task(Seed.parse(seed)).solved
    assert (str(solved.position), str(solved.best)) == FROZEN[seed]


def test_the_next_take_is_the_last() -> None:
    """The value of a move is the own score after it; the best one is unique."""
    for level in LEVELS:
        solved = task(Seed(BEST_FINISH.version, level, 3)).solved
        worths = sorted(map(solved.value, solved.moves))
        assert worths[-1] - worths[-2] == solved.margin >= 2
