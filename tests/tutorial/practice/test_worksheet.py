"""Worksheets: the same from the same number, with a right key."""

from typing import Any

import pytest

from tutorial.practice.selection import Selection
from tutorial.practice.worksheet import Exercise, exercises
from tutorial.puzzles import PUZZLE_TYPES, PuzzleType
from tutorial.puzzles.seed import Seed


def sheet(run: int = 7, count: int = 12, **selected: object) -> list[Exercise]:
    """Make a sheet."""
    return list(exercises(Selection(**selected), count, run))  # type: ignore[arg-type]


def shown(made: list[Exercise]) -> list[str]:
    """Write down what a sheet shows."""
    return [f"{exercise.puzzle.text} {exercise.task.scene()}" for exercise in made]


def test_a_number_is_a_sheet() -> None:
    """The same number gives the same sheet, another one another."""
    assert shown(sheet()) == shown(sheet())
    assert shown(sheet()) != shown(sheet(run=8))
    assert [exercise.number for exercise in sheet()] == list(range(1, 13))


def test_kinds_take_turns() -> None:
    """A sheet goes through the kinds selected."""
    texts = {str(exercise.puzzle.question) for exercise in sheet(count=12)}
    assert len(texts) >= min(6, len(PUZZLE_TYPES) // 2)


@pytest.mark.parametrize("kind", PUZZLE_TYPES, ids=lambda kind: kind.id)
def test_every_kind_has_a_key(kind: PuzzleType) -> None:
    """Every exercise has the key to its own task."""
    for exercise in sheet(count=4, types=(kind.id,)):
        assert exercise.key.task == exercise.task
        assert exercise.key.told.is_right
        assert exercise.key.told.reasons


@pytest.mark.parametrize("kind", PUZZLE_TYPES, ids=lambda kind: kind.id)
def test_the_same_puzzle_is_known_again(kind: PuzzleType) -> None:
    """A puzzle made twice is one puzzle, whatever its address is."""
    for level in range(1, kind.levels + 1):
        seeds = [Seed(kind.version, level, number) for number in range(5)]
        assert [kind.make(seed) for seed in seeds] == [kind.make(seed) for seed in seeds]
        assert len({kind.make(seed) for seed in seeds}) > 1


@pytest.mark.parametrize("kind", PUZZLE_TYPES, ids=lambda kind: kind.id)
def test_no_exercise_comes_twice(kind: PuzzleType) -> None:
    """On a sheet of one kind every exercise asks something else."""
    made = shown(sheet(count=12, types=(kind.id,)))
    assert len(made) == len(set(made)) == 12


@pytest.mark.parametrize(
    ("selected", "count"),
    [
        ({"types": ("least-harm",), "levels": (1,), "sides": ("grey",), "players": (4,)}, 1),
        ({"types": ("least-harm",), "levels": (3,), "sides": ("grey",)}, 7),
        ({"types": ("feed-or-starve",), "levels": (3,), "sides": ("grey",)}, 12),
        ({"levels": (1,), "sides": ("grey",), "players": (4,)}, 11),
        ({"rules": ("no-tiles",)}, 1),
        ({"rules": ("marker-alone",)}, 12),
    ],
)
def test_where_few_fit_each_comes_once(selected: dict[str, Any], count: int) -> None:
    """Where chance gives the same again, others are drawn; where there are no more, it ends."""
    for run in (1, 13368):
        made = sheet(run, **selected)
        assert len(set(shown(made))) == len(made) == count
        assert [exercise.number for exercise in made] == list(range(1, count + 1))
        assert shown(sheet(run, **selected)) == shown(made)


def test_nothing_fits() -> None:
    """Where no kind fits there is no exercise."""
    assert sheet(types=("cross",), sides=("grey",)) == []


@pytest.mark.parametrize(
    "selected",
    [
        {"rules": ("grey-no-space",)},
        {"sides": ("grey",), "players": (4,)},
        {"types": ("legal-takes", "what-falls"), "rules": ("marker-alone", "floor-full")},
    ],
)
def test_a_sheet_is_full_of_what_was_chosen(selected: dict[str, Any]) -> None:
    """However rarely it comes by chance, as many exercises come as are wanted, and each fits."""
    made = sheet(count=6, **selected)
    assert [exercise.number for exercise in made] == list(range(1, 7))
    for exercise in made:
        rules = selected.get("rules")
        assert not rules or set(rules) & set(exercise.key.told.rules)
        if "sides" in selected:
            assert (exercise.puzzle.grey, exercise.puzzle.players) == (True, 4)
