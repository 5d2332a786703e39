"""What somebody wants to practise: types, rules, a level, a side, a number of players."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, Self
from urllib.parse import urlencode

from engine import Rule
from engine.tiles import DISPLAYS
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
    """Hold a selection; what is empty or None is left open."""

    types: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    level: int | None = None
    side: str | None = None
    players: int | None = None

    @classmethod
    def read(cls, query: Query) -> Self:
        """Read a query strictly; raise BadSelection."""
        level = _one(query.getlist("level"), LEVELS)
        players = _one(query.getlist("players"), PLAYERS)
        return cls(
            types=_some(query.getlist("type"), [kind.id for kind in PUZZLE_TYPES]),
            rules=_some(query.getlist("rule"), [rule.value for rule in examined()]),
            level=int(level) if level else None,
            side=_one(query.getlist("side"), tuple(SIDES)),
            players=int(players) if players else None,
        )

    @classmethod
    def read_or_open(cls, query: Query) -> Self:
        """Read a query, or leave everything open if something in it is not on offer."""
        try:
            return cls.read(query)
        except BadSelection:
            return cls()

    @property
    def query(self) -> str:
        """Write it as the query of an address, in its one order; nothing when all is open."""
        pairs = [("type", name) for name in self.types] + [("rule", name) for name in self.rules]
        single = {"level": self.level, "side": self.side, "players": self.players}
        pairs += [(name, str(value)) for name, value in single.items() if value]
        return urlencode(pairs)

    def kinds(self) -> tuple[PuzzleType, ...]:
        """List the types that can give what is wanted, in the order of the syllabus.

        With nothing chosen, decisions are left out: they are for those who know the rules.
        """
        chosen = [kind for name in self.types if (kind := find_type(name))]
        pool: Sequence[PuzzleType] = chosen or PUZZLE_TYPES
        if not chosen and not self.rules:
            pool = [kind for kind in pool if kind.unit is not Unit.DECISIONS]
        return tuple(kind for kind in pool if self.fits(kind))

    def fits(self, kind: PuzzleType) -> bool:
        """Tell whether a type can give what is wanted."""
        return (
            (not self.rules or not set(self.rules).isdisjoint(kind.rules))
            and (self.side is None or SIDES[self.side] in kind.sides)
            and (self.players is None or self.players in kind.players)
        )


def examined() -> tuple[Rule, ...]:
    """List the rules that puzzles are about, in the order of the syllabus."""
    return tuple(dict.fromkeys(rule for kind in PUZZLE_TYPES for rule in kind.rules))


def _some(values: Sequence[str], allowed: Iterable[str]) -> tuple[str, ...]:
    known = list(allowed)
    for value in values[:MOST]:
        if value not in known:
            raise BadSelection(value)
    return tuple(name for name in known if name in values)


def _one(values: Sequence[str], allowed: Sequence[str]) -> str | None:
    given = [value for value in values[:MOST] if value]
    if not given:
        return None
    if len(given) > 1 or given[0] not in allowed:
        raise BadSelection(given[-1])
    return given[0]
