"""Of which types candidates should be: those that can show what a learner may still believe."""

from bisect import bisect
from collections.abc import Collection, Sequence
from itertools import accumulate

from tutorial.diagnosis.belief import Belief


def coverage(ids: Collection[str], belief: Belief) -> float:
    """Return the weight of the misreadings that a type can show."""
    return sum(weight for one, weight in belief.weights.items() if one in ids)


def mixture(
    families: Sequence[Collection[str]], belief: Belief, count: int, start: float
) -> list[int]:
    """Return for each of `count` candidates the index of its type, given what types can show.

    Types share the candidates by their coverage; `start`, from 0 to below 1, is drawn at random.
    """
    shares = [coverage(ids, belief) for ids in families]
    sums = list(accumulate(shares if any(shares) else [1.0] * len(families)))
    points = (sums[-1] * (start + number) / count for number in range(count))
    return [bisect(sums, point, hi=len(sums) - 1) for point in points]
