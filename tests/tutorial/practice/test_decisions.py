"""Decisions are found by side and number of players, however few of a kind there are."""

import pytest

from tutorial.practice.decisions import entry_of, gives, seed_of, tables
from tutorial.puzzles import PUZZLE_TYPES, PuzzleType, Unit
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.pool import entries
from tutorial.puzzles.seed import Seed
from tutorial.tasks.choose_move import ChooseMoveTask

KINDS = [kind for kind in PUZZLE_TYPES if kind.unit is Unit.DECISIONS]
every_kind = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)


@every_kind
def test_a_seed_stands_for_the_entry_that_is_shown(kind: PuzzleType) -> None:
    """The entry looked up for a seed is the one in its puzzle."""
    for number in range(4):
        seed = Seed(kind.version, 2, number)
        task = kind.make(seed).task
        assert isinstance(task, ChooseMoveTask)
        assert str(task.solved) == str(entries(kind.id, 2)[entry_of(kind, seed)])


@every_kind
@pytest.mark.parametrize("level", [1, 2, 3])
def test_every_table_in_the_pool_is_found(kind: PuzzleType, level: int) -> None:
    """For each side and number of players that an entry has there is a seed."""
    for grey, players in sorted(set(tables(kind.id, level))):
        seed = seed_of(kind, level, [grey], [players], Chance("any"))
        assert seed
        puzzle = kind.make(seed)
        assert (puzzle.grey, puzzle.players) == (grey, players)


@every_kind
def test_what_no_entry_has_is_not_looked_for(kind: PuzzleType) -> None:
    """Where there is no entry there is no seed."""
    assert not gives(kind, 1, [True], [5])
    assert seed_of(kind, 1, [True], [5], Chance("any")) is None
