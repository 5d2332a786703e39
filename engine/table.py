"""Everything on the table while a game runs, and what steps do to it, unchecked."""

from engine.dealing import Deal, Dealer
from engine.moves import Move, Placement
from engine.notation import Phase, Position
from engine.outcomes import Play, SeatRound
from engine.scoring import TileScore, end_bonuses, score_floor
from engine.seat import ALL, Seat
from engine.tiles import CENTER, DISPLAYS, FLOOR, MARKER, Counts, count, five, spread

EMPTY: Counts = (0, 0, 0, 0, 0)


class Table:
    """Hold the state of a game and carry steps out that are known to be legal."""

    __slots__ = (
        "bag",
        "center",
        "dealer",
        "displays",
        "grey",
        "last_round",
        "left",
        "lid",
        "marker_in_center",
        "phase",
        "places",
        "round",
        "seats",
        "starter",
        "turn",
    )

    dealer: Dealer
    grey: bool
    round: int
    phase: Phase
    turn: int
    starter: int
    places: int
    """How many displays there are."""
    displays: dict[int, Counts]
    """The displays that hold tiles, in order."""
    center: list[int]
    marker_in_center: bool
    left: int
    """How many tiles are on offer in displays and center."""
    bag: Counts
    lid: list[int]
    seats: list[Seat]
    last_round: tuple[SeatRound, ...]

    @classmethod
    def from_position(cls, position: Position, dealer: Dealer) -> "Table":
        """Set up a position that can be carried on."""
        table = cls()
        table.dealer = dealer
        table.grey, table.round, table.phase = position.grey, position.round, position.phase
        table.turn, table.starter = position.turn, position.starter
        table.places = DISPLAYS[len(position.players)]
        table.displays = {at: count(held) for at, held in enumerate(position.factories) if held}
        table.center = list(count(position.center))
        table.marker_in_center = position.marker_in_center
        table.left = sum(map(len, position.factories)) + len(position.center)
        table.bag, table.lid = position.bag, list(position.lid)
        table.seats = [Seat.from_board(board) for board in position.players]
        tiling = position.phase is Phase.TILING
        table.last_round = tuple(SeatRound(seat.score) for seat in table.seats if tiling)
        return table

    def to_position(self) -> Position:
        """Give the state as a value."""
        return Position(
            self.grey,
            self.round,
            self.phase,
            self.turn,
            self.starter,
            tuple(spread(self.displays.get(at, EMPTY)) for at in range(self.places)),
            spread(five(self.center)),
            self.marker_in_center,
            self.bag,
            five(self.lid),
            tuple(seat.to_board() for seat in self.seats),
        )

    def copy(self) -> "Table":
        """Give an independent table of the same state."""
        other = Table()
        other.dealer, other.grey, other.places = self.dealer, self.grey, self.places
        other.round, other.phase, other.turn = self.round, self.phase, self.turn
        other.starter, other.left, other.bag = self.starter, self.left, self.bag
        other.marker_in_center, other.last_round = self.marker_in_center, self.last_round
        other.displays, other.center = self.displays.copy(), self.center[:]
        other.lid = self.lid[:]
        other.seats = [seat.copy() for seat in self.seats]
        return other

    def pick(self, move: Move) -> Play:
        """Carry a legal pick out; the last one of the offer begins wall-tiling.

        Every tile of one color comes from one place (take-all, take-one-place), from the center
        with the marker if it is there (take-center, marker-take). Tiles go to one line or the
        floor, what finds no room falls (one-line, floor-choice, overflow), and nothing that lay
        there before is moved (rule no-moving).
        """
        seat, order = self.seats[self.turn], move.color.order
        marker, space = False, None
        if move.source == CENTER:
            taken, rest = self.center[order], EMPTY
            self.center[order] = 0
            if self.marker_in_center:
                self.marker_in_center, marker, space = False, True, seat.take_marker()
        else:
            taken, rest = self._clear(move.source, order)
        placed = 0 if move.line == FLOOR else seat.fill_line(move.line, order, taken)
        fallen = seat.drop(order, taken - placed) if placed < taken else 0
        lid = taken - placed - fallen
        self.lid[order] += lid
        play = Play(self.turn, move, taken, marker, space, placed, fallen, lid, rest)
        self._pass_turn(taken)
        return play

    def _clear(self, display: int, order: int) -> tuple[int, Counts]:
        """Take a color from a display and push the others to the center (rule take-rest)."""
        rest = list(self.displays.pop(display))
        taken, rest[order] = rest[order], 0
        for at, pushed in enumerate(rest):
            self.center[at] += pushed
        return taken, five(rest)

    def _pass_turn(self, taken: int) -> None:
        """Let the next seat act, or end drafting (turn-order, drafting-ends)."""
        self.left -= taken
        self.turn = (self.turn + 1) % len(self.seats)
        if not self.left:
            self.phase = Phase.TILING
            self.turn = self._due_seat()
            self.last_round = tuple(SeatRound(seat.score) for seat in self.seats)

    def _due_seat(self) -> int:
        """Find the first seat from the starter with a full line, else the starter (grey-order)."""
        players = len(self.seats)
        for step in range(players):
            seat = (self.starter + step) % players
            if self.seats[seat].full_line() is not None:
                return seat
        return self.starter

    def placements(self) -> list[Placement]:
        """List the placements of the line that is due; none when no line is full."""
        seat = self.seats[self.turn]
        row = seat.full_line() if self.phase is Phase.TILING else None
        return [] if row is None else seat.placements(row, self.grey)

    def tile(self, placement: Placement) -> TileScore:
        """Carry a legal placement out; the last one ends the round."""
        score = self.seats[self.turn].tile(placement)
        order, row = placement.color.order, placement.row
        self.lid[order] += score.lid if score.fallen else row
        rounds = list(self.last_round)
        begun = rounds[self.turn]
        rounds[self.turn] = SeatRound(begun.before, (*begun.tiles, score))
        self.last_round = tuple(rounds)
        self.turn = self._due_seat()
        if self.seats[self.turn].full_line() is None:
            self.end_round()
        return score

    def end_round(self) -> None:
        """Score the floors, then deal the next round or end the game.

        A full row ends it only now (end-trigger, end-after-tiling), and so does an empty deal
        (rule no-tiles). Else the holder of the marker starts another round (next-round,
        marker-starts), or who started this one (rule marker-unclaimed).
        """
        holder = self.starter
        rounds = []
        for at, (seat, begun) in enumerate(zip(self.seats, self.last_round, strict=True)):
            holder = at if MARKER in seat.floor else holder
            rounds.append(self._settle(seat, begun))
        self.last_round = tuple(rounds)
        deal = None if self._has_full_row() else self._next_deal()
        if deal and any(map(sum, deal.displays)):
            self.starter = holder
            self.round += 1
            self.accept(deal)
        else:
            self._finish()

    def _settle(self, seat: Seat, begun: SeatRound) -> SeatRound:
        """Subtract the floor, stop at zero, and empty it (score-floor, score-min, floor-emptied).

        The marker doesn't go to the lid (rule marker-keep).
        """
        floor = score_floor(len(seat.floor))
        seat.score = max(0, seat.score + floor.penalty)
        fell = tuple(seat.floor)
        for order, fallen in enumerate(count(fell)):
            self.lid[order] += fallen
        seat.floor = []
        return SeatRound(begun.before, begun.tiles, floor, seat.score, fell)

    def _has_full_row(self) -> bool:
        return any(mask == ALL for seat in self.seats for mask in seat.row_masks)

    def _next_deal(self) -> Deal:
        return self.dealer.deal(self.round + 1, self.places, self.bag, self.lid)

    def accept(self, deal: Deal) -> None:
        """Lay a deal out; the marker goes to the center (rule marker-center)."""
        self.phase, self.turn = Phase.DRAFTING, self.starter
        self.displays = {at: held for at, held in enumerate(deal.displays) if any(held)}
        self.left = sum(map(sum, deal.displays))
        self.marker_in_center = True
        self.bag, self.lid = deal.bag, list(deal.lid)

    def _finish(self) -> None:
        self.phase, self.turn = Phase.OVER, self.starter
        self.marker_in_center = False
        for seat in self.seats:
            seat.score += end_bonuses(seat.cells).points
