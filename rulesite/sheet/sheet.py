"""A sheet as a value: for each round and player the completed lines and the floor line.

Nothing that can be worked out is kept. The text form has one canonical spelling:

    c2 | B1 Y3 f2 M, R2; K1, -
    side and players | a round; a round …     players from A, joined by ", "
    B1      a completed line: color and row; on the grey side also the column, B15,
            or F when the wall had no space and the line fell, B1F
    f2      tiles on the floor line before wall-tiling, the marker not counted
    M       the starting player marker
    -       none of these
"""

from dataclasses import dataclass, replace
from typing import Any, Final, Self

from engine import Placement
from engine.tiles import MAX_PLAYERS, MIN_PLAYERS
from rulesite.sheet import data, text

MOST_ROUNDS: Final = 40


@dataclass(frozen=True, slots=True)
class Entry:
    """Hold one player's round: completed lines from the top, tiles on the floor, the marker."""

    placements: tuple[Placement, ...] = ()
    floor: int = 0
    has_marker: bool = False

    def __post_init__(self) -> None:
        rows = [placement.row for placement in self.placements]
        if rows != sorted(set(rows)) or not 0 <= self.floor <= text.MOST_FLOOR:
            raise ValueError("no entry")


@dataclass(frozen=True, slots=True)
class Sheet:
    """Hold a game's rounds, each with an entry by seat; it may be impossible."""

    players: int = MIN_PLAYERS
    grey: bool = False
    rounds: tuple[tuple[Entry, ...], ...] = ()

    def __post_init__(self) -> None:
        fits = all(len(entries) == self.players for entries in self.rounds)
        in_range = MIN_PLAYERS <= self.players <= MAX_PLAYERS and len(self.rounds) <= MOST_ROUNDS
        if not fits or not in_range:
            raise ValueError("no sheet")

    def with_round(self, number: int, entries: tuple[Entry, ...]) -> Self:
        """Return the sheet with a round corrected, or added at its end; rounds count from 0."""
        return replace(self, rounds=(*self.rounds[:number], entries, *self.rounds[number + 1 :]))

    def without_last(self) -> Self:
        """Return the sheet without its last round."""
        return replace(self, rounds=self.rounds[:-1])

    def __str__(self) -> str:
        rounds = [[_words(entry, self.grey) for entry in entries] for entries in self.rounds]
        return text.write(self.grey, self.players, rounds)

    @property
    def slug(self) -> str:
        """Give the text form for an address, with ``_`` for the space."""
        return str(self).replace(" ", "_")

    @classmethod
    def parse(cls, written: str) -> Self:
        """Read the text form; raise NotationError."""
        grey, players, rounds = text.read(written, MOST_ROUNDS)
        return cls(players, grey, tuple(tuple(Entry(*parts) for parts in row) for row in rounds))

    @classmethod
    def from_slug(cls, written: str) -> Self:
        """Read the text form used in addresses; raise NotationError."""
        return cls.parse(written.replace("_", " "))

    def to_json(self) -> dict[str, Any]:
        """Give plain data: side, players, rounds of entries with lines, floor and marker."""
        return data.write(
            self.grey,
            self.players,
            [
                [(_lines(entry, self.grey), entry.floor, entry.has_marker) for entry in entries]
                for entries in self.rounds
            ],
        )


def _lines(entry: Entry, grey: bool) -> list[str]:
    return [str(placement)[: 3 if grey else 2] for placement in entry.placements]


def _words(entry: Entry, grey: bool) -> list[str]:
    return text.words(_lines(entry, grey), entry.floor, entry.has_marker)
