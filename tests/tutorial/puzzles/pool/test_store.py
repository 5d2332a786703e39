"""Tests of the files of the pool."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.tutorial.puzzles.pool.examples import ENTRIES
from tutorial.puzzles.pool.entry import BadEntry
from tutorial.puzzles.pool.store import Entries, entries, path_of, read, write

ENTRY = ENTRIES["best-move"]
LEVELS = [replace(ENTRY, level=level) for level in (3, 1, 2, 1)]


def test_what_is_written_can_be_read(tmp_path: Path) -> None:
    """The easy ones come first."""
    write("best-move", LEVELS, tmp_path / "new")
    found = read("best-move", tmp_path / "new")
    assert [line[0] for line in found] == ["1", "1", "2", "3"]
    assert Entries(found)[3] == LEVELS[0]


def test_the_same_entries_give_the_same_bytes(tmp_path: Path) -> None:
    """The file holds no date and no name."""
    for folder in (tmp_path / "one", tmp_path / "two"):
        write("best-move", LEVELS, folder)
    one, two = (path_of("best-move", tmp_path / name).read_bytes() for name in ("one", "two"))
    assert one == two
    assert one[3:8] == b"\0\0\0\0\0"


def test_entries_are_read_when_asked_for() -> None:
    """A line that is no entry hurts nobody who does not ask for it."""
    some = Entries(["nonsense", str(ENTRY)])
    assert len(some) == 2
    assert some[1] == ENTRY
    assert some[-1] == ENTRY
    with pytest.raises(BadEntry):
        some[0]
    with pytest.raises(IndexError):
        some[2]


def test_a_part_of_the_entries_is_a_sequence_again() -> None:
    """Slices read no more than they have to either."""
    some = Entries(["nonsense", str(ENTRY), str(LEVELS[0])])
    assert list(some[1:]) == [ENTRY, LEVELS[0]]
    assert ENTRY in some[1:]


def test_shipped_entries_are_those_of_a_level() -> None:
    """Each level has its own entries."""
    for level in (1, 2, 3):
        assert entries("best-move", level)[0].level == level
        assert entries("best-move", level)[-1].level == level
