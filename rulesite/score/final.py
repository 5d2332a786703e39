"""A final score being told: walls by taps or counts, scores before bonuses, all in an address."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, Self
from urllib.parse import urlencode

from django.urls import reverse

from engine import Board, Color, NotationError, Position
from engine.board import EMPTY_WALL, Wall
from engine.notation import SEATS
from engine.tiles import COLORS, MAX_PLAYERS, MIN_PLAYERS, SIZE, Cell
from rulesite.board.cells import BY_CODE
from rulesite.situation.boards import wall_tapped

TAP: Final = "tap"
MOST_POINTS: Final = 999
LONGEST_NUMBER: Final = 40
"""Signs of a typed number that are read; more make no number that is allowed."""
PLAYERS: Final = range(MIN_PLAYERS, MAX_PLAYERS + 1)
COUNTED: Final = ("rows", "columns", "colors")
TAP_SHAPE: Final = re.compile(
    rf"r[1-{SIZE}]c[1-{SIZE}]|brush-[BYRKW]|seat-[A-D]|players-[2-4]|side-[cg]|by-(?:wall|counts)"
    r"|result|set|empty",
    re.ASCII,
)


class Unreadable(ValueError):
    """An address describes no final score."""


class By(StrEnum):
    """Name the two ways to tell a wall."""

    WALL = "wall"
    COUNTS = "counts"


@dataclass(frozen=True, slots=True)
class Hand:
    """Hold what is told of one player, as it was typed where it was typed."""

    wall: Wall = EMPTY_WALL
    score: str = ""
    counts: tuple[str, ...] = ("",) * len(COUNTED)


@dataclass(frozen=True, slots=True)
class Finish:
    """Hold everything that the address says."""

    hands: tuple[Hand, ...]
    grey: bool = False
    by: By = By.WALL
    seat: int = 0
    brush: Color = COLORS[0]
    is_asked: bool = False

    @property
    def query(self) -> dict[str, str]:
        """Return what the address has to say; what is as usual is left out."""
        written = {
            "players": str(len(self.hands)),
            "side": "g" if self.grey else "",
            "by": "" if self.by is By.WALL else str(self.by),
            "seat": SEATS[self.seat] if self.seat else "",
            "brush": "" if self.brush is COLORS[0] else str(self.brush),
            "part": "result" if self.is_asked else "",
        }
        for letter, hand in zip(SEATS, self.hands, strict=False):
            written[f"w{letter}"] = "" if hand.wall == EMPTY_WALL else write_wall(hand.wall)
            written[f"s{letter}"] = hand.score
            for name, count in zip(COUNTED, hand.counts, strict=True):
                written[f"{name}{letter}"] = count
        return {name: value for name, value in written.items() if value}

    @property
    def address(self) -> str:
        """Return the address of this score, in the current language."""
        return f"{reverse('score')}?{urlencode(self.query, safe='/')}"

    @classmethod
    def read(cls, query: Mapping[str, str]) -> Self:
        """Read an address; raise Unreadable."""
        players = _member(query.get("players", "2"), tuple(map(str, PLAYERS)))
        letters = SEATS[: int(players)]
        return cls(
            tuple(_hand(query, letter) for letter in letters),
            _member(query.get("side", "c"), ("c", "g")) == "g",
            By(_member(query.get("by", By.WALL), tuple(By))),
            letters.index(_member(query.get("seat", "A"), tuple(letters))),
            Color(_member(query.get("brush", COLORS[0]), COLORS)),
            query.get("part") == "result",
        )


def _hand(query: Mapping[str, str], letter: str) -> Hand:
    wall = read_wall(query[f"w{letter}"]) if f"w{letter}" in query else EMPTY_WALL
    counts = tuple(query.get(f"{name}{letter}", "").strip()[:LONGEST_NUMBER] for name in COUNTED)
    return Hand(wall, query.get(f"s{letter}", "").strip()[:LONGEST_NUMBER], counts)


def _member(text: str, allowed: tuple[str, ...]) -> str:
    if text not in allowed:
        raise Unreadable("not offered")
    return text


def write_wall(wall: Wall) -> str:
    """Write a wall as the notation does."""
    return "/".join("".join(color or "." for color in row) for row in wall)


def read_wall(text: str) -> Wall:
    """Read a wall; raise Unreadable."""
    if len(text) > SIZE * (SIZE + 1):
        raise Unreadable("too long for a wall")
    try:
        return Position.parse(f"0:-,-,-,-,-:{text}:-").players[0].wall
    except NotationError:
        raise Unreadable("no wall") from None


Tap = Callable[[Finish, str], Finish]


def _wall_tapped(final: Finish, cell: Cell) -> Finish:
    hand = final.hands[final.seat]
    brush = final.brush if final.grey else None
    wall = wall_tapped(Board(wall=hand.wall), cell, brush).wall
    hands = tuple(
        replace(other, wall=wall) if at == final.seat else other
        for at, other in enumerate(final.hands)
    )
    return replace(final, hands=hands, is_asked=False)


def _players(final: Finish, count: str) -> Finish:
    hands = (final.hands + (Hand(),) * MAX_PLAYERS)[: int(count)]
    return replace(final, hands=hands, seat=min(final.seat, len(hands) - 1), is_asked=False)


def _seat(final: Finish, letter: str) -> Finish:
    seat = SEATS.index(letter)
    if seat >= len(final.hands):
        raise Unreadable("no such player")
    return replace(final, seat=seat, is_asked=False)


def _empty(final: Finish, _value: str) -> Finish:
    return replace(final, hands=(Hand(),) * len(final.hands), is_asked=False)


TAPS: Final[dict[str, Tap]] = {
    "players": _players,
    "side": lambda final, side: replace(final, grey=side == "g", is_asked=False),
    "by": lambda final, way: replace(final, by=By(way), is_asked=False),
    "brush": lambda final, color: replace(final, brush=Color(color)),
    "seat": _seat,
    "result": lambda final, _value: replace(final, is_asked=True),
    "set": lambda final, _value: final,
    "empty": _empty,
}


def tapped(final: Finish, code: str) -> Finish:
    """Return the score after something was pressed; raise Unreadable."""
    if not TAP_SHAPE.fullmatch(code[:12]):
        raise Unreadable("no such thing to press")
    if code in BY_CODE:
        return _wall_tapped(final, BY_CODE[code])
    what, _dash, value = code.partition("-")
    return TAPS[what](final, value)
