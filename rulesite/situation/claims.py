"""Two players, two numbers: which one is right, and where the other leaves the rules."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from django.utils.translation import gettext as _

from engine import TileScore
from engine.misreadings import (
    BONUS,
    FLOOR_SUM,
    LINES,
    ORDER,
    SETTLING,
    TILE,
    AnyMisreading,
)
from engine.tiling import tiled
from rulesite.board.wall import with_tile
from rulesite.rulebook.citation import Citation
from rulesite.rulebook.slots import signed
from rulesite.situation.answer import citations
from rulesite.situation.counting import Counting
from rulesite.situation.situation import Situation, Unfit
from rulesite.wording.misreadings import Mistake, diagnose

MOST: Final = 999
LONGEST: Final = 5
MINUSES: Final = "-−–"
ROUND, TILES, FLOOR, BONUSES, END = "round", "tiles", "floor", "bonus", "end"


@dataclass(frozen=True, slots=True)
class Case:
    """Hold a step at which a rule can be misread: its wrong rules, what is right, and the case."""

    heading: str
    group: tuple[AnyMisreading, ...]
    truth: Any
    args: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Quantity:
    """Hold a number that can be claimed, and the steps at which one can go wrong."""

    code: str
    label: str
    truth: int
    cases: tuple[Case, ...]

    @property
    def shown(self) -> str:
        """Write the right number."""
        return signed(self.truth) if self.code == FLOOR else str(self.truth)


@dataclass(frozen=True, slots=True)
class Step:
    """Hold a step that leaves the rules: where, how, and the rules to read."""

    heading: str
    sentence: str
    citations: tuple[Citation, ...]


@dataclass(frozen=True, slots=True)
class Claim:
    """Hold a number that a player claims, and what is to be said of it."""

    typed: str
    is_right: bool
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Readings:
    """Hold what can be claimed, what is claimed and what is right."""

    quantities: tuple[Quantity, ...]
    chosen: Quantity
    claims: tuple[Claim, ...]


def readings(situation: Situation, counting: Counting) -> Readings:
    """Judge the numbers that two players claim; raise Unfit for what is no number."""
    offered = tuple(quantities(counting))
    chosen = next((one for one in offered if one.code == situation.about), offered[0])
    claims = [
        _judged(chosen, typed, name)
        for name, typed in (("first", situation.first), ("second", situation.second))
        if typed.strip()
    ]
    return Readings(offered, chosen, tuple(claims))


def _judged(quantity: Quantity, typed: str, name: str) -> Claim:
    answer = _number(typed, name)
    if quantity.code == FLOOR:
        answer = -abs(answer)
    steps = () if answer == quantity.truth else tuple(_steps(quantity, answer))
    return Claim(typed.strip(), answer == quantity.truth, steps)


def _number(typed: str, name: str) -> int:
    text = typed.strip()
    digits = text[1:] if text[:1] in MINUSES else text
    is_number = len(text) <= LONGEST and digits.isascii() and digits.isdigit()
    if not is_number or int(digits) > MOST:
        raise Unfit(name)
    return -int(digits) if digits != text else int(digits)


def quantities(counting: Counting) -> Iterator[Quantity]:
    """Go through the numbers that a finished counting gives."""
    told, bonuses = counting.told, counting.bonuses
    tiles, floor = tuple(_tile_cases(counting)), _floor_case(counting)
    settling = Case("", SETTLING, counting.after, (told.before, told.points, told.penalty))
    bonus = Case(_("Bonuses"), BONUS, bonuses.points, (counting.board.wall,))
    order = tuple(_order_cases(counting))
    parts = () if told.forgiven else (*order, *tiles, floor)
    yield Quantity(ROUND, _("Score after the round"), counting.after, (settling, *parts))
    if counting.ends:
        cases = (bonus, settling, *parts)
        yield Quantity(END, _("Score with the bonuses"), counting.total, cases)
    if told.tiles:
        yield Quantity(TILES, _("Points for all tiles"), told.points, (*order, *tiles))
    scored = [score for score in told.tiles if score.col is not None]
    for score, case in zip(scored, tiles, strict=True):
        label = _("Points for the tile in row {row}").format(row=score.row + 1)
        yield Quantity(f"row{score.row + 1}", label, score.points, (case,))
    if told.fell:
        yield Quantity(FLOOR, _("Floor line"), told.penalty, (floor,))
    if bonuses.parts:
        yield Quantity(BONUSES, _("Bonuses"), bonuses.points, (bonus,))


def _tile_cases(counting: Counting) -> Iterator[Case]:
    """Give each tile with the wall as it was when it came."""
    wall = counting.start.wall
    for score in counting.told.tiles:
        if score.col is not None:
            wall = with_tile(wall, (score.row, score.col), score.color)
            yield _tile_case(score, wall)


def _tile_case(score: TileScore, wall: Any) -> Case:
    heading = _("Row {row}").format(row=score.row + 1)
    return Case(heading, TILE, score.points, (wall, score.row, score.col))


def _floor_case(counting: Counting) -> Case:
    return Case(_("Floor line"), FLOOR_SUM, counting.told.penalty, (counting.told.fell,))


def _order_cases(counting: Counting) -> Iterator[Case]:
    """Give the order of the tiles, and the lines that are not full: on the colored side only."""
    if not counting.grey:
        yield Case("", ORDER, counting.told.points, (counting.start,))
        yield Case("", LINES, tiled(counting.start), (counting.start,))


def _steps(quantity: Quantity, answer: int) -> Iterator[Step]:
    """Find every step at which one misread rule gives just this number."""
    for case in quantity.cases:
        mistake = _mistake(case, answer - quantity.truth)
        if mistake:
            yield Step(case.heading, mistake.sentence, citations(mistake.rules))


def _mistake(case: Case, off: int) -> Mistake | None:
    """Name the mistake at a step that makes the result wrong by so much."""
    if case.group is not LINES:
        return diagnosed(case.group, case.truth + off, case.truth, *case.args)
    for wrong in LINES:
        board = wrong.apply(*case.args)
        if board.score - case.truth.score == off:
            return diagnosed(LINES, board, case.truth, *case.args)
    return None


def diagnosed(
    group: tuple[AnyMisreading, ...], answer: Any, truth: Any, *args: Any
) -> Mistake | None:
    """Name the mistake behind a wrong answer of any group; None when no wrong rule gives it."""
    return diagnose(group, answer, truth, *args)
