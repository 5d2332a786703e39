"""How much a search may cost."""

import pytest

from engine.solver.budget import PAUSE, Budget, BudgetSpent


def spend(budget: Budget, nodes: int) -> int:
    """Spend nodes until there are none; give how many it was."""
    try:
        for _ in range(nodes):
            budget.spend()
    except BudgetSpent:
        pass
    return budget.spent


def test_no_bound() -> None:
    """Without bounds a search goes on."""
    assert spend(Budget(), 10 * PAUSE) == 10 * PAUSE


@pytest.mark.parametrize("nodes", [0, 1, 7])
def test_nodes(nodes: int) -> None:
    """The first node that is too many stops the search."""
    assert spend(Budget(nodes), 100) == nodes + 1


def test_seconds() -> None:
    """The clock is read now and then, and stops the search when the time is up."""
    times = iter([10.0, 10.5, 11.0, 12.0, 99.0])
    assert spend(Budget(seconds=2, clock=lambda: next(times)), 10 * PAUSE) == 3 * PAUSE


def test_both_bounds() -> None:
    """Whichever bound is met first stops the search."""
    assert spend(Budget(5, 1, lambda: 0.0), 100) == 6
    times = iter([0.0, 1.0])
    assert spend(Budget(10 * PAUSE, 1, lambda: next(times)), 20 * PAUSE) == PAUSE


def test_a_clock_without_seconds() -> None:
    """A clock alone bounds nothing."""
    assert spend(Budget(clock=lambda: 1e9), 2 * PAUSE) == 2 * PAUSE


def test_seconds_without_a_clock() -> None:
    """Seconds alone are refused: the engine has no clock."""
    with pytest.raises(ValueError, match="seconds need a clock"):
        Budget(seconds=1)
