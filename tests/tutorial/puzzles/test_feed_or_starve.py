"""What is left for the other player."""

import pytest

from tutorial.puzzles.feed_or_starve import FEED_OR_STARVE
from tutorial.puzzles.seed import Seed
from tutorial.tasks.choose_move import ChooseMoveTask

LEVELS = range(1, FEED_OR_STARVE.levels + 1)
FROZEN = {
    "1-1-school": (
        "c 2d B A -,-,-,-,- BBYKKKK"
        " 8,14,15,12,11"
        " 2,4,0,1,1"
        " 2:B,BB,RR,WWWW,BB:....W/W..../...../...../Y....:-"
        " 4:K,RR,W,BB,K:....W/....K/..B../...../.....:MR",
        "CB4",
    ),
    "1-2-school": (
        "c 3d B B -,-,-,-,- BBYYKKWW"
        " 6,8,11,8,7"
        " 3,3,1,4,7"
        " 13:B,WW,BB,BB,YY:.YR../.BY../KW.../...../.....:B"
        " 0:W,YY,RRR,KKK,RRR:B..K./...RK/..BY./...../.....:M",
        "CBF",
    ),
    "1-3-school": (
        "c 4d A A -,-,-,-,YYYR MBBBYRRRW"
        " 3,3,6,4,4"
        " 5,4,3,12,9"
        " 3:K,WW,-,RR,BBBB:BY..W/.B.RK/...YR/...../.....:-"
        " 30:-,RR,YYY,-,YY:BYR../WBY../KWB../.KW../.....:-",
        "5R4",
    ),
}
"""Seed to position and best move: a link shows the same for ever."""


def task(seed: Seed) -> ChooseMoveTask:
    """Make the task of a seed."""
    made = FEED_OR_STARVE.make(seed).task
    assert isinstance(made, ChooseMoveTask)
    return made


@pytest.mark.parametrize("seed", FROZEN)
def test_seeds_are_frozen(seed: str) -> None:
    """When a seed comes to show something else, the version has to go up."""
    solved = task(Seed.parse(seed)).solved
    assert (str(solved.position), str(solved.best)) == FROZEN[seed]


def test_feedback_names_the_reply() -> None:
    """Where the other player can reply, the reply is named and drawn."""
    for level in LEVELS:
        made = task(Seed(1, level, 3))
        feedback = made.judge(made.solved.best)
        assert any("best reply" in reason for reason in feedback.reasons)
        assert feedback.scene.position != str(made.solved.position)
