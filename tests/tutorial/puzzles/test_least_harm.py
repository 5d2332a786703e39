"""The take that costs least."""

import pytest

from tutorial.puzzles.least_harm import LEAST_HARM
from tutorial.puzzles.seed import Seed
from tutorial.tasks.choose_move import ChooseMoveTask

LEVELS = range(1, LEAST_HARM.levels + 1)
FROZEN = {
    "1-1-school": (
        "c 3d C C -,-,-,-,-,-,- RRRRRRWWWWWW"
        " 8,1,1,3,3"
        " 0,9,6,7,6"
        " 11:W,KK,BBB,-,KK:..RK./..YR./...../..W.Y/Y....:M"
        " 11:R,YY,YYY,R,-:...KW/...RK/....R/...../.....:YY"
        " 7:K,-,BBB,-,BBBBB:B...W/...RK/...../..W../..K..:-",
        "CR4",
    ),
    "1-2-school": (
        "c 4d B A -,-,-,-,- YYYRRRWW"
        " 2,5,4,3,6"
        " 6,8,8,1,5"
        " 8:R,BB,B,BBBB,KKKKK:BY.K./..YRK/...../R..../...W.:KK"
        " 11:R,B,KK,WWWW,KKKK:B..KW/W.YR./..BY./...B./.....:M",
        "CWF",
    ),
    "1-3-school": (
        "c 4d A A -,-,-,-,- BBKKKKW"
        " 2,5,3,4,6"
        " 11,4,10,3,7"
        " 15:K,RR,WWW,KKKK,KKK:BYR../WBY../..BYR/...B./.....:R"
        " 0:B,W,YY,YYY,K:....W/...../...../...../.R...:YYMRY",
        "CWF",
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
        made = task(Seed(1, level, 3))
        for move in made.solved.moves:
            told = " ".join(made.judge(move).reasons)
            assert "This take costs you" in told
            assert "costs you 0" not in told
