"""Seeds found beforehand for what hardly ever comes by chance, so that whatever there is is found.

The file is made by `manage.py keep_seeds`: a line for each kind of rare puzzle.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple, Self

from engine import Rule
from tutorial.practice.about import rules_of
from tutorial.puzzles import Puzzle, PuzzleType
from tutorial.puzzles.seed import FRESH, Seed

FILE = Path(__file__).parent / "kept_seeds.txt"
LOOKS = 80
RARE = 1 / 4
"""What comes less often than this among the first looks is rare."""
KEPT = 12
MOST = 6000
"""Seeds looked at, at most, to find so many that are kept."""
STRIDE = 7919
OPEN = "-"


class Kind(NamedTuple):
    """Hold what kind of puzzle it is: type, level, side, number of players, one of its rules."""

    type_id: str
    level: int
    grey: bool
    players: int | None
    rule: Rule | None

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the text form."""
        type_id, level, side, players, rule = text.split()
        count = None if players == OPEN else int(players)
        return cls(type_id, int(level), side == "grey", count, None if rule == OPEN else Rule(rule))

    def __str__(self) -> str:
        side = "grey" if self.grey else "colored"
        return f"{self.type_id} {self.level} {side} {self.players or OPEN} {self.rule or OPEN}"


def kinds_of(kind: PuzzleType, level: int) -> list[Kind]:
    """List the kinds of puzzles that a type says it gives on a level."""
    players: Sequence[int | None] = sorted(kind.players) or [None]
    like = product(sorted(kind.sides), players, [None, *kind.rules])
    return [Kind(kind.id, level, *one) for one in like if kind.gives(level, *one)]


def is_of(found: Kind, puzzle: Puzzle, rules: Collection[Rule]) -> bool:
    """Tell whether a puzzle about some rules is of a kind."""
    fits_table = (puzzle.grey, puzzle.players) == (found.grey, found.players)
    return fits_table and (found.rule is None or found.rule in rules)


def rare(kind: PuzzleType, level: int) -> dict[Kind, list[Seed]]:
    """Find seeds for each kind of puzzle of a type and level that is rare."""
    found: dict[Kind, list[Seed]] = {one: [] for one in kinds_of(kind, level)}
    for number in range(MOST):
        if number == LOOKS:
            found = {one: some for one, some in found.items() if len(some) < LOOKS * RARE}
        if number >= LOOKS and all(len(some) >= KEPT for some in found.values()):
            break
        seed = Seed(kind.version, level, number * STRIDE % FRESH)
        puzzle = kind.make(seed)
        rules = rules_of(kind, puzzle)
        for one, some in found.items():
            if is_of(one, puzzle, rules):
                some.append(seed)
    return {one: some[:KEPT] for one, some in found.items()}


def write(found: Iterable[tuple[Kind, list[Seed]]], file: Path = FILE) -> None:
    """Keep seeds."""
    lines = (f"{one}\t{' '.join(map(str, some))}\n" for one, some in found)
    file.write_text("".join(lines), encoding="ascii")


def read(file: Path = FILE) -> Iterator[tuple[Kind, list[Seed]]]:
    """Read what is kept."""
    for line in file.read_text(encoding="ascii").splitlines():
        kind, seeds = line.split("\t")
        yield Kind.parse(kind), [Seed.parse(seed) for seed in seeds.split()]


@cache
def kept() -> dict[tuple[str, int], list[tuple[Kind, list[Seed]]]]:
    """Return what the site ships with, by type and level."""
    shipped: dict[tuple[str, int], list[tuple[Kind, list[Seed]]]] = {}
    for one, seeds in read():
        shipped.setdefault((one.type_id, one.level), []).append((one, seeds))
    return shipped
