"""What is left for the other player."""

import pytest

from tutorial.puzzles.feed_or_starve import FEED_OR_STARVE
from tutorial.puzzles.seed import Seed
from tutorial.tasks.choose_move import ChooseMoveTask

LEVELS = range(1, FEED_OR_STARVE.levels + 1)
FROZEN = {
    "2-1-school": (
        "c 5d B B -,-,-,-,- BYYYYRR"
        " 0,0,0,0,0"
        " 16,9,8,4,15"
        " 24:B,WW,-,KKKK,RRRR:.YRKW/.BYRK/.W.YR/R..../.....:M"
        " 0:R,KK,YY,KKKK,KKK:.Y.KW/.B.../...../...../.....:YR",
        "CRF",
    ),
    "2-2-school": (
        "c 5d B B -,-,-,-,- YRRRW"
        " 0,0,0,0,0"
        " 12,7,11,9,13"
        " 35:B,-,YYY,W,KKKKK:.YRKW/W.YRK/K...R/RK.BY/...W.:BK"
        " 0:-,K,BB,B,YYY:BYR.W/WB.../...../R..../.....:YMY",
        "CWF",
    ),
    "2-3-school": (
        "c 2d A A -,-,-,-,- BRRRRRK"
        " 9,13,11,14,13"
        " 5,2,1,0,0"
        " 3:B,YY,WWW,KK,WWWW:.Y.../.B.../...../...../....B:M"
        " 6:Y,KK,BB,RR,-:...K./...R./...Y./...../.....:-",
        "CBF",
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
        made = task(Seed(FEED_OR_STARVE.version, level, 3))
        feedback = made.judge(made.solved.best)
        assert any("best reply" in reason for reason in feedback.reasons)
        assert feedback.scene.position != str(made.solved.position)
