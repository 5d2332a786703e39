"""Measure puzzles of every type and level: making and showing one, checking an answer to one.

A page is one whole request through the WSGI application, so it makes the puzzle and renders it.
Checking is reading and judging one answer, right or wrong, to a puzzle that has just been made, as
a request with an answer makes it first. Every puzzle is another one. What is in memory after the
first few is kept from the collector, whose long rounds are not the work of one puzzle, and checks
do not pay for what the pages before them left behind.
"""

import argparse
import gc
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ["DJANGO_SETTINGS_MODULE"] = "rulesite.settings"
os.environ["DEBUG"] = "0"

from benchmarks.bench_pages import ask
from benchmarks.measure import seconds
from rulesite.charset import Application
from tutorial.puzzles import PUZZLE_TYPES, Puzzle, PuzzleType
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.seed import Seed

COUNT = 200
"""Puzzles of each type and level; the goals speak of 1,000 (`--count 1000`)."""
STRIDE = 104_729
WARM_UP = 3
MEDIAN_GOAL, WORST_GOAL, CHECK_GOAL = 25, 150, 10
"""Milliseconds for a page at the median and at the worst, and for checking at the worst."""


class Figures(NamedTuple):
    """Hold what a type and level cost, in milliseconds of CPU."""

    page: float
    worst_page: float
    check: float
    worst_check: float

    @property
    def is_over(self) -> bool:
        """Tell whether a goal is missed."""
        is_slow = self.page > MEDIAN_GOAL or self.worst_page > WORST_GOAL
        return is_slow or self.worst_check > CHECK_GOAL


def seeds(kind: PuzzleType, level: int, count: int) -> Iterator[Seed]:
    """Give different seeds."""
    return (Seed(kind.version, level, number * STRIDE) for number in range(1, count + 1))


def answers(puzzle: Puzzle, seed: Seed) -> list[list[str]]:
    """Choose a right answer and any other one that can be given."""
    chance = Chance(f"answer-{seed}")
    return [chance.pick(puzzle.task.solutions()), chance.pick(puzzle.task.choices())]


@contextmanager
def collector_off() -> Iterator[None]:
    """Keep the collector from what is measured."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def check(puzzle: Puzzle, values: Sequence[str]) -> None:
    """Read and judge an answer."""
    puzzle.task.judge(puzzle.task.read(values))


def measured(application: Application, kind: PuzzleType, level: int, count: int) -> Figures:
    """Measure one type and level; the first few puzzles only fill what is kept for all."""
    pages, checks = [], []
    for at, seed in enumerate(seeds(kind, level, WARM_UP + count)):
        if at == WARM_UP:
            gc.freeze()
        address = f"/en/practice/{kind.id}/{seed}/"
        pages.append(seconds(partial(ask, application, address, b"", False)))
        puzzle = kind.make(seed)
        with collector_off():
            checks += [seconds(partial(check, puzzle, values)) for values in answers(puzzle, seed)]
    del pages[:WARM_UP], checks[: 2 * WARM_UP]
    spent = median(pages), max(pages), median(checks), max(checks)
    return Figures(*(1000 * value for value in spent))


def chosen(names: Sequence[str]) -> list[PuzzleType]:
    """Return the types named, or all."""
    return [kind for kind in PUZZLE_TYPES if not names or kind.id in names]


def options() -> argparse.Namespace:
    """Read what is to be measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=COUNT, help="puzzles of each type and level")
    names = [kind.id for kind in PUZZLE_TYPES]
    parser.add_argument("--type", action="append", default=[], choices=names, metavar="TYPE")
    return parser.parse_args()


def main() -> None:
    """Print a line for each type and level, and how many miss a goal."""
    from rulesite.wsgi import application

    asked, missed = options(), 0
    print(
        f"puzzles, CPU ms, {asked.count} of each type and level (goals: page {MEDIAN_GOAL} at the"
        f" median, {WORST_GOAL} at the worst; checking {CHECK_GOAL} at the worst)"
    )
    print(f"  {'type and level':22}{'page':>8}{'worst':>8}{'check':>8}{'worst':>8}")
    for kind in chosen(asked.type):
        for level in range(1, kind.levels + 1):
            found = measured(application, kind, level, asked.count)
            missed += found.is_over
            row = "".join(f"{value:8.1f}" for value in found)
            mark = "  over a goal" if found.is_over else ""
            print(f"  {kind.id:20}{level:2}{row}{mark}", flush=True)
    print(f"  {missed} over a goal")


if __name__ == "__main__":
    main()
