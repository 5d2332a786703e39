"""Find seeds of rare puzzles, and of twins, so that a choice of them is met at once."""

from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from tutorial.practice.kept import Kind, rare, read, write
from tutorial.practice.kept_twins import Kept, read_twins, telling, write_twins
from tutorial.puzzles import PUZZLE_TYPES, PuzzleType, Unit
from tutorial.puzzles.seed import Seed


class Command(BaseCommand):
    """Write kept_seeds.txt and kept_twins.txt; the same types give the same files."""

    help = "Find seeds of rare puzzles and of twins. With types named, find only theirs anew."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the ids of types."""
        drawn = [kind.id for kind in PUZZLE_TYPES if kind.unit is not Unit.DECISIONS]
        parser.add_argument("types", nargs="*", metavar="type", help=", ".join(drawn))

    def handle(self, *args: Any, types: list[str], **options: Any) -> None:
        """Find them type by type, and name what is never found."""
        before = [one for one in read() if types and one[0].type_id not in types]
        found: list[tuple[Kind, list[Seed]]] = []
        for kind in PUZZLE_TYPES:
            found += [one for one in before if one[0].type_id == kind.id]
            if kind.unit is not Unit.DECISIONS and (not types or kind.id in types):
                found += self.find(kind)
        write(found)
        write_twins(self.twins(types))

    def twins(self, types: list[str]) -> list[Kept]:
        """Find twins of the types that have some; those of types not named stay."""
        found = [one for one in read_twins() if types and one[0] not in types]
        kinds = [kind for kind in PUZZLE_TYPES if kind.family]
        for kind in kinds:
            if not types or kind.id in types:
                levels = range(1, kind.levels + 1)
                found += [(kind.id, level, telling(kind, level)) for level in levels]
        order = [kind.id for kind in kinds]
        return sorted(found, key=lambda one: (order.index(one[0]), one[1]))

    def find(self, kind: PuzzleType) -> list[tuple[Kind, list[Seed]]]:
        """Find what is rare of a type, and say how it went."""
        some = [one for level in range(1, kind.levels + 1) for one in rare(kind, level).items()]
        for one, seeds in some:
            self.stdout.write(f"{one}: {len(seeds)}" if seeds else f"{one}: none, mend its limits")
        return some
