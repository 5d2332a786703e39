"""Seeds found beforehand that tell misreadings apart, so that a twin need not be looked for long.

The file is made by `manage.py keep_seeds`: a line for each type and level.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from pathlib import Path
from string import ascii_lowercase
from typing import NamedTuple, Self

from tutorial.practice.kept import STRIDE
from tutorial.puzzles import PuzzleType
from tutorial.puzzles.seed import FRESH, Seed
from tutorial.tasks.task import Diagnosable

FILE = Path(__file__).parent / "kept_twins.txt"
LOOKS = 400
"""Seeds looked at of a type and level."""
ENOUGH = 8
"""How many kept seeds are to tell two misreadings apart, or show one."""
RIGHT = "-"


class KeptItem(NamedTuple):
    """Hold what misreadings answer to a puzzle that was not made, as signs."""

    given: Mapping[str, object]
    truth: object = RIGHT

    def readings(self) -> Mapping[str, object]:
        """Return the signs by the ids of misreadings."""
        return self.given


class KeptTwin(NamedTuple):
    """Hold a seed, and a sign for what each misreading of its type's family answers."""

    seed: Seed
    signs: str

    @classmethod
    def of(cls, kind: PuzzleType, seed: Seed) -> Self:
        """Make the puzzle of a seed and let each misreading answer it."""
        task = kind.make(seed).task
        assert isinstance(task, Diagnosable)
        readings, truth = task.readings(), task.truth
        answers = [readings.get(wrong.id, truth) for wrong in kind.family]
        different = [truth, *(one for one in dict.fromkeys(answers) if one != truth)]
        signs = RIGHT + ascii_lowercase
        return cls(seed, "".join(signs[different.index(one)] for one in answers))

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the text form."""
        seed, signs = text.split(":")
        return cls(Seed.parse(seed), signs)

    def __str__(self) -> str:
        return f"{self.seed}:{self.signs}"

    def item(self, kind: PuzzleType) -> KeptItem:
        """Return the signs as answers, of its type's misreadings and the right one."""
        return KeptItem(dict(zip((wrong.id for wrong in kind.family), self.signs, strict=True)))

    def tells(self) -> Iterator[tuple[object, ...]]:
        """Name what the puzzle is good for: which it shows, and which two it tells apart."""
        shown = [(at, sign) for at, sign in enumerate(self.signs) if sign != RIGHT]
        yield from ((at,) for at, _sign in shown)
        for (at, sign), (other, another) in combinations(enumerate(self.signs), 2):
            if sign != another:
                yield at, other
                yield at, other, RIGHT in {sign, another}


def telling(kind: PuzzleType, level: int) -> list[KeptTwin]:
    """Find seeds until whatever puzzles of a type and level tell is told by enough of them."""
    found, told = [], Counter[tuple[object, ...]]()
    for number in range(LOOKS):
        twin = KeptTwin.of(kind, Seed(kind.version, level, number * STRIDE % FRESH))
        tells = list(twin.tells())
        if any(told[one] < ENOUGH for one in tells):
            found.append(twin)
            told.update(tells)
    return found


Kept = tuple[str, int, Sequence[KeptTwin]]
"""The id of a type, a level, and what is kept of them."""


def write_twins(found: Iterable[Kept], file: Path = FILE) -> None:
    """Keep seeds."""
    lines = (f"{name} {level}\t{' '.join(map(str, some))}\n" for name, level, some in found)
    file.write_text("".join(lines), encoding="ascii")


def read_twins(file: Path = FILE) -> Iterator[Kept]:
    """Read what is kept."""
    for line in file.read_text(encoding="ascii").splitlines():
        like, twins = line.split("\t")
        name, level = like.split()
        yield name, int(level), [KeptTwin.parse(one) for one in twins.split()]


@cache
def kept_twins() -> dict[tuple[str, int], Sequence[KeptTwin]]:
    """Return what the site ships with, by type and level."""
    return {(name, level): some for name, level, some in read_twins()}


def twins_kept(kind: PuzzleType, level: int) -> list[KeptTwin]:
    """List what is kept of a type and level, of its version and with all of its misreadings."""
    kept, signs = kept_twins().get((kind.id, level), ()), len(kind.family)
    return [one for one in kept if one.seed.version == kind.version and len(one.signs) == signs]
