"""One take, then the wall."""

import pytest

from tutorial.puzzles.best_finish import BEST_FINISH
from tutorial.puzzles.seed import Seed
from tutorial.tasks.choose_move import ChooseMoveTask

LEVELS = range(1, BEST_FINISH.levels + 1)
FROZEN = {
    "1-1-school": (
        "c 3d B A -,-,-,-,- YYR"
        " 11,4,9,10,6"
        " 3,5,5,5,5"
        " 17:R,KK,BB,YYYY,W:...KW/..YR./...YR/...B./.....:KM"
        " 0:-,WW,YY,BB,WWW:BY.../...R./K..../..W../.....:WR",
        "CR1",
    ),
    "1-2-school": (
        "c 2d B A -,-,-,-,-,-,- RRRWWW"
        " 9,7,11,8,9"
        " 4,5,2,5,4"
        " 0:Y,KK,W,-,-:...../...R./...../...../..K..:YMKKBBB"
        " 0:Y,-,R,R,B:B..../..Y../...../...../.....:KK"
        " 5:R,WW,YYY,-,-:B..../..Y../..B../...../...W.:-",
        "CR4",
    ),
    "1-3-school": (
        "c 2d C D -,-,-,-,-,BBRK,-,-,- YYYYYYRRW"
        " 6,8,4,3,7"
        " 0,2,8,3,8"
        " 2:B,BB,BB,Y,KKKKK:.Y.../W..../...../...../.....:-"
        " 2:K,RR,BB,R,BBB:..R../....K/...../...../.....:-"
        " 2:R,BB,KK,-,-:.Y.../..Y../...../...../.....:-"
        " 0:K,-,-,WW,-:....W/...../...../...../.....:MKKK",
        "6K3",
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
        solved = task(Seed(1, level, 3)).solved
        worths = sorted(map(solved.value, solved.moves))
        assert worths[-1] - worths[-2] == solved.margin >= 1
