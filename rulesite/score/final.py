"""The final score in one go: walls by taps or counts, scores before bonuses, all in an address."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, Self
from urllib.parse import urlencode

from django.urls import reverse
from django.utils.translation import gettext as _

from engine import Board, Color, NotationError, Position, Rule, end_bonuses
from engine.board import EMPTY_WALL, Wall
from engine.errors import Reason
from engine.notation import SEATS
from engine.outcomes import decide, ranking
from engine.possible import (
    Triple,
    bonus_of,
    count_faults,
    total_faults,
    total_is_possible,
    wall_faults,
)
from engine.tiles import COLORS, MAX_PLAYERS, MIN_PLAYERS, SIZE, Cell
from rulesite.board import BoardView, Parts, board_view
from rulesite.board.cells import BY_CODE, cell_code
from rulesite.board.choice import Choice
from rulesite.rulebook.citation import Citation, cite
from rulesite.situation.boards import wall_tapped
from rulesite.wording.bonuses import bonus_steps
from rulesite.wording.impossible import no_row_full
from rulesite.wording.reasons import seat_name
from rulesite.wording.sheets import (
    decision,
    needs_floor,
    possible_range,
    sheet_reason,
    winner_sentence,
)
from rulesite.wording.spaces import Mark

TAP: Final = "tap"
MOST_POINTS: Final = 999
LONGEST_NUMBER: Final = 40
"""Signs of a typed number that are read; more make no number that is allowed."""
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
        players = _member(query.get("players", "2"), tuple(map(str, range(2, MAX_PLAYERS + 1))))
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


def tapped(final: Finish, code: str) -> Finish:
    """Return the score after something was pressed; raise Unreadable."""
    if not TAP_SHAPE.fullmatch(code[:12]):
        raise Unreadable("no such thing to press")
    if code in BY_CODE:
        return _wall_tapped(final, BY_CODE[code])
    what, _dash, value = code.partition("-")
    if what == "players":
        hands = (final.hands + (Hand(),) * MAX_PLAYERS)[: int(value)]
        return replace(final, hands=hands, seat=min(final.seat, len(hands) - 1), is_asked=False)
    if what == "seat" and SEATS.index(value) >= len(final.hands):
        raise Unreadable("no such player")
    changes: dict[str, dict[str, object]] = {
        "side": {"grey": value == "g", "is_asked": False},
        "by": {"by": By(value) if value in tuple(By) else By.WALL, "is_asked": False},
        "brush": {"brush": Color(value) if what == "brush" else COLORS[0]},
        "seat": {"seat": SEATS.index(value) if what == "seat" else 0, "is_asked": False},
        "result": {"is_asked": True},
        "set": {},
        "empty": {"hands": (Hand(),) * len(final.hands), "is_asked": False},
    }
    return replace(final, **changes[what])  # type: ignore[arg-type]


def _wall_tapped(final: Finish, cell: Cell) -> Finish:
    hand = final.hands[final.seat]
    brush = final.brush if final.grey else None
    wall = wall_tapped(Board(wall=hand.wall), cell, brush).wall
    hands = tuple(
        replace(other, wall=wall) if at == final.seat else other
        for at, other in enumerate(final.hands)
    )
    return replace(final, hands=hands, is_asked=False)


@dataclass(frozen=True, slots=True)
class Line:
    """Hold one player's reckoning."""

    name: str
    place: int
    before: int
    bonus: int
    total: int
    steps: tuple[str, ...]
    notes: tuple[str, ...]
    board: BoardView | None


@dataclass(frozen=True, slots=True)
class Trouble:
    """Hold something that can't be: about whom, and the rule if it is one."""

    whose: str
    sentence: str
    citation: Citation | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """Hold the result, or what keeps it from being one."""

    verdict: str
    why: str = ""
    notes: tuple[str, ...] = ()
    lines: tuple[Line, ...] = ()
    troubles: tuple[Trouble, ...] = ()
    citations: tuple[Citation, ...] = ()


def answered(final: Finish) -> Answer:
    """Count what is told, or say why it can't be."""
    troubles = tuple(_unfit(final)) or tuple(_impossible(final))
    if troubles:
        return Answer(_("This can’t be counted yet"), troubles=troubles)
    scores = tuple(_score(hand) + _bonus(final, hand) for hand in final.hands)
    rows = tuple(_rows(final, hand) for hand in final.hands)
    verdict = decide(scores, rows)
    places = ranking(scores, rows)
    lines = tuple(
        _line(final, seat, scores[seat], _place(places, seat)) for seat in range(len(scores))
    )
    notes = () if any(rows) else (no_row_full(),)
    rules = (Rule.BONUS_ADD_UP, verdict.decided_by)
    return Answer(
        winner_sentence(verdict.winners),
        decision(verdict.decided_by),
        notes,
        lines,
        citations=tuple(map(cite, rules)),
    )


def _unfit(final: Finish) -> Iterator[Trouble]:
    """Find what is no number."""
    for seat, hand in enumerate(final.hands):
        if not _is_number(hand.score, MOST_POINTS):
            text = _("The score before bonuses is a whole number from 0 to {most}.")
            yield Trouble(seat_name(seat), text.format(most=MOST_POINTS))
        if final.by is By.COUNTS and not all(_is_number(one or "0", SIZE) for one in hand.counts):
            text = _("Rows, columns and colours are whole numbers from 0 to {most}.")
            yield Trouble(seat_name(seat), text.format(most=SIZE))


def _is_number(text: str, most: int) -> bool:
    return text.isascii() and text.isdigit() and int(text) <= most


def _impossible(final: Finish) -> Iterator[Trouble]:
    """Find what no game can come to."""
    found: list[Reason] = []
    if final.by is By.WALL:
        found += wall_faults(tuple(hand.wall for hand in final.hands), final.grey)
    if not found:
        for seat, hand in enumerate(final.hands):
            if final.by is By.WALL:
                found += total_faults(seat, hand.wall, _score(hand))
            else:
                found += count_faults(seat, _triple(hand), _score(hand))
    for reason in found:
        yield Trouble(
            seat_name(int(str(reason.facts["seat"]))), sheet_reason(reason), cite(reason.rule)
        )


def _score(hand: Hand) -> int:
    return int(hand.score)


def _triple(hand: Hand) -> Triple:
    rows, columns, colors = (int(one or "0") for one in hand.counts)
    return rows, columns, colors


def _bonus(final: Finish, hand: Hand) -> int:
    if final.by is By.COUNTS:
        return bonus_of(_triple(hand))
    return end_bonuses(hand.wall).points


def _rows(final: Finish, hand: Hand) -> int:
    return _triple(hand)[0] if final.by is By.COUNTS else len(end_bonuses(hand.wall).rows)


def _place(places: tuple[tuple[int, ...], ...], seat: int) -> int:
    before = 0
    for group in places:
        if seat in group:
            return before + 1
        before += len(group)
    raise ValueError("no such seat")


def _line(final: Finish, seat: int, total: int, place: int) -> Line:
    hand = final.hands[seat]
    shown = _shown_wall(final, hand) if final.by is By.WALL else ((), (), None)
    return Line(seat_name(seat), place, _score(hand), _bonus(final, hand), total, *shown)


def _shown_wall(final: Finish, hand: Hand) -> tuple[tuple[str, ...], tuple[str, ...], BoardView]:
    bonus = end_bonuses(hand.wall)
    judged = total_is_possible(hand.wall, _score(hand))
    bounds = judged.bounds
    notes = [possible_range(bounds.least, bounds.most, bounds.exact)]
    if judged.needs_floor:
        notes.append(needs_floor())
    marks: dict[Cell, set[Mark]] = {
        cell: {Mark.BONUS} for part in bonus.parts for cell in part.cells
    }
    view = board_view(Board(wall=hand.wall), parts=Parts.WALL, marks=marks, ghosts=not final.grey)
    return tuple(bonus_steps(bonus)), tuple(notes), view


def editor_wall(final: Finish) -> BoardView:
    """Draw the wall that is being told."""
    return board_view(
        Board(wall=final.hands[final.seat].wall),
        parts=Parts.WALL,
        ghosts=not final.grey,
        choose_space=lambda cell: Choice(cell_code(cell), name=TAP, id=cell_code(cell)),
    )


PLAYERS: Final = range(MIN_PLAYERS, MAX_PLAYERS + 1)
