"""A counted sheet in words: every round, every player, every point and its source."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from engine import Board, Rule, SeatRound
from engine.board import Wall
from engine.scoring import TileScore
from rulesite.board import BoardView, Parts, board_view
from rulesite.board.player import score_marks
from rulesite.board.wall import with_tile
from rulesite.rulebook.citation import Citation, cite
from rulesite.rulebook.slots import signed
from rulesite.score.chart import Chart, chart
from rulesite.sheet import Fault, Reckoning, RoundTold
from rulesite.wording.bonuses import bonus_steps, bonus_sum
from rulesite.wording.plays import fallen, to_lid
from rulesite.wording.reasons import reason_sentence, seat_name
from rulesite.wording.rounds import round_total
from rulesite.wording.scores import floor_sum, tile_score_steps, tile_score_sum
from rulesite.wording.sheets import (
    decision,
    ending_sentence,
    starter_sentence,
    winner_sentence,
)
from rulesite.wording.tiles import color_name

Name = Callable[[int], str]


@dataclass(frozen=True, slots=True)
class Step:
    """Hold one tile's points: heading, reasons, sum and the wall as it was."""

    heading: str
    reasons: tuple[str, ...]
    total: str
    board: BoardView | None = None


@dataclass(frozen=True, slots=True)
class SeatTold:
    """Hold one player's round."""

    name: str
    steps: tuple[Step, ...]
    floor: str
    stops: bool
    total: str
    score: int


@dataclass(frozen=True, slots=True)
class RoundView:
    """Hold a round in words."""

    number: int
    seats: tuple[SeatTold, ...]
    notes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SourceRow:
    """Hold a source of points, and what each player has of it."""

    label: str
    values: tuple[str, ...]
    is_total: bool = False


@dataclass(frozen=True, slots=True)
class FaultView:
    """Hold what does not fit, where, and the rule."""

    where: str
    sentence: str
    citation: Citation


@dataclass(frozen=True, slots=True)
class BonusView:
    """Hold one player's bonuses."""

    name: str
    steps: tuple[str, ...]
    total: str


@dataclass(frozen=True, slots=True)
class ResultView:
    """Hold the end: who wins and why."""

    verdict: str
    why: str
    bonuses: tuple[BonusView, ...]
    citations: tuple[Citation, ...]


@dataclass(frozen=True, slots=True)
class SheetView:
    """Hold a sheet ready to be shown; ``uncounted`` rounds come after one that does not fit."""

    names: tuple[str, ...]
    rounds: tuple[RoundView, ...]
    totals: tuple[tuple[int, tuple[int, ...]], ...]
    sources: tuple[SourceRow, ...]
    faults: tuple[FaultView, ...]
    uncounted: int
    result: ResultView | None
    chart: Chart | None
    starter: str


def sheet_view(counted: Reckoning, names: tuple[str, ...] = ()) -> SheetView:
    """Tell a sheet; a player without a name is called by the letter."""
    called_names = called(names, counted.sheet.players)
    name, grey = called_names.__getitem__, counted.sheet.grey
    totals = tuple((at + 1, one.scores) for at, one in enumerate(counted.rounds))
    return SheetView(
        names=called_names,
        rounds=tuple(round_view(at, one, grey, name) for at, one in enumerate(counted.rounds)),
        totals=totals,
        sources=tuple(_sources(counted)),
        faults=tuple(fault_view(fault, name) for fault in counted.faults),
        uncounted=len(counted.sheet.rounds) - len(counted.rounds),
        result=_result(counted, name),
        chart=chart([[scores[seat] for _, scores in totals] for seat in range(len(called_names))]),
        starter=_next_starter(counted, name),
    )


def called(names: tuple[str, ...], players: int) -> tuple[str, ...]:
    """Name the players, those without a name by their letters."""
    return tuple(
        (names[seat] if seat < len(names) else "") or seat_name(seat) for seat in range(players)
    )


def sentences() -> dict[str, str]:
    """Return what is said of rounds here only, with its slots; a script fills the same ones."""
    return {
        "round": _("Round {number}"),
        "where": pgettext("round, player", "{round}, {player}"),
        "heading": _("Row {row}: {color}"),
        "falls": _("The wall has no space for this colour in the row: the whole line falls."),
        "starting": _("Starts round {number}: {player}"),
    }


def _next_starter(counted: Reckoning, name: Name) -> str:
    """Say who starts the round that comes next, by its number."""
    if counted.is_over or not counted.rounds:
        return ""
    last = counted.rounds[-1]
    if last.starter is None or last.marker is None:
        return starter_sentence(last.starter, False, name)
    text = sentences()["starting"]
    return text.format(number=len(counted.rounds) + 1, player=name(last.starter))


def fault_view(fault: Fault, name: Name) -> FaultView:
    """Say what does not fit."""
    where = sentences()["round"].format(number=fault.round + 1)
    if fault.seat is not None:
        where = sentences()["where"].format(round=where, player=name(fault.seat))
    return FaultView(where, reason_sentence(fault.reason), cite(fault.rule))


def round_view(number: int, told: RoundTold, grey: bool, name: Name) -> RoundView:
    """Tell one round."""
    seats = tuple(
        seat_told(name(seat), board.wall, part, grey)
        for seat, (board, part) in enumerate(zip(told.before, told.told, strict=True))
    )
    notes = [ending_sentence(seat, row, name) for seat, row in told.full_rows]
    if not notes:
        notes = [starter_sentence(told.starter, told.marker is not None, name)]
    return RoundView(number + 1, seats, tuple(notes))


def seat_told(name: str, wall: Wall, part: SeatRound, grey: bool) -> SeatTold:
    """Tell one player's round: each tile with its runs, the floor line, the stop at zero."""
    return SeatTold(
        name=name,
        steps=tuple(_steps(wall, part, grey)),
        floor=floor_sum(part.floor) if part.floor and part.floor.parts else "",
        stops=bool(part.floor and part.forgiven),
        total=round_total(part) if part.after is not None else "",
        score=part.after or 0,
    )


def _steps(wall: Wall, part: SeatRound, grey: bool) -> Iterator[Step]:
    for tile in part.tiles:
        if tile.col is not None:
            wall = with_tile(wall, (tile.row, tile.col), tile.color)
        yield _step(tile, wall, grey)


def _step(tile: TileScore, wall: Wall, grey: bool) -> Step:
    assert tile.color is not None
    heading = sentences()["heading"].format(row=tile.row + 1, color=color_name(tile.color))
    if tile.col is None:
        reasons = [sentences()["falls"]]
        reasons += [fallen(tile.fallen - tile.lid)] if tile.fallen > tile.lid else []
        reasons += [to_lid(tile.lid)] if tile.lid else []
        return Step(heading, tuple(reasons), signed(0))
    view = board_view(Board(wall=wall), parts=Parts.WALL, marks=score_marks(tile), ghosts=not grey)
    return Step(heading, tuple(tile_score_steps(tile)), tile_score_sum(tile), view)


def _sources(counted: Reckoning) -> Iterator[SourceRow]:
    """Add up where each player's points come from."""
    seats = range(counted.sheet.players)
    own = [[one.told[seat] for one in counted.rounds] for seat in seats]
    yield _row(_("Tiles on the wall"), [sum(part.points for part in parts) for parts in own])
    yield _row(_("Floor lines"), [sum(part.penalty for part in parts) for parts in own])
    spared = [sum(part.forgiven for part in parts) for parts in own]
    yield _row(_("Penalty let off at zero"), spared)
    if counted.result:
        for rule, label in (
            (Rule.BONUS_ROW, _("Complete rows")),
            (Rule.BONUS_COLUMN, _("Complete columns")),
            (Rule.BONUS_COLOR, _("Complete colours")),
        ):
            yield _row(
                label,
                [
                    sum(part.points for part in bonus.parts if part.rule is rule)
                    for bonus in counted.result.bonuses
                ],
            )
    scores = counted.result.scores if counted.result else counted.scores
    yield SourceRow(_("Total"), tuple(map(str, scores)), True)


def _row(label: str, values: list[int]) -> SourceRow:
    return SourceRow(label, tuple(map(signed, values)))


def _result(counted: Reckoning, name: Name) -> ResultView | None:
    result = counted.result
    if result is None:
        return None
    bonuses = tuple(
        BonusView(name(seat), tuple(bonus_steps(bonus)), bonus_sum(bonus))
        for seat, bonus in enumerate(result.bonuses)
    )
    rules = [result.ended_by, Rule.BONUS_ADD_UP, result.decided_by]
    return ResultView(
        winner_sentence(result.winners, name),
        decision(result.decided_by),
        bonuses,
        tuple(map(cite, rules)),
    )
