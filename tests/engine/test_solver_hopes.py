"""The quick bound on a finish alone is never below what is reached."""

import pytest

from engine.solver import best_finish
from engine.solver.budget import Budget
from engine.solver.hopes import Hopes, surplus
from engine.solver.solo import Solo
from tests.engine.build import board, game
from tests.engine.met import some


@pytest.mark.parametrize("grey", [False, True])
@pytest.mark.parametrize("picks", [None, 1, 2])
def test_hopes_are_not_too_low(grey: bool, picks: int | None) -> None:
    """Nothing that can be reached is above the bound."""
    for played in some(25, range(1, 6), grey):
        solo = Solo(played, played.turn, picks, Budget())
        value = best_finish(played, picks=picks, nodes=None).value
        assert solo.bounds(solo.root)[1] >= value, played


def test_surplus() -> None:
    """What exceeds all open lines falls; tiles of a line that can't be full do not."""
    full = board("B,YY,RRR,KKKK,-")
    solo = Solo(game("BBBB,BBBB,-,-,- MRR", full), 0, None, Budget())
    node = solo.root
    assert surplus(node.form, node.offer) == 8 + 2 - 5 + 1
    roomy = Solo(game("BBBB,-,-,-,- M", board("R,YY,RRR,KKKK,B")), 0, None, Budget()).root
    assert surplus(roomy.form, roomy.offer) == 1
    spoiled = Solo(game("BB,-,-,-,- M", board("R,YY,RRR,KKKK,B")), 0, None, Budget()).root
    assert spoiled.form.harmless == 1
    assert surplus(spoiled.form, spoiled.offer) == 1


def test_hopes_count_lines_and_floor() -> None:
    """A bound adds the points of lines that may be full, and subtracts the floor line."""
    played = game("-,-,-,-,- BY", board("-,B,-,-,-", score=5), board(floor="M"))
    solo = Solo(played, 0, None, Budget())
    assert Hopes(solo._forms).most(solo.root.form, solo.root.offer, None) == 5 + 2 + 2
