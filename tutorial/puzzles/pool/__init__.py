"""The pool of decision puzzles: solved beforehand by `manage.py build_pool`, kept in files."""

from tutorial.puzzles.pool.entry import PoolEntry
from tutorial.puzzles.pool.store import Entries, entries

__all__ = ["Entries", "PoolEntry", "entries"]
