"""Build the pool of decision puzzles from games of bots."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from tutorial.puzzles.pool.build import gather
from tutorial.puzzles.pool.entry import PoolEntry
from tutorial.puzzles.pool.selection import LEVELS, select
from tutorial.puzzles.pool.store import FOLDER, path_of, write
from tutorial.puzzles.pool.work import Work, work_path

GAMES = 5000
SEED = "1"
WIDTH = 40


class Command(BaseCommand):
    """Write the files of the pool; the same options give the same bytes."""

    help = "Build the pool of decision puzzles; interrupted, it goes on where it was."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take what the pool depends on, and how to work."""
        parser.add_argument("--seed", default=SEED, help="another seed makes another pool")
        parser.add_argument("--games", type=int, default=GAMES, help="how many games are played")
        parser.add_argument("--workers", type=int, default=1, help="processes; no other result")
        parser.add_argument("--folder", type=Path, default=FOLDER, help="where the pool is kept")
        parser.add_argument("--work", type=Path, default=settings.BASE_DIR / "var" / "pool")

    def handle(self, *args: Any, **options: Any) -> None:
        """Play the games, choose from what they yield, and write."""
        if min(options["games"], options["workers"]) < 1:
            raise CommandError("Games and workers are one or more.")
        work = Work(work_path(options["seed"], options["work"]))
        gather(work, options["seed"], options["games"], options["workers"], self.progress)
        for type_id, entries in select(work.finds(options["games"])).items():
            write(type_id, entries, options["folder"])
            self.report(type_id, entries, path_of(type_id, options["folder"]))

    def progress(self, done: int, of: int) -> None:
        """Draw a bar that fills."""
        bar = "#" * (WIDTH * done // of)
        self.stderr.write(f"\r[{bar:.<{WIDTH}}] {done}/{of}", ending="\n" if done == of else "")

    def report(self, type_id: str, entries: Iterable[PoolEntry], path: Path) -> None:
        """Write a line of figures."""
        kept = list(entries)
        levels = [sum(entry.level == level for entry in kept) for level in LEVELS]
        traps = sum(entry.greedy_wrong for entry in kept)
        size = path.stat().st_size
        self.stdout.write(f"{type_id}: {levels} by level, {traps} traps, {size} bytes")
