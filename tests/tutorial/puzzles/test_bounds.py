"""Making a puzzle comes to an end, whatever the luck."""

import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.tutorial.puzzles.test_every_type import every_kind
from tutorial.puzzles import PuzzleType
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.draws import first_good
from tutorial.puzzles.seed import Seed

MOST_NUMBERS = 200_000
"""How many random numbers a puzzle may need at the very worst."""
LUCK = (0.0, 0.5, 0.8, 0.9999)


class Endless(AssertionError):
    """More random numbers were asked for than any puzzle may need."""


def counted(numbers: Iterator[float]) -> Callable[[], float]:
    """Return what gives these numbers, and fails when it is asked too often."""
    left = iter(range(MOST_NUMBERS))

    def number() -> float:
        if next(left, None) is None:
            raise Endless
        return next(numbers)

    return number


def never_good(
    draws: Iterator[Any], is_good: Callable[[Any], bool], tries: int, reserve: Any
) -> Any:
    """Look at draws as `first_good` does, and find fault with every one of them."""
    return first_good(draws, lambda drawn: is_good(drawn) and False, tries, reserve)


@every_kind
@pytest.mark.parametrize("luck", LUCK)
def test_the_same_luck_again_and_again(
    kind: PuzzleType, level: int, luck: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where chance gives one number for ever, a puzzle is made all the same."""

    def start(chance: Chance, _seed: str) -> None:
        chance._random = counted(iter(lambda: luck, None))

    monkeypatch.setattr(Chance, "__init__", start)
    puzzle = kind.make(Seed(kind.version, level, 1))
    assert puzzle.task.solutions()


@every_kind
def test_draws_that_are_never_good(
    kind: PuzzleType, level: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where no draw is good, the tries come to an end, and what is kept in reserve is a puzzle."""
    begin = Chance.__init__

    def start(chance: Chance, seed: str) -> None:
        begin(chance, seed)
        chance._random = counted(iter(chance._random, None))

    monkeypatch.setattr(Chance, "__init__", start)
    module = sys.modules[kind.make.__module__]
    if hasattr(module, "first_good"):
        monkeypatch.setattr(module, "first_good", never_good)
    puzzle = kind.make(Seed(kind.version, level, 1))
    assert puzzle.task.solutions()


def test_an_endless_draw_is_found() -> None:
    """Who asks for ever more numbers fails."""
    number = counted(iter(lambda: 0.5, None))
    with pytest.raises(Endless):
        list(iter(number, 1.0))
