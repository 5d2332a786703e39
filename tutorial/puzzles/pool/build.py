"""Build the pool: play games, keep what they yield, select."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context

from tutorial.puzzles.pool.harvest import Find, harvest
from tutorial.puzzles.pool.work import Work

Tell = Callable[[int, int], None]
"""Is told how many games of how many are done."""


def gather(work: Work, seed: str, games: int, workers: int, tell: Tell) -> None:
    """Play the games that are not in the work yet; the result does not depend on the workers."""
    missing = [number for number in range(games) if number not in work.games]
    done = games - len(missing)
    tell(done, games)
    with mapper(workers) as each:
        for number, finds in each(partial(numbered, seed), missing):
            work.add(number, finds)
            done += 1
            tell(done, games)


def numbered(seed: str, number: int) -> tuple[int, list[Find]]:
    """Return the number of a game and what it yields."""
    return number, harvest(seed, number)


@contextmanager
def mapper(workers: int) -> "Iterator[Callable[..., Iterator[tuple[int, list[Find]]]]]":
    """Give a map that works in this process, or in several."""
    if workers == 1:
        yield map
        return
    with get_context("spawn").Pool(workers) as pool:
        yield partial(pool.imap, chunksize=1)
