"""What somebody wants to practise: types, rules, levels, sides, numbers of players."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Protocol, Self
from urllib.parse import urlencode

from engine import Rule
from engine.tiles import DISPLAYS
from tutorial.practice import decisions
from tutorial.puzzles import PUZZLE_TYPES, PuzzleType, Unit, find_type

SIDES: Mapping[str, bool] = {"colored": False, "grey": True}
LEVELS = ("1", "2", "3")
PLAYERS = tuple(str(players) for players in DISPLAYS)
MOST = 60
"""Values of one name that are looked at."""


class BadSelection(ValueError):
    """Refuse a selection with something that is not on offer; holds what it was."""


class Query(Protocol):
    """A query as Django reads it."""

    def getlist(self, key: str) -> list[str]:
        """Return all values of a name."""


@dataclass(frozen=True, slots=True)
class Selection:
    """Hold a selection: of each name any of the values will do; where there is none, all do."""

    types: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    levels: tuple[int, ...] = ()
    sides: tuple[str, ...] = ()
    players: tuple[int, ...] = ()

    @classmethod
    def read(cls, query: Query) -> Self:
        """Read a query strictly; raise BadSelection."""
        for name, known in on_offer().items():
            for value in query.getlist(name)[:MOST]:
                if value and value not in known:
                    raise BadSelection(value)
        return cls.read_known(query)

    @classmethod
    def read_known(cls, query: Query) -> Self:
        """Read what is on offer out of a query, and leave out all else."""
        given = {
            name: tuple(value for value in known if value in query.getlist(name)[:MOST])
            for name, known in on_offer().items()
        }
        return cls(
            types=given["type"],
            rules=given["rule"],
            levels=tuple(map(int, given["level"])),
            sides=given["side"],
            players=tuple(map(int, given["players"])),
        )

    @property
    def query(self) -> str:
        """Write it as the query of an address, in its one order; nothing when all is open."""
        named: Mapping[str, Iterable[object]] = {
            "type": self.types,
            "rule": self.rules,
            "level": self.levels,
            "side": self.sides,
            "players": self.players,
        }
        return urlencode([(name, str(value)) for name, some in named.items() for value in some])

    def kinds(self) -> tuple[PuzzleType, ...]:
        """List the types that can give what is wanted, in the order of the syllabus.

        With no type or rule chosen, decisions are left out if anything else will do: they are for
        those who know the rules.
        """
        if self.types:
            return self._giving(kind for name in self.types if (kind := find_type(name)))
        if self.rules:
            return self._giving(PUZZLE_TYPES)
        basic = self._giving(kind for kind in PUZZLE_TYPES if kind.unit is not Unit.DECISIONS)
        return basic or self._giving(PUZZLE_TYPES)

    def _giving(self, kinds: Iterable[PuzzleType]) -> tuple[PuzzleType, ...]:
        return tuple(kind for kind in kinds if self.levels_of(kind))

    def levels_of(self, kind: PuzzleType) -> tuple[int, ...]:
        """List the levels on which a type can give what is wanted.

        Left open, all will do; with nothing chosen at all, the first: a newcomer begins there.
        """
        levels = self.levels or (range(1, kind.levels + 1) if self.query else (1,))
        return tuple(level for level in levels if self.is_given(kind, level))

    def is_given(self, kind: PuzzleType, level: int) -> bool:
        """Tell whether puzzles of a type and level can be what is wanted."""
        rules: Sequence[Rule | None] = [Rule(rule) for rule in self.rules] or [None]
        like = product(self.wanted_sides(kind), self.wanted_players(kind), rules)
        if not any(kind.gives(level, *one) for one in like):
            return False
        if kind.unit is not Unit.DECISIONS or not (self.sides or self.players):
            return True
        return decisions.gives(kind, level, self.wanted_sides(kind), self.wanted_players(kind))

    def wanted_sides(self, kind: PuzzleType) -> Collection[bool]:
        """Return the sides wanted of puzzles of a type: true for grey."""
        return [SIDES[side] for side in self.sides] or kind.sides

    def wanted_players(self, kind: PuzzleType) -> Collection[int | None]:
        """Return the numbers of players wanted of puzzles of a type; None if it has none."""
        return self.players or kind.players or {None}


def on_offer() -> Mapping[str, Sequence[str]]:
    """Return the values that each name of a selection can have, in their order."""
    return {
        "type": [kind.id for kind in PUZZLE_TYPES],
        "rule": [rule.value for rule in examined()],
        "level": LEVELS,
        "side": tuple(SIDES),
        "players": PLAYERS,
    }


def examined() -> tuple[Rule, ...]:
    """List the rules that puzzles are about, in the order of the syllabus."""
    return tuple(dict.fromkeys(rule for kind in PUZZLE_TYPES for rule in kind.rules))
