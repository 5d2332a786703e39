"""Tests of what is taken into the pool."""

from dataclasses import replace

from tests.tutorial.puzzles.pool.examples import ENTRIES
from tutorial.puzzles.pool.entry import PoolEntry
from tutorial.puzzles.pool.harvest import Find
from tutorial.puzzles.pool.selection import of_level, select, without_twins

TRAP = ENTRIES["best-move"]
QUOTAS = dict.fromkeys(ENTRIES, 2)


def entries(count: int, level: int, greedy_wrong: bool) -> list[PoolEntry]:
    """Make entries that can be told apart."""
    return [
        replace(TRAP, level=level, greedy_wrong=greedy_wrong, values=(number, 0, 0, 0, 0))
        for number in range(count)
    ]


def test_twins_are_left_out() -> None:
    """Of two finds that ask the same the first is kept, also when they are of two types."""
    again = replace(TRAP, position=replace(TRAP.position, round=5))
    finds = [Find("best-move", TRAP), Find("best-move", again), Find("feed-or-starve", again)]
    assert list(without_twins(finds)) == finds[:1]


def test_each_type_gets_its_own() -> None:
    """Finds are sorted by type, and every type has a place."""
    finds = [Find(type_id, entry) for type_id, entry in ENTRIES.items()]
    assert select(finds, QUOTAS) == {type_id: [entry] for type_id, entry in ENTRIES.items()}


def test_no_level_gets_more_than_its_quota() -> None:
    """What comes after the quota is filled is left out."""
    five = entries(5, level=2, greedy_wrong=False)
    assert of_level(2, five, 3) == five[:3]
    assert of_level(1, five, 3) == []


def test_half_of_a_level_are_traps() -> None:
    """In half of a level the obvious move is wrong, if there are enough of both."""
    traps, plain = entries(9, 1, True), entries(9, 1, False)
    assert of_level(1, [*plain, *traps], 4) == [*traps[:2], *plain[:2]]


def test_what_is_there_fills_the_level() -> None:
    """Too few of one kind are made up for by the other."""
    few_traps, plain = entries(1, 1, True), entries(9, 1, False)
    assert of_level(1, [*few_traps, *plain], 4) == [*few_traps, *plain[:3]]
    few_plain, traps = entries(1, 1, False), entries(9, 1, True)
    assert of_level(1, [*few_plain, *traps], 4) == [*traps[:3], *few_plain]
