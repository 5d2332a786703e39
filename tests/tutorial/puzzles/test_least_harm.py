"""The take that costs least."""

import pytest

from tutorial.puzzles.least_harm import LEAST_HARM
from tutorial.puzzles.seed import Seed
from tutorial.tasks.choose_move import ChooseMoveTask

LEVELS = range(1, LEAST_HARM.levels + 1)
FROZEN = {
    "2-1-school": (
        "c 4d A C -,-,-,-,-,-,- RRRRRRW"
        " 6,9,7,4,8"
        " 0,0,0,0,0"
        " 11:Y,WW,R,YY,BB:..RKW/....K/K..../R..../Y....:YY"
        " 17:Y,-,KKK,BBBB,-:..RKW/.B.RK/.W.../R.W../Y....:Y"
        " 17:Y,WW,KK,KKKK,BBBB:..RKW/.BY.K/.WB../..WB./.....:M",
        "CWF",
    ),
    "2-2-school": (
        "c 3d A B -,-,-,-,- BBBKKKWW"
        " 12,11,8,6,3"
        " 1,0,3,9,7"
        " 6:R,Y,WWW,YY,YY:BY.../WB.../K...R/..W../.....:MW"
        " 8:B,YY,-,RRRR,B:.YR../W..R./KW.../...../.....:R",
        "CWF",
    ),
    "2-3-school": (
        "c 4d B A -,-,-,-,- YYRRKKKKK"
        " 4,3,4,3,6"
        " 4,8,10,5,9"
        " 0:-,K,KK,BB,BBBB:.YR../...../...../...../.R...:YBWWW"
        " 14:K,YY,BB,KK,B:BY..W/.B.RK/.W.YR/....Y/.....:M",
        "CK4",
    ),
}
"""Seed to position and best move: a link shows the same for ever."""


def task(seed: Seed) -> ChooseMoveTask:
    """Make the task of a seed."""
    made = LEAST_HARM.make(seed).task
    assert isinstance(made, ChooseMoveTask)
    return made


@pytest.mark.parametrize("seed", FROZEN)
def test_seeds_are_frozen(seed: str) -> None:
    """When a seed comes to show something else, the version has to go up."""
    solved = task(Seed.parse(seed)).solved
    assert (str(solved.position), str(solved.best)) == FROZEN[seed]


def test_every_take_costs_points() -> None:
    """Feedback tells of each take what it costs, at least one point."""
    for level in LEVELS:
        made = task(Seed(LEAST_HARM.version, level, 3))
        for move in made.solved.moves:
            told = " ".join(made.judge(move).reasons)
            assert "This take costs you" in told
            assert "costs you 0" not in told
