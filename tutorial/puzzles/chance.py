"""Chance that gives the same for the same seed, on every machine and version."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """Draw from a seed; of `random.Random` only `random()` is used, which Python keeps stable."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed).random

    def below(self, bound: int) -> int:
        """Draw a whole number from 0 to `bound` − 1."""
        return int(self._random() * bound)

    def pick(self, items: Sequence[T]) -> T:
        """Draw one of the items."""
        return items[self.below(len(items))]

    def some(self, items: Sequence[T], most: int) -> list[T]:
        """Draw so many of the items one after the other, none twice, or all there are."""
        left = list(items)
        return [left.pop(self.below(len(left))) for _ in range(min(most, len(left)))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Draw all items one after the other."""
        return self.some(items, len(items))

    def turned(self, items: Sequence[T]) -> list[T]:
        """Begin with one of the items, and go round."""
        first = self.below(len(items))
        return [*items[first:], *items[:first]]

    def happens(self, probability: float) -> bool:
        """Say yes with the given probability."""
        return self._random() < probability
