"""A wrong order of wall-tiling named."""

import pytest

from engine.misreadings import ORDER
from engine.tiling import tiled
from rulesite.wording.misreadings import Mistake, diagnose
from tests.engine.build import figure
from tests.rulesite.wording.misreadings.told import names_one

BOARD = figure("R,YY,-,-,-", "...../##...", score=3)
POINTS = tiled(BOARD).score - 3


def said(answer: int) -> Mistake | None:
    """Diagnose the points for the tiles."""
    return diagnose(ORDER, answer, POINTS, BOARD)


@pytest.mark.parametrize(("answer", "name"), [(5, "bottom_up"), (7, "all_then_count")])
def test_the_order_is_named(answer: int, name: str) -> None:
    """Five points come from below, seven from counting at the end."""
    assert names_one(said(answer), name, str(answer))


@pytest.mark.parametrize("answer", [6, 0, 8])
def test_right_or_unexplained(answer: int) -> None:
    """Six is right, and other numbers show no wrong order."""
    assert said(answer) is None
