"""What a solution tells."""

from types import MappingProxyType

import pytest

from engine import Move
from engine.solver import Solution


def move(text: str) -> Move:
    """Read a move."""
    return Move.from_notation(text)


def solution(least: int, most: int, line: str = "1B1 2R2", **values: int) -> Solution:
    """Make a solution; values are named by moves with an m before them."""
    named = {move(name[1:]): value for name, value in values.items()}
    line_moves = tuple(map(move, line.split()))
    return Solution(0, least, most, line_moves, (), 9, MappingProxyType(named))


def test_proved() -> None:
    """A value is proved when both bounds meet."""
    assert solution(3, 3).proved
    assert solution(3, 3).value == 3


def test_not_proved() -> None:
    """Between the bounds no value is claimed."""
    assert not solution(-2, 5).proved
    assert solution(-2, 5).value is None


def test_first_move() -> None:
    """The move to make is the first of the line."""
    assert solution(3, 3).move == move("1B1")
    assert solution(3, 3, line="").move is None


def test_best_without_values() -> None:
    """Without values the move found is all that is known."""
    found = solution(3, 3)
    assert (found.best, found.unique, found.margin) == ((move("1B1"),), None, None)


@pytest.mark.parametrize(
    ("values", "best", "unique", "margin"),
    [
        ({"m1B1": 3, "m1B2": 1, "m1BF": -4}, "1B1", True, 2),
        ({"m1B1": 3, "m1B2": 3, "m1BF": -4}, "1B1 1B2", False, 0),
        ({"m1BF": 3}, "1BF", True, None),
    ],
)
def test_best_with_values(
    values: dict[str, int], best: str, unique: bool, margin: int | None
) -> None:
    """With values all best moves are known, and by how much they are better."""
    found = solution(3, 3, **values)
    assert found.best == tuple(map(move, best.split()))
    assert (found.unique, found.margin) == (unique, margin)


def test_a_solution_is_a_value() -> None:
    """Equal solutions are equal and hash alike; a solution can't be changed."""
    assert solution(1, 1, m1B1=1) == solution(1, 1, m1B1=1) != solution(1, 1, m1B1=2)
    assert hash(solution(1, 1, m1B1=1)) == hash(solution(1, 1, m1B1=1))
    with pytest.raises(AttributeError):
        solution(1, 1).least = 2
