"""The solver agrees with a plain exhaustive one."""

import pytest

from engine import Game
from engine.solver import solve
from tests.engine.met import some
from tests.engine.plain_solver import PlainSolver

both_sides = pytest.mark.parametrize("grey", [False, True], ids=["colored", "grey"])
FEW = range(1, 6)


def agrees(game: Game) -> bool:
    """Compare the value of the position and of every move."""
    plain, solution = PlainSolver(game.notation()), solve(game, every_move=True, nodes=None)
    values = {str(move): value for move, value in solution.values.items()}
    return solution.value == plain.value() and values == plain.move_values()


@both_sides
def test_few_groups(grey: bool) -> None:
    """With up to five groups left the solver finds what trying everything finds."""
    for game in some(60, FEW, grey):
        assert agrees(game), game


@both_sides
def test_six_groups(grey: bool) -> None:
    """With six groups left the solver finds what trying everything finds."""
    for game in some(3, [6], grey):
        assert agrees(game), game


@pytest.mark.proof
@both_sides
def test_a_thousand_positions_with_few_groups(grey: bool) -> None:
    """On each side of a thousand positions with up to five groups none is solved wrong."""
    for game in some(1000, FEW, grey):
        assert agrees(game), game


@pytest.mark.proof
@both_sides
def test_a_hundred_positions_with_six_groups(grey: bool) -> None:
    """On each side of a hundred positions with six groups none is solved wrong."""
    for game in some(100, [6], grey):
        assert agrees(game), game
