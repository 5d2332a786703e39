"""Look ahead for two seats that play against each other: alpha-beta with a table."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.game import Game
from engine.moves import Placement
from engine.notation import Position
from engine.solver.budget import Budget
from engine.solver.forms import Form, Forms, Numbers, Step, may_end
from engine.solver.lookahead import UNKNOWN, WORST, Known, Lookahead
from engine.solver.offers import Offer, Offers
from engine.solver.outcomes import placements, settle


class Node(NamedTuple):
    """Describe a state for the seat to move; its value is that seat's score minus the other's."""

    offer: Offer
    mover: Form
    other: Form
    seat: int


class Duel(Lookahead[Node]):
    """Prove bounds on differences of scores."""

    sign = -1

    def __init__(self, game: Game, budget: Budget) -> None:
        """Read what stays the same for the whole round."""
        position = game.position
        ids = Numbers()
        self._budget = budget
        self._offers = Offers()
        self._starter = position.starter
        self._ending = may_end(position)
        self._seats = [Forms(board, position.grey, self._ending, ids) for board in position.players]
        self._table: dict[tuple[int, int, int], Known] = {}
        self.root = self._node(position, position.turn)

    def _node(self, position: Position, seat: int) -> Node:
        offer = self._offers.of(position)
        return Node(
            offer,
            self._form(position, seat, offer),
            self._form(position, 1 - seat, offer),
            seat,
        )

    def _form(self, position: Position, seat: int, offer: Offer) -> Form:
        forms = self._seats[seat]
        return forms.normal(forms.of(position.players[seat]), offer)

    def reached(self, position: Position) -> Node:
        """Find the node of a position that a move from the root led to."""
        return self._node(position, 1 - self.root.seat)

    def leads(self, game: Game, after: Position, step: Step) -> bool:
        """Tell whether a position after a move in a game is where a step leads."""
        offer, form = step
        return self._offers.of(after) is offer and self._form(after, game.turn, offer) is form

    def after(self, node: Node, step: Step) -> Node:
        """Give the node that a step leads to."""
        offer, form = step
        seat = 1 - node.seat
        return Node(offer, self._seats[seat].normal(node.other, offer), form, seat)

    def steps(self, node: Node) -> list[Step]:
        """List what moves lead to, the best first as far as it is known."""
        return self._seats[node.seat].steps(node.offer, self._offers.picks(node.offer), node.mover)

    def turned(self, game: Game) -> Game:
        """Leave the turn to the next seat."""
        return game

    def guess(self, node: Node) -> int:
        """Give the difference as it is."""
        return self._worth(node.mover, node.other, node.seat)

    def known(self, node: Node) -> Known:
        """Give what is proved about a node so far."""
        if not node.offer.left:
            worth = self._worth(node.mover, node.other, node.seat)
            return Known(worth, worth)
        return self._table.get((node.offer.id, node.mover.id, node.other.id), UNKNOWN)

    def bounds(self, node: Node) -> tuple[int, int]:
        """Give the proved bounds on a node, or those of any play at all."""
        known = self.known(node)
        worst, best = self._seats[node.seat].range
        low, high = self._seats[1 - node.seat].range
        return max(known.least, worst - high), min(known.most, best - low)

    def tiling(self, position: Position) -> Iterator[Placement]:
        """Tile both walls, the starter's first."""
        first, second = position.starter, 1 - position.starter
        node = self._node(position, first)
        settled = settle(node.mover.outcomes, node.other.outcomes)
        yield from placements(position.players[first], settled.first)
        yield from placements(position.players[second], settled.second)

    def probe(self, node: Node, target: int) -> None:
        """Prove that a node is worth ``target`` or more, or that it is not.

        Raises BudgetSpent.
        """
        self._probe(*node, target)

    def _probe(self, offer: Offer, mover: Form, other: Form, seat: int, target: int) -> int:
        """Give a lower bound of ``target`` or more, or else an upper bound."""
        key = offer.id, mover.id, other.id
        least, most, best = self._table.get(key, UNKNOWN)
        if least >= target:
            return least
        if most < target:
            return most
        self._budget.spend()
        replying = self._seats[1 - seat]
        steps = self._seats[seat].steps(offer, self._offers.picks(offer), mover)
        found = WORST
        for step in tuple(steps):
            left, form = step
            if left.left:
                reply = replying.normal(other, left)
                worth = -self._probe(left, reply, form, 1 - seat, 1 - target)
            else:
                worth = self._worth(form, other, seat)
            found = max(found, worth)
            if found >= target:
                # What refutes one reply often refutes the next: try it first there.
                steps.remove(step)
                steps.insert(0, step)
                self._table[key] = Known(found, most, step)
                return found
        self._table[key] = Known(least, found, best)
        return found

    def _worth(self, form: Form, other: Form, seat: int) -> int:
        """Give the difference of scores for a seat when the offer is empty."""
        if not self._ending:
            return form.score - other.score
        if seat == self._starter:
            return settle(form.outcomes, other.outcomes).value
        return -settle(other.outcomes, form.outcomes).value
