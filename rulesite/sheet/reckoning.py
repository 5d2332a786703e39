"""A sheet counted by the engine, round by round, up to the first round that can't be."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from engine import (
    MARKER,
    Board,
    Color,
    Game,
    IllegalMove,
    ImpossiblePosition,
    Phase,
    Placement,
    Position,
)
from engine.errors import Fact, Reason, reason
from engine.outcomes import Result, SeatRound
from engine.rules import Rule
from engine.tiles import COLORS, DISPLAYS, FLOOR_PENALTIES, Thing
from engine.waiting import Waiting
from rulesite.sheet.sheet import Entry, Sheet

SPACES = len(FLOOR_PENALTIES)


@dataclass(frozen=True, slots=True)
class Fault:
    """Hold a reason why a round, counted from 0, can't have been so."""

    round: int
    reason: Reason

    @property
    def seat(self) -> int | None:
        """Return whose board it is about; None when it is about the table."""
        seat = self.facts.get("seat")
        return seat if isinstance(seat, int) else None

    @property
    def code(self) -> str:
        """Return the code of the reason."""
        return self.reason.code

    @property
    def facts(self) -> Mapping[str, Fact]:
        """Return the facts of the case."""
        return self.reason.facts

    @property
    def rule(self) -> Rule:
        """Return the rule broken."""
        return self.reason.rule


@dataclass(frozen=True, slots=True)
class RoundTold:
    """Hold a counted round: boards before wall-tiling and after it, and each player's part.

    ``starter`` is who starts the next round, None while nobody has taken the marker yet.
    """

    before: tuple[Board, ...]
    told: tuple[SeatRound, ...]
    after: tuple[Board, ...]
    marker: int | None
    starter: int | None

    @property
    def scores(self) -> tuple[int, ...]:
        """Return the scores after the round, bonuses not counted."""
        return tuple(board.score for board in self.after)

    @property
    def full_rows(self) -> tuple[tuple[int, int], ...]:
        """List seat and row of every full row: with one, the game ends (rule end-trigger)."""
        return tuple(
            (seat, row) for seat, board in enumerate(self.after) for row in board.full_rows
        )


@dataclass(frozen=True, slots=True)
class Reckoning:
    """Hold a counted sheet; ``rounds`` stops before the round of the faults, if there are any."""

    sheet: Sheet
    rounds: tuple[RoundTold, ...]
    faults: tuple[Fault, ...] = ()
    result: Result | None = None

    @property
    def boards(self) -> tuple[Board, ...]:
        """Return the boards as they are after what could be counted."""
        return self.rounds[-1].after if self.rounds else (Board(),) * self.sheet.players

    @property
    def scores(self) -> tuple[int, ...]:
        """Return the running totals, bonuses not counted."""
        return tuple(board.score for board in self.boards)

    @property
    def starter(self) -> int | None:
        """Return who starts the next round, as far as that is known."""
        return self.rounds[-1].starter if self.rounds else None

    @property
    def is_over(self) -> bool:
        """Tell whether the game has ended."""
        return self.result is not None


def audit(sheet: Sheet) -> tuple[Fault, ...]:
    """List what is impossible about the first round that can't have been so."""
    return reckon(sheet).faults


def reckon(sheet: Sheet) -> Reckoning:
    """Count a sheet round by round (tile-order, score-floor, score-min, end-trigger)."""
    so_far, waiting = Reckoning(sheet, ()), Waiting()
    for number, entries in enumerate(sheet.rounds):
        try:
            _demand_none(_after_end(so_far))
            game, before = _played(so_far, entries)
            waiting, against = waiting.after(before.players)
            _demand_none(against)
        except (ImpossiblePosition, IllegalMove) as error:
            return replace(so_far, faults=tuple(_faults(number, error.reasons)))
        so_far = _grown(so_far, game, before)
    return so_far


def _faults(number: int, reasons: Iterable[Reason]) -> Iterator[Fault]:
    """Name what is wrong; a total is only wrong because a color is."""
    return (Fault(number, one) for one in reasons if one.code != "tile-total")


def _demand_none(reasons: tuple[Reason, ...]) -> None:
    if reasons:
        raise ImpossiblePosition(reasons)


def _after_end(so_far: Reckoning) -> tuple[Reason, ...]:
    """Say why nothing can follow a full row."""
    full = so_far.rounds[-1].full_rows if so_far.rounds else ()
    return tuple(reason("row-full", Rule.END_TRIGGER, seat=seat, row=row) for seat, row in full)


def _played(so_far: Reckoning, entries: tuple[Entry, ...]) -> tuple[Game, Position]:
    """Let the engine tile a round; raise ImpossiblePosition or IllegalMove."""
    before = _position(so_far, entries)
    game = Game(before)
    left = [list(entry.placements) for entry in entries]
    while game.phase is Phase.TILING and game.round == before.round:
        if not any(left):
            game.tile_all()
            continue
        seat, placement = game.turn, left[game.turn].pop(0)
        _refuse_illegal(game, seat, placement)
        game.place(placement)
    return game, before


def _refuse_illegal(game: Game, seat: int, placement: Placement) -> None:
    found = game.why_illegal(placement)
    if found:
        raise IllegalMove(
            tuple(Reason(one.code, one.rule, {"seat": seat, **one.facts}) for one in found)
        )


def _grown(so_far: Reckoning, game: Game, before: Position) -> Reckoning:
    told = game.last_round
    after = tuple(
        replace(board, score=part.after or 0, floor=())
        for board, part in zip(game.players, told, strict=True)
    )
    holders = [seat for seat, board in enumerate(before.players) if board.has_marker]
    marker = holders[0] if holders else None
    starter = so_far.starter if marker is None else marker
    rounds = (*so_far.rounds, RoundTold(before.players, told, after, marker, starter))
    result = game.result() if game.phase is Phase.OVER else None
    return replace(so_far, rounds=rounds, result=result)


def _position(so_far: Reckoning, entries: tuple[Entry, ...]) -> Position:
    """Lay a round out as it is when drafting has ended; unfinished lines are not told."""
    seats, starter = range(len(entries)), so_far.starter or 0
    due = [seat for seat in (*seats[starter:], *seats[:starter]) if entries[seat].placements]
    laid = Position(
        so_far.sheet.grey,
        len(so_far.rounds) + 1,
        Phase.TILING,
        due[0] if due else starter,
        starter,
        ((),) * DISPLAYS[len(entries)],
        marker_in_center=not any(entry.has_marker for entry in entries),
        players=tuple(map(_board, so_far.boards, entries)),
    )
    return _with_floors(laid, entries).completed()


def _board(board: Board, entry: Entry) -> Board:
    lines: list[tuple[Color, ...]] = [()] * len(board.lines)
    for placement in entry.placements:
        lines[placement.row] = (placement.color,) * (placement.row + 1)
    return replace(board, lines=tuple(lines))


def _with_floors(position: Position, entries: tuple[Entry, ...]) -> Position:
    """Let tiles fall whose colors nobody told: those of which most are left."""
    left = dict(zip(COLORS, position.completed().bag, strict=True))
    players = []
    for board, entry in zip(position.players, entries, strict=True):
        fallen: list[Thing] = []
        for _ in range(entry.floor):
            color = max(left, key=left.__getitem__)
            left[color] -= 1
            fallen.append(color)
        # With a full floor line the marker lies past the last space, at no cost.
        place = len(fallen) if entry.floor >= SPACES else 0
        fallen[place:place] = [MARKER] * entry.has_marker
        players.append(replace(board, floor=tuple(fallen)))
    return replace(position, players=tuple(players))


__all__ = ["Fault", "Reckoning", "RoundTold", "audit", "reckon"]
