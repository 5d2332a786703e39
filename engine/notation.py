"""The text form of positions: one line, one canonical form, exact both ways."""

from dataclasses import dataclass, replace
from enum import StrEnum

from engine import parsing
from engine.board import Board
from engine.errors import NotationError
from engine.parsing import Field
from engine.tiles import (
    MARKER,
    MAX_PLAYERS,
    MIN_PLAYERS,
    TILES_PER_COLOR,
    Color,
    Counts,
    count,
    five,
)

SEATS = "ABCD"
NONE: Counts = (0, 0, 0, 0, 0)
FIELDS = ("side", "round", "turn", "starter", "factories", "center", "bag", "lid")


class Phase(StrEnum):
    """Name the phases; the value is the letter of the notation."""

    DRAFTING = "d"
    TILING = "t"
    OVER = "o"


@dataclass(frozen=True, slots=True)
class Position:
    """Hold everything that lies on the table (lid-open, bag-count); it may be impossible.

    A position of round 0 is a figure: one player's board and nothing else.
    """

    grey: bool = False
    round: int = 0
    phase: Phase = Phase.DRAFTING
    turn: int = 0
    starter: int = 0
    factories: tuple[tuple[Color, ...], ...] = ()
    center: tuple[Color, ...] = ()
    marker_in_center: bool = False
    bag: Counts = NONE
    lid: Counts = NONE
    players: tuple[Board, ...] = ()

    @classmethod
    def parse(cls, text: str) -> "Position":
        """Read a position or a lone player field; check its syntax only.

        Raises NotationError.
        """
        whole = Field("position", text, 1)
        if len(text) > parsing.LONGEST_TEXT:
            raise whole.error(parsing.LONGEST_TEXT, "end")
        if " " not in text and ":" in text:
            return cls(players=(parsing.board(whole.named("player")),))
        return cls._from_fields(whole.parts(" "), whole)

    @classmethod
    def _from_fields(cls, fields: list[Field], whole: Field) -> "Position":
        named = [field.named(name) for field, name in zip(fields, FIELDS, strict=False)]
        head, boards = named, fields[len(FIELDS) :]
        seats = _seats(head, boards, whole)
        side, when, turn, starter, factories, middle, bag, lid = head
        grey = parsing.letter(side, "cg", "side") == "g"
        number, phase = _round(when)
        first = SEATS.index(parsing.letter(turn, seats, "seat"))
        began = SEATS.index(parsing.letter(starter, seats, "seat"))
        displays = tuple(map(parsing.tiles, factories.parts(",")))
        marker, center = parsing.center(middle)
        bags = parsing.counts(bag), parsing.counts(lid)
        players = tuple(
            parsing.board(field.named(seat)) for field, seat in zip(boards, seats, strict=True)
        )
        return cls(grey, number, phase, first, began, displays, center, marker, *bags, players)

    @property
    def is_figure(self) -> bool:
        """Tell whether this is one player's board alone."""
        return self.round == 0

    @property
    def slug(self) -> str:
        """Give the text form for an address, with ``_`` for the space."""
        return str(self).replace(" ", "_")

    @classmethod
    def from_slug(cls, text: str) -> "Position":
        """Read the text form used in addresses; columns are those of that form."""
        return cls.parse(text.replace("_", " "))

    @property
    def on_table(self) -> Counts:
        """Count the tiles outside bag and lid, by color."""
        offer = [tile for display in self.factories for tile in display]
        lying = [count((*offer, *self.center)), *(board.tiles for board in self.players)]
        return five(map(sum, zip(*lying, strict=True)))

    def completed(self) -> "Position":
        """Fill bag and lid so that there are 100 tiles: the lid keeps what it can (tile-count)."""
        if self.is_figure:
            return self
        missing = [max(0, TILES_PER_COLOR - seen) for seen in self.on_table]
        lid = [min(kept, rest) for kept, rest in zip(self.lid, missing, strict=True)]
        bag = [rest - kept for rest, kept in zip(missing, lid, strict=True)]
        return replace(self, bag=five(bag), lid=five(lid))

    def __str__(self) -> str:
        boards = " ".join(map(str, self.players))
        if self.is_figure:
            return boards
        marker = MARKER if self.marker_in_center else ""
        return " ".join(
            (
                "g" if self.grey else "c",
                f"{self.round}{self.phase}",
                SEATS[self.turn],
                SEATS[self.starter],
                ",".join("".join(display) or "-" for display in self.factories),
                marker + "".join(self.center) or "-",
                ",".join(map(str, self.bag)),
                ",".join(map(str, self.lid)),
                boards,
            )
        )

    def __repr__(self) -> str:
        return f"Position.parse({str(self)!r})"


def _seats(head: list[Field], boards: list[Field], whole: Field) -> str:
    if len(head) < len(FIELDS):
        raise NotationError(FIELDS[len(head)], len(whole.text) + 1, "field")
    if len(boards) < MIN_PLAYERS:
        raise NotationError(SEATS[len(boards)], len(whole.text) + 1, "player")
    if len(boards) > MAX_PLAYERS:
        raise whole.error(boards[MAX_PLAYERS].column - 1, "end")
    return SEATS[: len(boards)]


def _round(field: Field) -> tuple[int, Phase]:
    if field.text[-1:] not in tuple(Phase):
        raise field.error(max(0, len(field.text) - 1), "phase")
    digits = Field(field.name, field.text[:-1], field.column)
    number = parsing.number(digits)
    if number == 0:
        raise digits.error(0, "number")
    return number, Phase(field.text[-1])
