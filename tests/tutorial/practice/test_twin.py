"""A twin tells the misreadings suspected apart, and shows each of them where that can be."""

from itertools import product

import pytest

from tutorial.diagnosis import told_apart
from tutorial.practice.twin import twin_of
from tutorial.puzzles import PUZZLE_TYPES, PuzzleType, find_type
from tutorial.puzzles.seed import Seed
from tutorial.tasks.task import Diagnosable

SEEDS = range(3)
KINDS = [kind for kind in PUZZLE_TYPES if kind.family]
PAIR, MOST = 2, 8
"""How many pairs of suspects are looked at most of a type and level."""


def task_of(kind: PuzzleType, seed: Seed) -> Diagnosable:
    """Make a task that tells misreadings apart."""
    task = kind.make(seed).task
    assert isinstance(task, Diagnosable)
    return task


def suspected(kind: PuzzleType, level: int) -> set[tuple[str, ...]]:
    """Return what wrong answers to a few puzzles leave open, a set of suspects each."""
    found = set()
    for number in SEEDS:
        task = task_of(kind, Seed(kind.version, level, number))
        for answer in {given for given in task.readings().values() if given != task.truth}:
            names = [name for name, given in task.readings().items() if given == answer]
            found.add(tuple(names))
    return found


@pytest.mark.parametrize(
    ("kind", "level"),
    [(kind, level) for kind in KINDS for level in range(1, kind.levels + 1)],
    ids=lambda one: getattr(one, "id", one),
)
def test_two_suspects_are_told_apart(kind: PuzzleType, level: int) -> None:
    """Whatever two rules a wrong answer leaves open, they answer the twin differently."""
    pairs = [names for names in sorted(suspected(kind, level)) if len(names) == PAIR]
    for names in pairs[:MOST]:
        twin = task_of(kind, twin_of(kind, level, names))
        assert told_apart(twin, names)[0] == len(names), names


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
def test_one_suspect_shows(kind: PuzzleType) -> None:
    """Where the mistake is known, it would show in the twin, which is of the same level."""
    for level, names in product((1, 2), suspected(kind, 1)):
        if len(names) == 1:
            seed = twin_of(kind, level, names)
            assert seed.level == level
            assert told_apart(task_of(kind, seed), names) == (1, 1), names


def test_three_suspects_are_told_apart() -> None:
    """Of a tile in one run, who counts the row only, always one, or not itself, differ."""
    run = find_type("run")
    assert run is not None
    names = ["row_only", "always_1", "forgets_self"]
    for _ in range(10):
        assert told_apart(task_of(run, twin_of(run, 1, names)), names)[0] == len(names)


def test_unknown_suspects_are_left_out() -> None:
    """Made-up names lead to a puzzle like any other."""
    cross = find_type("cross")
    assert cross is not None
    assert twin_of(cross, 3, ["nope", "x" * 500]).level == 3
