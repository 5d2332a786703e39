"""Tests of the pool that the site ships with."""

from collections.abc import Callable
from time import process_time

import pytest

from engine import reasons
from tests.tutorial.puzzles.pool.checking import faults, twins
from tutorial.puzzles.pool import PoolEntry, entries
from tutorial.puzzles.pool.judge import CLEARLY
from tutorial.puzzles.pool.selection import LEVELS, QUOTAS
from tutorial.puzzles.pool.store import Entries, path_of, read

MOST_BYTES = 1_000_000
FEWEST_ENTRIES = 2000
SAMPLE = 8
every_type = pytest.mark.parametrize("type_id", QUOTAS)
every_kind = pytest.mark.parametrize(
    ("type_id", "level"), [(type_id, level) for type_id in QUOTAS for level in LEVELS]
)


def test_the_pool_is_large_and_compact() -> None:
    """At least two thousand puzzles, in less than a megabyte."""
    assert sum(len(read(type_id)) for type_id in QUOTAS) >= FEWEST_ENTRIES
    assert sum(path_of(type_id).stat().st_size for type_id in QUOTAS) < MOST_BYTES


@every_kind
def test_every_level_is_filled(type_id: str, level: int) -> None:
    """Each type has at least a hundred puzzles of each level."""
    assert len(entries(type_id, level)) >= 100


@every_kind
def test_one_move_is_clearly_the_best(type_id: str, level: int) -> None:
    """In every puzzle there is one best move, better than the next by two points at least."""
    for entry in entries(type_id, level):
        assert entry.values.count(max(entry.values)) == 1
        assert entry.margin >= CLEARLY == 2, str(entry)


@every_type
def test_the_obvious_move_is_often_wrong(type_id: str) -> None:
    """In at least a fifth of the puzzles of a type the move that looks best is wrong."""
    lines = read(type_id)
    assert sum(line[1] == "!" for line in lines) * 5 >= len(lines)


def test_no_two_puzzles_are_the_same() -> None:
    """Whatever the type, no puzzle is another one in another guise."""
    assert twins([entry for type_id in QUOTAS for entry in Entries(read(type_id))]) == 0


def test_both_sides_and_all_numbers_of_players_occur() -> None:
    """Most puzzles are on the colored side; alone one decides at tables of two to four."""
    positions = [entry.position for entry in Entries(read("best-finish"))]
    grey = sum(position.grey for position in positions)
    assert 0 < grey < len(positions) / 3
    assert {len(position.players) for position in positions} == {2, 3, 4}


@every_kind
def test_some_are_right_by_a_second_solver(type_id: str, level: int) -> None:
    """Judged again and solved by the plain solver, a sample is as it is kept."""
    shipped = entries(type_id, level)
    for entry in shipped[:: len(shipped) // SAMPLE]:
        assert list(faults(type_id, entry)) == [], str(entry)
        assert reasons(entry.position) == ()


@pytest.mark.proof
@every_kind
def test_all_are_right_by_a_second_solver(type_id: str, level: int) -> None:
    """Judged again and solved by the plain solver, every entry is as it is kept."""
    for entry in entries(type_id, level):
        assert list(faults(type_id, entry)) == [], str(entry)


def best_of_three(work: Callable[[], object]) -> float:
    """Return the seconds of processor time that work takes."""
    times = []
    for _ in range(3):
        start = process_time()
        work()
        times.append(process_time() - start)
    return min(times)


@every_type
def test_a_pool_is_quickly_opened(type_id: str) -> None:
    """Opening a file takes a moment at its first use, and an entry hardly any time."""
    assert best_of_three(lambda: read(type_id)) < 0.03
    text = read(type_id)[-1]
    assert best_of_three(lambda: PoolEntry.parse(text)) < 0.005
