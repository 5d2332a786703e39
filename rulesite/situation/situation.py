"""A position being set up or asked about, kept whole in its address."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, Self
from urllib.parse import urlencode

from django.urls import reverse

from engine import Board, NotationError, Placement, Position
from engine.notation import SEATS
from engine.parsing import LONGEST_TEXT
from engine.tiles import COLORS, SIZE, Color, color_at

TAP: Final = "tap"
"""The parameter that says what was pressed."""
EMPTY: Final = Position(players=(Board(),))
"""One empty board alone."""
LONGEST_PUT: Final = 4 * SIZE


class Unreadable(ValueError):
    """An address does not describe a situation."""


class Unfit(ValueError):
    """What was typed into a field does not fit it; `field` is the field's name."""

    def __init__(self, field: str) -> None:
        super().__init__(field)
        self.field = field


class Part(StrEnum):
    """Name what is shown: one part at a time."""

    GAME = "game"
    OFFER = "offer"
    BOARD = "board"
    ASK = "ask"


class Question(StrEnum):
    """Name what can be asked."""

    SCORE = "score"
    WRONG = "wrong"
    MAY = "may"
    MOVES = "moves"


@dataclass(frozen=True, slots=True)
class Situation:
    """Hold a position, what is being done with it and what is asked of it.

    `take`, `to` and `place` are the move in question, `put` the choices on a grey wall,
    `about`, `first` and `second` what two players claim.
    """

    position: Position = EMPTY
    seat: int = 0
    brush: Color = COLORS[0]
    part: Part = Part.BOARD
    ask: Question = Question.SCORE
    take: str = ""
    to: str = ""
    place: str = ""
    put: tuple[Placement, ...] = ()
    about: str = ""
    first: str = ""
    second: str = ""

    @property
    def board(self) -> Board:
        """Return the board being set up or asked about."""
        return self.position.players[self.seat]

    @property
    def query(self) -> dict[str, str]:
        """Return what the address has to say; what is as usual is left out."""
        written = {
            "p": self.position.slug,
            "side": "g" if self.position.is_figure and self.position.grey else "",
            "seat": SEATS[self.seat] if self.seat else "",
            "brush": "" if self.brush is COLORS[0] else str(self.brush),
            "part": "" if self.part is Part.BOARD else str(self.part),
            "ask": "" if self.ask is Question.SCORE else str(self.ask),
            "take": self.take,
            "to": self.to,
            "place": self.place,
            "put": "".join(map(str, self.put)),
            "about": self.about,
            "first": self.first,
            "second": self.second,
        }
        return {name: value for name, value in written.items() if value}

    @property
    def address(self) -> str:
        """Return the address of this situation, in the current language."""
        return f"{reverse('board')}?{urlencode(self.query, safe='/,:')}"

    def with_position(self, position: Position) -> Self:
        """Return the situation with another position; what was asked of the old one is dropped."""
        seat = min(self.seat, len(position.players) - 1)
        return replace(
            self,
            position=position,
            seat=seat,
            take="",
            to="",
            place="",
            put=(),
            about="",
            first="",
            second="",
        )

    @classmethod
    def read(cls, query: Mapping[str, str]) -> Self:
        """Read an address; raise NotationError for a position, Unreadable for anything else."""
        position = read_position(query["p"]) if "p" in query else EMPTY
        if position.is_figure:
            position = replace(position, grey=query.get("side") == "g" or is_grey(position))
        return cls(
            position,
            _one_of(SEATS[: len(position.players)], query.get("seat", "A")),
            Color(_member(tuple(Color), query.get("brush", COLORS[0]))),
            Part(_member(tuple(Part), query.get("part", Part.BOARD))),
            Question(_member(tuple(Question), query.get("ask", Question.SCORE))),
            **{name: query.get(name, "")[:LONGEST_CLAIM] for name in TYPED},
            put=read_put(query.get("put", "")),
        )


TYPED: Final = ("take", "to", "place", "about", "first", "second")
LONGEST_CLAIM: Final = 12


def read_position(text: str) -> Position:
    """Read a position typed or linked; its length is looked at first. Raises NotationError."""
    if len(text) > LONGEST_TEXT:
        raise NotationError("position", LONGEST_TEXT + 1, "end")
    return Position.from_slug(text.strip(" \t\r\n"))


def is_grey(position: Position) -> bool:
    """Tell whether a wall can only be a grey one: a tile lies where its color is not printed."""
    return any(
        board.wall[row][col] != color_at(row, col)
        for board in position.players
        for row, col in board.cells
    )


def read_put(text: str) -> tuple[Placement, ...]:
    """Read placements written one after the other; raise Unreadable."""
    if len(text) > LONGEST_PUT or len(text) % 3:
        raise Unreadable("no placements")
    try:
        return tuple(Placement.from_notation(text[at : at + 3]) for at in range(0, len(text), 3))
    except NotationError as error:
        raise Unreadable(str(error)) from None


def _member(allowed: tuple[str, ...], text: str) -> str:
    if text not in allowed:
        raise Unreadable(f"none of {allowed}")
    return text


def _one_of(letters: str, text: str) -> int:
    if len(text) != 1 or text not in letters:
        raise Unreadable(f"none of {letters}")
    return letters.index(text)
