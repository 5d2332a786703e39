"""A round being told by taps: what an address holds, what taps do, and how it is drawn."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final, Self

from engine import Board, Color, Placement
from engine.notation import SEATS
from engine.tiles import COLORS, FLOOR_PENALTIES, SIZE, Cell, color_at
from rulesite.board import BoardView, Parts, board_view
from rulesite.board.choice import Choice
from rulesite.score.sheet_view import SeatTold, seat_told
from rulesite.sheet import Entry, Reckoning, Sheet, reckon
from rulesite.sheet.draft import Draft, NoDraft, Part
from rulesite.sheet.telling import Telling, tellings
from rulesite.wording.grey import grey_choice_sentence
from rulesite.wording.reasons import seat_name
from rulesite.wording.sheets import sheet_reason
from rulesite.wording.spaces import Mark
from rulesite.wording.tiles import color_name

TAP: Final = "tap"
LONGEST_CODE: Final = 8
SPACES: Final = len(FLOOR_PENALTIES)


class Unreadable(ValueError):
    """An address does not describe a round being told."""


class NoSuchRound(Unreadable):
    """An address describes a round that the sheet has not, or not any more."""


@dataclass(frozen=True, slots=True)
class Editing:
    """Hold a round being told: which one, by whom, and what so far."""

    sheet: Sheet
    number: int
    counted: Reckoning
    """The rounds before it."""
    draft: Draft
    seat: int = 0

    @classmethod
    def read(cls, sheet: Sheet, query: Mapping[str, str]) -> Self:
        """Read an address; raise Unreadable, and NoSuchRound for a round further on.

        A round after one that does not fit has to wait.
        """
        asked = query.get("round", str(len(sheet.rounds) + 1))
        if not re.fullmatch(r"[1-9][0-9]?", asked, re.ASCII):
            raise Unreadable("no round")
        if int(asked) > len(sheet.rounds) + 1:
            raise NoSuchRound("no such round")
        counted = reckon(replace(sheet, rounds=sheet.rounds[: int(asked) - 1]))
        number = len(counted.rounds)
        seat = query.get("seat", SEATS[0])
        if len(seat) != 1 or seat not in SEATS[: sheet.players]:
            raise Unreadable("no such player")
        counted = reckon(replace(sheet, rounds=sheet.rounds[:number]))
        return cls(sheet, number, counted, _draft(sheet, number, query), SEATS.index(seat))

    @property
    def query(self) -> dict[str, str]:
        """Return what the address has to say."""
        return {
            "round": str(self.number + 1),
            "seat": SEATS[self.seat],
            "d": str(self.draft),
        }

    @property
    def is_correction(self) -> bool:
        """Tell whether the round has been told before."""
        return self.number < len(self.sheet.rounds)

    @property
    def part(self) -> Part:
        """Return what is told of the player whose board is shown."""
        return self.draft.parts[self.seat]

    @property
    def tellings(self) -> tuple[Telling, ...]:
        """Count everybody's part as far as it goes."""
        return tellings(self.counted.boards, self.draft, self.sheet.grey)

    @property
    def entries(self) -> tuple[Entry, ...] | None:
        """Return the finished round; None while something is missing."""
        found = [one.entry for one in self.tellings]
        whole = tuple(entry for entry in found if entry is not None)
        return whole if len(whole) == len(found) else None

    def with_part(self, part: Part) -> Self:
        """Change what is told of the player whose board is shown."""
        return replace(self, draft=self.draft.with_part(self.seat, part))


def _draft(sheet: Sheet, number: int, query: Mapping[str, str]) -> Draft:
    if "d" in query:
        try:
            return Draft.read(query["d"], sheet.players)
        except NoDraft:
            raise Unreadable("no round") from None
    if number < len(sheet.rounds):
        return Draft.of(sheet.rounds[number], sheet.grey)
    return Draft.empty(sheet.players)


Tap = Callable[[Editing, re.Match[str]], Editing]


def _space(editing: Editing, match: re.Match[str]) -> Editing:
    row, col = int(match[1]) - 1, int(match[2]) - 1
    return editing.with_part(editing.part.with_line(row, color_at(row, col)))


def _line(editing: Editing, match: re.Match[str]) -> Editing:
    return editing.with_part(editing.part.with_line(int(match[2]) - 1, Color(match[1])))


def _put(editing: Editing, match: re.Match[str]) -> Editing:
    return editing.with_part(editing.part.with_put(Placement.from_notation(match[1])))


def _floor(editing: Editing, match: re.Match[str]) -> Editing:
    return editing.with_part(replace(editing.part, floor=int(match[1])))


def _marker(editing: Editing, match: re.Match[str]) -> Editing:
    return editing.with_part(replace(editing.part, has_marker=not editing.part.has_marker))


def _seat(editing: Editing, match: re.Match[str]) -> Editing:
    seat = SEATS.index(match[1])
    if seat >= editing.sheet.players:
        raise Unreadable("no such player")
    return replace(editing, seat=seat)


def _clear(editing: Editing, match: re.Match[str]) -> Editing:
    return editing.with_part(Part())


TAPS: Final[tuple[tuple[re.Pattern[str], Tap], ...]] = tuple(
    (re.compile(pattern, re.ASCII), tap)
    for pattern, tap in (
        (rf"r([1-{SIZE}])c([1-{SIZE}])", _space),
        (rf"([BYRKW])([1-{SIZE}])", _line),
        (rf"put-([BYRKW][1-{SIZE}][1-{SIZE}])", _put),
        (rf"floor-([0-{SPACES}])", _floor),
        (r"marker", _marker),
        (r"seat-([A-D])", _seat),
        (r"clear", _clear),
    )
)


def tapped(editing: Editing, code: str) -> Editing:
    """Return the round after something was pressed; raise Unreadable."""
    for pattern, tap in TAPS:
        match = pattern.fullmatch(code[: LONGEST_CODE + 1])
        if match:
            return tap(editing, match)
    raise Unreadable("no such thing to press")


@dataclass(frozen=True, slots=True)
class Button:
    """Hold something to press."""

    code: str
    label: str
    is_on: bool
    color: Color | None = None


@dataclass(frozen=True, slots=True)
class LineButtons:
    """Hold the colors that a line of the grey side can be completed with."""

    row: int
    buttons: tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class EditorView:
    """Hold a round being told, ready to be drawn."""

    seats: tuple[Button, ...]
    wall: BoardView | None
    lines: tuple[LineButtons, ...]
    choice: BoardView | None
    hint: str
    back: str
    floor: tuple[Button, ...]
    told: SeatTold | None
    faults: tuple[str, ...]
    running: tuple[tuple[str, str], ...]
    following: int | None
    waiting: str


def editor_view(editing: Editing, names: tuple[str, ...]) -> EditorView:
    """Draw what is told of one player, and what it comes to."""
    all_told = editing.tellings
    here, seat, grey = all_told[editing.seat], editing.seat, editing.sheet.grey
    pending = [at for at, one in enumerate(all_told) if one.entry is None]
    return EditorView(
        tuple(Button(f"seat-{SEATS[at]}", names[at], at == seat) for at in range(len(names))),
        None if grey else _wall(here),
        _line_buttons(here) if grey and not here.options else (),
        _choice(here) if here.options else None,
        _hint(here),
        f"{here.options[0].color}{here.options[0].row + 1}" if here.options else "",
        _floor_buttons(here.part),
        seat_told(names[seat], here.before.wall, here.told, grey) if here.told else None,
        tuple(sheet_reason(one) for one in here.faults),
        tuple((names[at], _total(one)) for at, one in enumerate(all_told)),
        seat + 1 if seat + 1 < len(names) else None,
        names[pending[0]] if pending else "",
    )


def _wall(here: Telling) -> BoardView:
    """Draw the wall of the colored side: one tap on a space tells a completed line."""
    wall = [list(row) for row in here.before.wall]
    chosen: dict[Cell, set[Mark]] = {}
    for row, color in enumerate(here.part.lines):
        for col in range(SIZE):
            if color and color_at(row, col) == color:
                wall[row][col] = color
                chosen[row, col] = {Mark.CHOSEN}
    return board_view(
        Board(wall=tuple(map(tuple, wall))),
        parts=Parts.WALL,
        marks=chosen,
        choose_space=lambda cell: (
            None
            if here.before.wall[cell[0]][cell[1]]
            else _choice_of(f"r{cell[0] + 1}c{cell[1] + 1}")
        ),
    )


def _choice_of(code: str) -> Choice:
    return Choice(code, name=TAP, id=code)


def _line_buttons(here: Telling) -> tuple[LineButtons, ...]:
    return tuple(
        LineButtons(
            row + 1,
            tuple(
                Button(f"{color}{row + 1}", color_name(color), here.part.lines[row] == color, color)
                for color in COLORS
                if color not in here.before.wall[row]
            ),
        )
        for row in range(SIZE)
    )


def _choice(here: Telling) -> BoardView:
    assert here.after is not None
    codes = {(one.row, one.col): f"put-{one}" for one in here.options}
    return board_view(
        here.after,
        parts=Parts.WALL,
        marks={cell: {Mark.ASKED} for cell in codes},  # type: ignore[misc]
        ghosts=False,
        choose_space=lambda cell: _choice_of(codes[cell]) if cell in codes else None,
    )


def _hint(here: Telling) -> str:
    if not here.options:
        return ""
    due = here.options[0]
    cells = [(one.row, one.col) for one in here.options if isinstance(one.col, int)]
    return grey_choice_sentence(due.color, due.row, cells)


def _floor_buttons(part: Part) -> tuple[Button, ...]:
    return tuple(
        Button(f"floor-{count}", str(count), part.floor == count) for count in range(SPACES + 1)
    )


def _total(one: Telling) -> str:
    if one.told is None or one.entry is None:
        return "…"
    return seat_told("", one.before.wall, one.told, True).total


def called(names: tuple[str, ...], players: int) -> tuple[str, ...]:
    """Name the players, those without a name by their letters."""
    return tuple(
        (names[seat] if seat < len(names) else "") or seat_name(seat) for seat in range(players)
    )
