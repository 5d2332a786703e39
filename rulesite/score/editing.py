"""A round being told by taps: what an address holds of it, and what each tap changes."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final, Self

from engine import Color, Placement
from engine.notation import SEATS
from engine.tiles import FLOOR_PENALTIES, SIZE, color_at
from rulesite.sheet import Entry, Reckoning, Sheet, reckon
from rulesite.sheet.draft import Draft, NoDraft, Part
from rulesite.sheet.sheet import MOST_ROUNDS
from rulesite.sheet.telling import Telling, tellings

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
    def has_room(self) -> bool:
        """Tell whether the sheet can hold the round."""
        return self.number < MOST_ROUNDS

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
