"""Of which types candidates should be: those that can show what a learner may still believe."""

from bisect import bisect
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import accumulate
from types import MappingProxyType
from typing import Final

from tutorial.diagnosis.belief import Belief
from tutorial.puzzles import PuzzleType
from tutorial.puzzles.seed import Seed
from tutorial.tasks.task import Diagnosable

Shares = Mapping[str, float]
"""Misreading id to the share of the puzzles in which it gives a wrong answer."""
SAMPLES: Final = 10
"""Puzzles of a type and level made, once, to see what they show."""


@cache
def shares(kind: PuzzleType, level: int) -> Shares:
    """Return how often puzzles of a type and level show each misreading, from a few of them."""
    tasks = [kind.make(Seed(kind.version, level, number)).task for number in range(SAMPLES)]
    told = [
        {name for name, answer in task.readings().items() if answer != task.truth}
        for task in tasks
        if isinstance(task, Diagnosable)
    ]
    names = {name for shown in told for name in shown}
    return MappingProxyType(
        {name: sum(name in shown for shown in told) / SAMPLES for name in sorted(names)}
    )


def coverage(shown: Shares, belief: Belief) -> float:
    """Return how much of what is believed a puzzle is expected to show."""
    return sum(weight * shown.get(one, 0.0) for one, weight in belief.weights.items() if one)


def mixture(shown: Sequence[Shares], belief: Belief, count: int, start: float) -> list[int]:
    """Return for each of `count` candidates the index of its kind, given what kinds show.

    Kinds share the candidates by their coverage; `start`, from 0 to below 1, is drawn at random.
    """
    parts = [coverage(one, belief) for one in shown]
    sums = list(accumulate(parts if any(parts) else [1.0] * len(shown)))
    points = (sums[-1] * (start + number) / count for number in range(count))
    return [bisect(sums, point, hi=len(sums) - 1) for point in points]
