"""The files of the pool, one for each type: an entry a line, easy ones first, compressed."""

import gzip
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import overload

from tutorial.puzzles.pool.entry import PoolEntry

FOLDER = Path(__file__).parent / "data"


def path_of(type_id: str, folder: Path = FOLDER) -> Path:
    """Return where the entries of a type are kept."""
    return folder / f"{type_id}.txt.gz"


def write(type_id: str, entries: Iterable[PoolEntry], folder: Path = FOLDER) -> None:
    """Keep entries, level by level and else in their order; the same ones give the same bytes."""
    lines = (f"{entry}\n" for entry in sorted(entries, key=lambda entry: entry.level))
    folder.mkdir(parents=True, exist_ok=True)
    packed = gzip.compress("".join(lines).encode("ascii"), mtime=0)
    path_of(type_id, folder).write_bytes(packed)


def read(type_id: str, folder: Path = FOLDER) -> tuple[str, ...]:
    """Return the lines of a type."""
    packed = path_of(type_id, folder).read_bytes()
    return tuple(gzip.decompress(packed).decode("ascii").splitlines())


class Entries(Sequence[PoolEntry]):
    """Read entries when they are asked for."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = tuple(lines)

    def __len__(self) -> int:
        return len(self._lines)

    @overload
    def __getitem__(self, at: int) -> PoolEntry: ...
    @overload
    def __getitem__(self, at: slice) -> "Entries": ...
    def __getitem__(self, at: int | slice) -> "PoolEntry | Entries":
        if isinstance(at, slice):
            return Entries(self._lines[at])
        return PoolEntry.parse(self._lines[at])


@cache
def entries(type_id: str, level: int) -> Entries:
    """Return the entries of a type and level that the site ships with."""
    return Entries(line for line in shipped(type_id) if line.startswith(str(level)))


@cache
def shipped(type_id: str) -> tuple[str, ...]:
    """Return the lines of a type that the site ships with."""
    return read(type_id)
