"""A whole game, from the first deal to the result; every step is checked."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import MappingProxyType

from engine.board import Board
from engine.dealing import Dealer, Displays
from engine.errors import IllegalMove, ImpossiblePosition, Reason, reason
from engine.legality import against_move, against_placement
from engine.moves import MOVES, OPEN_MOVES, Move, Placement
from engine.notation import Phase, Position
from engine.opening import opening
from engine.outcomes import Play, PlayedRound, Result, SeatRound
from engine.reachability import blockers
from engine.rules import Rule
from engine.scoring import TileScore, end_bonuses
from engine.table import Table
from engine.tiles import CENTER, COLORS, FLOOR, MIN_PLAYERS

ORDERS = {color: color.order for color in COLORS}
LINE_BITS = {line: 1 << line for line in range(len(COLORS))}
Step = Move | Placement


class Game:
    """Play one game; boards are read by seat, steps are refused with reasons.

    Two games are equal when their steps, deals and positions are.
    """

    __hash__ = None  # type: ignore[assignment]

    def __init__(
        self, position: Position, seed: int = 0, deals: Mapping[int, Displays] | None = None
    ) -> None:
        """Carry a position on; deals are drawn from the seed or given by round number.

        Raises ImpossiblePosition; TypeError or ValueError for what is no seed.
        """
        reasons = blockers(position)
        if reasons:
            raise ImpossiblePosition(reasons)
        self._dealer = Dealer(seed, dict(deals or {}))
        self._table = Table.from_position(position, self._dealer)
        self._steps: list[Step] = []
        self._marks = [(0, self._table.copy())]

    @classmethod
    def new(
        cls,
        players: int = MIN_PLAYERS,
        grey: bool = False,
        seed: int = 0,
        starter: int = 0,
        deals: Mapping[int, Displays] | None = None,
    ) -> "Game":
        """Deal the first round (player-count, first-starter).

        Raises ImpossiblePosition; TypeError or ValueError for what is no seed.
        """
        dealer = Dealer(seed, dict(deals or {}))
        return cls(opening(players, grey, starter, dealer), seed, deals)

    @classmethod
    def from_notation(cls, text: str, seed: int = 0) -> "Game":
        """Carry a written position on.

        Raises NotationError or ImpossiblePosition.
        """
        return cls(Position.parse(text), seed)

    @property
    def seed(self) -> int:
        """Give the seed of the deals."""
        return self._dealer.seed

    @property
    def deals(self) -> Mapping[int, Displays]:
        """Give the deals that don't come from the seed, by round number."""
        return MappingProxyType(dict(self._dealer.given))

    @property
    def grey(self) -> bool:
        """Tell whether the grey side is used (rule same-side)."""
        return self._table.grey

    @property
    def round(self) -> int:
        """Give the number of the round, from 1."""
        return self._table.round

    @property
    def phase(self) -> Phase:
        """Give the phase."""
        return self._table.phase

    @property
    def turn(self) -> int:
        """Give the seat to act."""
        return self._table.turn

    @property
    def starter(self) -> int:
        """Give the seat that started this round (rule marker-starts)."""
        return self._table.starter

    @property
    def players(self) -> tuple[Board, ...]:
        """Give the boards by seat, as they are now."""
        return tuple(seat.to_board() for seat in self._table.seats)

    @property
    def position(self) -> Position:
        """Give everything on the table as a value."""
        return self._table.to_position()

    @property
    def last_round(self) -> tuple[SeatRound, ...]:
        """Give the wall-tiling now running or just ended, by seat; empty before the first."""
        return self._table.last_round

    @property
    def steps(self) -> tuple[Step, ...]:
        """List all moves and placements made."""
        return tuple(self._steps)

    @property
    def history(self) -> tuple[PlayedRound, ...]:
        """List the rounds played, the one now running included."""
        ends = [made for made, _ in self._marks[1:]] + [len(self._steps)]
        rounds: list[PlayedRound] = []
        for (made, begun), end in zip(self._marks, ends, strict=True):
            steps = self._steps[made:end]
            moves = tuple(step for step in steps if isinstance(step, Move))
            placements = tuple(step for step in steps if isinstance(step, Placement))
            closed = len(rounds) + 1 < len(ends) or self.phase is Phase.OVER
            rounds.append(PlayedRound(begun.to_position(), moves, placements, closed))
        return tuple(rounds)

    def legal_moves(self) -> list[Move]:
        """List the legal picks: displays, then center; colors BYRKW; lines, then floor.

        Each takes tiles: there is no passing, nor the marker alone (must-take, marker-alone).
        """
        table = self._table
        if table.phase is not Phase.DRAFTING:
            return []
        lines = table.seats[table.turn].open
        moves: list[Move] = []
        for source, counts in table.displays.items():
            for by_line, mask, count in zip(OPEN_MOVES[source], lines, counts, strict=True):
                if count:
                    moves += by_line[mask]
        for by_line, mask, count in zip(OPEN_MOVES[CENTER], lines, table.center, strict=True):
            if count:
                moves += by_line[mask]
        return moves

    def why_illegal(self, step: Step) -> tuple[Reason, ...]:
        """List every reason against a move or placement; none when it is legal."""
        if isinstance(step, Move):
            return against_move(self._table, step)
        _expect(step, Placement)
        return against_placement(self._table, step)

    def play(self, move: Move) -> Play:
        """Make a pick.

        Raises IllegalMove, or TypeError for what is no move; then nothing has changed.
        """
        _expect(move, Move)
        legal = self._legal(move)
        if legal is None:
            raise IllegalMove(against_move(self._table, move))
        play = self._table.pick(legal)
        self._steps.append(legal)
        return play

    def _legal(self, move: Move) -> Move | None:
        """Find the prebuilt equal of a legal move."""
        table = self._table
        order = ORDERS.get(move.color)
        if order is None or table.phase is not Phase.DRAFTING:
            return None
        offer = table.center if move.source == CENTER else table.displays.get(move.source)
        if not offer or not offer[order]:
            return None
        if move.line == FLOOR:
            return MOVES[move.source][order][-1]
        if not table.seats[table.turn].open[order] & LINE_BITS.get(move.line, 0):
            return None
        return MOVES[move.source][order][move.line]

    def placements(self) -> list[Placement]:
        """List the legal placements of the line that is due; none when no line is full."""
        return self._table.placements()

    def place(self, placement: Placement) -> TileScore:
        """Tile the line that is due; the last one ends the round.

        Raises IllegalMove, or TypeError for what is no placement; then nothing has changed.
        """
        _expect(placement, Placement)
        reasons = against_placement(self._table, placement)
        if reasons:
            raise IllegalMove(reasons)
        options = self._table.placements()
        return self._place(options[options.index(placement)])

    def _place(self, placement: Placement) -> TileScore:
        with self._unless_undealt():
            score = self._table.tile(placement)
        self._steps.append(placement)
        self._mark()
        return score

    @contextmanager
    def _unless_undealt(self) -> Iterator[None]:
        """Put the table back when a given deal can't come out of the bag."""
        try:
            yield
        except ImpossiblePosition:
            self._rebuild()
            raise

    def _mark(self) -> None:
        """Remember the table at the beginning of a round, for undo."""
        if self._table.phase is Phase.DRAFTING:
            self._marks.append((len(self._steps), self._table.copy()))

    def tile_all(self) -> tuple[SeatRound, ...]:
        """Carry out every forced step of wall-tiling; stop at a choice on the grey side.

        Raises IllegalMove outside wall-tiling.
        """
        if self.phase is not Phase.TILING:
            raise IllegalMove(_no_tiling(self.phase))
        while self.phase is Phase.TILING:
            options = self._table.placements()
            if len(options) > 1:
                break
            if options:
                self._place(options[0])
            else:
                with self._unless_undealt():
                    self._table.end_round()
                self._mark()
        return self._table.last_round

    def result(self) -> Result:
        """Explain the end of the game.

        Raises IllegalMove before the end.
        """
        if self.phase is not Phase.OVER:
            raise IllegalMove((reason("not-over", Rule.END_AFTER_TILING),))
        boards = self.players
        ended = any(board.full_rows for board in boards)
        return Result(
            tuple(board.score for board in boards),
            tuple(end_bonuses(board.wall) for board in boards),
            Rule.END_TRIGGER if ended else Rule.NO_TILES,
        )

    def undo(self) -> Step:
        """Take the last move or placement back, with all that followed from it; give it.

        Raises IllegalMove when there is none (rule take-back).
        """
        if not self._steps:
            raise IllegalMove((reason("no-steps", Rule.TAKE_BACK),))
        undone = self._steps.pop()
        while self._marks[-1][0] > len(self._steps):
            self._marks.pop()
        self._rebuild()
        return undone

    def _rebuild(self) -> None:
        """Set the table up again from the beginning of the round and the steps since."""
        made, begun = self._marks[-1]
        self._table = begun.copy()
        for step in self._steps[made:]:
            if isinstance(step, Move):
                self._table.pick(step)
            else:
                self._table.tile(step)

    def copy(self) -> "Game":
        """Give an independent game in the same state."""
        other = Game.__new__(Game)
        other._dealer = self._dealer
        other._table = self._table.copy()
        other._steps = self._steps[:]
        other._marks = self._marks[:]
        return other

    def notation(self) -> str:
        """Write the position."""
        return str(self.position)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        mine, theirs = (self._dealer, self._steps), (other._dealer, other._steps)
        return mine == theirs and self.position == other.position

    def __repr__(self) -> str:
        return f"Game.from_notation({self.notation()!r}, seed={self.seed})"


def _expect(step: object, kind: type[Step]) -> None:
    if not isinstance(step, kind):
        raise TypeError(f"expected a {kind.__name__}, not {step!r}")


def _no_tiling(phase: Phase) -> tuple[Reason, ...]:
    if phase is Phase.OVER:
        return (reason("game-over", Rule.END_AFTER_TILING),)
    return (reason("still-drafting", Rule.DRAFTING_ENDS),)
