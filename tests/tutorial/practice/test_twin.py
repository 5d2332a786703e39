"""A twin tells the misreadings suspected apart, and shows each of them where that can be."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations, product

import pytest

from tutorial.diagnosis import told_apart
from tutorial.practice.kept_twins import twins_kept
from tutorial.practice.selection import Selection
from tutorial.practice.twin import DEAR, TRIES, twin_of
from tutorial.puzzles import PUZZLE_TYPES, Puzzle, PuzzleType, find_type
from tutorial.puzzles.best_space import BEST_SPACE
from tutorial.puzzles.seed import Seed
from tutorial.tasks.task import Diagnosable

SEEDS = range(3)
KINDS = [kind for kind in PUZZLE_TYPES if kind.family]
PAIR, MOST = 2, 8
"""How many pairs of suspects are looked at most of a type and level."""
LIKE = ("lone_is_2", "both_always", "always_1")
"""Rules that choose alike among spaces, whatever the wall."""

every_kind = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
every_level = pytest.mark.parametrize(
    ("kind", "level"),
    [(kind, level) for kind in KINDS for level in range(1, kind.levels + 1)],
    ids=lambda one: getattr(one, "id", one),
)


def type_of(name: str) -> PuzzleType:
    """Return a type of puzzles by its id."""
    kind = find_type(name)
    assert kind is not None
    return kind


def twin_for(
    kind: PuzzleType, level: int, names: Sequence[str], other_than: Seed | None = None
) -> Seed:
    """Draw a twin of a level, with nothing else wanted."""
    twin = twin_of(kind, Selection(levels=(level,)), names, other_than)
    assert twin is not None
    return twin


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


def counting(kind: PuzzleType) -> tuple[PuzzleType, list[Seed]]:
    """Return a type that notes each puzzle it makes, and its notes."""
    made: list[Seed] = []

    def make(seed: Seed) -> Puzzle:
        made.append(seed)
        return kind.make(seed)

    return replace(kind, make=make), made


@every_level
def test_two_suspects_are_told_apart(kind: PuzzleType, level: int) -> None:
    """Whatever two rules a wrong answer leaves open, they answer the twin differently."""
    pairs = [names for names in sorted(suspected(kind, level)) if len(names) == PAIR]
    for names in pairs[:MOST]:
        twin = task_of(kind, twin_for(kind, level, names))
        assert told_apart(twin, names)[0] == len(names), names


@every_kind
def test_one_suspect_shows(kind: PuzzleType) -> None:
    """Where the mistake is known, it would show in the twin, which is of the same level."""
    for level, names in product((1, 2), suspected(kind, 1)):
        if len(names) == 1:
            seed = twin_for(kind, level, names)
            assert seed.level == level
            assert told_apart(task_of(kind, seed), names) == (1, 1), names


def test_three_suspects_are_told_apart() -> None:
    """Of a tile in one run, who counts the row only, always one, or not itself, differ."""
    run = type_of("run")
    names = ["row_only", "always_1", "forgets_self"]
    for _ in range(10):
        assert told_apart(task_of(run, twin_for(run, 1, names)), names)[0] == len(names)


@every_level
def test_few_puzzles_are_made(kind: PuzzleType, level: int) -> None:
    """Whatever is suspected, all of the family or any two, a twin costs a few puzzles at most."""
    counted, made = counting(kind)
    family = [wrong.id for wrong in kind.family]
    most = 0 if kind.id in DEAR else TRIES
    for names in (family, *combinations(family, 2)):
        made.clear()
        twin_for(counted, level, names)
        assert len(made) <= most, names


@pytest.mark.parametrize("level", [1, 2, 3])
def test_what_is_kept_is_enough(level: int) -> None:
    """Any two suspects that a dear type tells apart on a level are told apart on that level."""
    kept = {one.seed: one for one in twins_kept(BEST_SPACE, level)}
    for names in combinations([wrong.id for wrong in BEST_SPACE.family], 2):
        best = max(told_apart(one.item(BEST_SPACE), names) for one in kept.values())
        seed = twin_for(BEST_SPACE, level, names)
        if best[0] == len(names):
            assert told_apart(kept[seed].item(BEST_SPACE), names) == best


@pytest.mark.parametrize("level", [1, 2, 3])
def test_some_never_differ(level: int) -> None:
    """Rules that choose alike count as one: their twin is of the level wanted."""
    for names in combinations(LIKE, 2):
        told = [told_apart(one.item(BEST_SPACE), names) for one in twins_kept(BEST_SPACE, level)]
        assert {answers for answers, _shown in told} == {1}
        assert twin_for(BEST_SPACE, level, names).level == level


@every_level
def test_a_twin_is_another_puzzle(kind: PuzzleType, level: int) -> None:
    """The puzzle that was answered wrongly is not its own twin."""
    name = next(wrong.id for wrong in kind.family)
    for one in twins_kept(kind, level)[:3]:
        assert all(twin_for(kind, level, [name], one.seed) != one.seed for _ in range(8))


def test_unknown_suspects_have_no_twin() -> None:
    """Made-up names alone lead to no twin, beside known ones they change nothing."""
    cross, wanted = type_of("cross"), Selection(levels=(3,))
    assert twin_of(cross, wanted, ["nope", "x" * 500]) is None
    assert twin_for(cross, 3, ["nope", "row_only"]).level == 3


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("bonus-count", Selection(sides=("grey",), levels=(3,))),
        ("final-ranking", Selection(players=(3,), levels=(2,))),
        ("final-ranking", Selection(players=(2,), sides=("colored",), levels=(1,))),
    ],
    ids=lambda one: getattr(one, "query", one),
)
def test_a_twin_is_of_what_was_chosen(name: str, wanted: Selection) -> None:
    """The side and the number of players chosen hold for twins too, which show the mistake."""
    kind = type_of(name)
    rules = [wrong.id for wrong in kind.family]
    twins = [twin_of(kind, wanted, [rules[at % len(rules)]]) for at in range(8)]
    puzzles = [kind.make(seed) for seed in twins if seed]
    assert {puzzle.grey for puzzle in puzzles} <= set(wanted.wanted_sides(kind))
    assert {puzzle.players for puzzle in puzzles} <= set(wanted.wanted_players(kind))


def test_a_side_that_a_level_never_has_is_let_go() -> None:
    """An address that asks for what can't be gets a twin of its level all the same."""
    kind = type_of("bonus-count")
    twin = twin_of(kind, Selection(sides=("grey",), levels=(1,)), [kind.family[0].id])
    assert twin is not None
    assert twin.level == 1
