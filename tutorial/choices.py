"""All answers that could be given to a task, or a fair sample where they are too many."""

from collections.abc import Iterable, Sequence
from itertools import combinations, islice, product

MOST_NUMBER = 30
MOST_SUBSETS = 256


def numbers(most: int = MOST_NUMBER) -> list[list[str]]:
    """List the numbers from zero."""
    return [[str(number)] for number in range(most + 1)]


def singles(codes: Iterable[str]) -> list[list[str]]:
    """List each choice alone."""
    return [[code] for code in codes]


def subsets(codes: Iterable[str], most: int = MOST_SUBSETS) -> list[list[str]]:
    """List the sets of choices that are not empty, small ones first, at most `most`."""
    pool = list(codes)
    every = (list(some) for size in range(1, len(pool) + 1) for some in combinations(pool, size))
    return list(islice(every, most))


def each(questions: Sequence[Iterable[str]], most: int = MOST_SUBSETS) -> list[list[str]]:
    """List the combinations of one choice for each question, at most `most`."""
    return [list(values) for values in islice(product(*map(list, questions)), most)]
