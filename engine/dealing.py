"""Fill the displays from the bag; the same seed and counts always give the same deal."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from engine.tiles import COLORS, TILES_PER_DISPLAY, Counts, five

STRIDE = 1009  # larger than every count, so that different counts give different keys


@dataclass(frozen=True, slots=True)
class Deal:
    """Hold the filled displays and what is left in bag and lid.

    ``refilled_after`` counts the tiles drawn before the lid went into the bag, or is None.
    """

    displays: tuple[Counts, ...]
    bag: Counts
    lid: Counts
    refilled_after: int | None = None


@dataclass(frozen=True, slots=True)
class Dealer:
    """Deal rounds from a seed (rule draw-blind)."""

    seed: int = 0

    def deal(self, round: int, displays: int, bag: Sequence[int], lid: Sequence[int]) -> Deal:
        """Deal a round; the result depends on nothing but the seed and these numbers."""
        key = self.seed
        for number in (round, *bag, *lid):
            key = key * STRIDE + number
        return fill(displays, bag, lid, Random(key).random)


def fill(
    displays: int, bag: Sequence[int], lid: Sequence[int], chance: Callable[[], float]
) -> Deal:
    """Fill one display after the other; an empty bag gets the lid (fill-displays, refill).

    When both are empty the remaining displays stay as they are (rule short-round).
    """
    bag, lid = list(bag), list(lid)
    filled: list[Counts] = []
    refilled_after = None
    drawn, in_bag = 0, sum(bag)
    for _ in range(displays):
        display = [0] * len(COLORS)
        for _ in range(TILES_PER_DISPLAY):
            if not in_bag and any(lid):
                bag, lid = lid, [0] * len(COLORS)
                refilled_after, in_bag = drawn, sum(bag)
            if in_bag:
                display[_draw(bag, int(chance() * in_bag))] += 1
                drawn, in_bag = drawn + 1, in_bag - 1
        filled.append(five(display))
    return Deal(tuple(filled), five(bag), five(lid), refilled_after)


def _draw(bag: list[int], at: int) -> int:
    for order, count in enumerate(bag):
        if at < count:
            bag[order] -= 1
            return order
        at -= count
    raise AssertionError("drew past the end of the bag")
