"""The work file of a build: what each game has yielded so far, so that it can go on later."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from zlib import crc32

from django.conf import settings

from tutorial.puzzles.pool.entry import PoolEntry
from tutorial.puzzles.pool.harvest import Find

SOURCES = (
    "engine/**/*.py",
    "tutorial/puzzles/chance.py",
    *(
        f"tutorial/puzzles/pool/{name}.py"
        for name in ("difficulty", "entry", "harvest", "judge", "sight", "symmetry")
    ),
)
"""What decides which finds a game yields."""


class Work:
    """Hold what games have yielded, in memory and in a file."""

    def __init__(self, path: Path) -> None:
        """Go on with a file, or begin one; a line that was cut off is dropped."""
        path.parent.mkdir(parents=True, exist_ok=True)
        text = path.read_text(encoding="ascii") if path.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        path.write_text(whole, encoding="ascii")
        self.path = path
        self.games: dict[int, list[list[str]]] = dict(map(json.loads, whole.splitlines()))

    def add(self, number: int, finds: Iterable[Find]) -> None:
        """Keep what a game has yielded."""
        self.games[number] = [[type_id, str(entry)] for type_id, entry in finds]
        with self.path.open("a", encoding="ascii") as file:
            file.write(json.dumps([number, self.games[number]]) + "\n")

    def finds(self, games: int) -> Iterator[Find]:
        """Go through what the first games have yielded, game by game."""
        for number in range(games):
            for type_id, text in self.games[number]:
                yield Find(type_id, PoolEntry.parse(text))


def work_path(seed: str, folder: Path) -> Path:
    """Return the work file of a seed; other sources may find other things, so get another file."""
    return folder / f"{crc32(seed.encode()):08x}-{fingerprint():08x}.jsonl"


def fingerprint() -> int:
    """Return a number that changes with the sources that finds depend on."""
    paths = [path for pattern in SOURCES for path in sorted(settings.BASE_DIR.glob(pattern))]
    found = 0
    for path in paths:
        found = crc32(path.read_bytes(), found)
    return found
