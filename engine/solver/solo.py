"""Look ahead for one seat that goes on picking while the others pass."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from engine.game import Game
from engine.moves import Placement
from engine.notation import Phase, Position
from engine.solver.budget import Budget
from engine.solver.forms import Form, Forms, Numbers, Step, may_end
from engine.solver.hopes import Hopes
from engine.solver.lookahead import UNKNOWN, WORST, Known, Lookahead
from engine.solver.offers import Offer, Offers
from engine.solver.outcomes import Outcome, placements


class Node(NamedTuple):
    """Describe a state by the offer, the board and the picks still to come, None for all."""

    offer: Offer
    form: Form
    picks: int | None


class Solo(Lookahead[Node]):
    """Prove bounds on the score of a seat."""

    sign = 1

    def __init__(self, game: Game, seat: int, picks: int | None, budget: Budget) -> None:
        """Read what stays the same for the whole round."""
        position = game.position
        ids, ending = Numbers(), may_end(position)
        seats = [Forms(board, position.grey, ending, ids) for board in position.players]
        self.seat = seat
        self._budget = budget
        self._offers = Offers()
        self._forms = seats[seat]
        self._hopes = Hopes(self._forms)
        self._ended_by_others = any(
            max(forms.of(board).outcomes, key=_own_score).ends
            for at, (forms, board) in enumerate(zip(seats, position.players, strict=True))
            if at != seat
        )
        self._table: dict[tuple[int, int, int | None], Known] = {}
        self.root = self._node(position, picks)

    def _node(self, position: Position, picks: int | None) -> Node:
        offer = self._offers.of(position)
        return Node(offer, self._form(position, offer), picks)

    def _form(self, position: Position, offer: Offer) -> Form:
        return self._forms.normal(self._forms.of(position.players[self.seat]), offer)

    def reached(self, position: Position) -> Node:
        """Find the node of a position that a move from the root led to."""
        return self._node(position, _one_less(self.root.picks))

    def leads(self, game: Game, after: Position, step: Step) -> bool:
        """Tell whether a position after a move in a game is where a step leads."""
        del game
        offer, form = step
        return self._offers.of(after) is offer and self._form(after, offer) is form

    def after(self, node: Node, step: Step) -> Node:
        """Give the node that a step leads to."""
        return Node(*step, _one_less(node.picks))

    def steps(self, node: Node) -> list[Step]:
        """List what moves lead to, the best first as far as it is known."""
        return self._forms.steps(node.offer, self._offers.picks(node.offer), node.form)

    def turned(self, game: Game) -> Game:
        """Give the turn back to the seat: the others pass."""
        if game.phase is not Phase.DRAFTING or game.turn == self.seat:
            return game
        return Game(replace(game.position, turn=self.seat))

    def guess(self, node: Node) -> int:
        """Give the score as it is."""
        return self._worth(node.form)

    def known(self, node: Node) -> Known:
        """Give what is proved about a node so far."""
        if node.picks == 0 or not node.offer.left:
            worth = self._worth(node.form)
            return Known(worth, worth)
        return self._table.get((node.offer.id, node.form.id, node.picks), UNKNOWN)

    def bounds(self, node: Node) -> tuple[int, int]:
        """Give the proved bounds on a node, or those of any play at all."""
        known = self.known(node)
        low, _ = self._forms.range
        return max(known.least, low), min(
            known.most, self._hopes.most(node.form, node.offer, node.picks)
        )

    def tiling(self, position: Position) -> Iterator[Placement]:
        """Tile the wall of the seat."""
        form = self._forms.of(position.players[self.seat])
        best = max(form.outcomes, key=self._score)
        yield from placements(position.players[self.seat], best)

    def probe(self, node: Node, target: int) -> None:
        """Prove that a node is worth ``target`` or more, or that it is not.

        Raises BudgetSpent.
        """
        known = self.known(node)
        if known.least >= target or known.most < target:
            return
        self._budget.spend()
        key = node.offer.id, node.form.id, node.picks
        most = self._hopes.most(node.form, node.offer, node.picks)
        if most < target:
            self._table[key] = Known(known.least, most, known.best)
            return
        most = WORST
        steps = self.steps(node)
        for step in tuple(steps):
            then = self.after(node, step)
            self.probe(then, target)
            reached = self.known(then)
            if reached.least >= target:
                self._table[key] = Known(reached.least, known.most, step)
                return
            most = max(most, reached.most)
        self._table[key] = Known(known.least, most, known.best)

    def _worth(self, form: Form) -> int:
        """Give the score after the best tiling."""
        return max(map(self._score, form.outcomes))

    def _score(self, outcome: Outcome) -> int:
        return outcome.total if outcome.ends or self._ended_by_others else outcome.score


def _own_score(outcome: Outcome) -> tuple[int, bool]:
    return (outcome.total if outcome.ends else outcome.score), outcome.ends


def _one_less(picks: int | None) -> int | None:
    return None if picks is None else picks - 1
