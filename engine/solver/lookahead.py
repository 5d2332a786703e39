"""What looking ahead for two and for one have in common: proved bounds, narrowed probe by probe."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Final, Generic, NamedTuple, TypeVar

from engine.game import Game
from engine.moves import Placement
from engine.notation import Position
from engine.parsing import LONGEST_NUMBER
from engine.solver.budget import BudgetSpent
from engine.solver.forms import Step

WORST: Final[int] = -(10 ** (LONGEST_NUMBER + 1))
"""Less than every score and every difference of scores."""
N = TypeVar("N")
"""What a node is: a state of the round with a seat to move."""


class Known(NamedTuple):
    """Hold what is proved about a node, and the step that proves ``least``."""

    least: int = WORST
    most: int = -WORST
    best: Step | None = None

    @property
    def exact(self) -> bool:
        """Tell whether the value is proved."""
        return self.least == self.most


UNKNOWN: Final = Known()


class Lookahead(ABC, Generic[N]):
    """Prove bounds on the values of the nodes of one round."""

    root: N
    sign: int
    """What the value of a node after a move counts for the one who moved: 1 or -1."""

    @abstractmethod
    def probe(self, node: N, target: int) -> None:
        """Prove that a node is worth ``target`` or more, or that it is not.

        Raises BudgetSpent.
        """

    @abstractmethod
    def known(self, node: N) -> Known:
        """Give what is proved about a node so far."""

    @abstractmethod
    def guess(self, node: N) -> int:
        """Give the value that a node would have if the round ended there."""

    @abstractmethod
    def bounds(self, node: N) -> tuple[int, int]:
        """Give the proved bounds on a node, or those of any play at all."""

    @abstractmethod
    def steps(self, node: N) -> list[Step]:
        """List what moves lead to, the best first as far as it is known."""

    @abstractmethod
    def after(self, node: N, step: Step) -> N:
        """Give the node that a step leads to."""

    @abstractmethod
    def reached(self, position: Position) -> N:
        """Find the node of a position that a move from the root led to."""

    @abstractmethod
    def leads(self, game: Game, after: Position, step: Step) -> bool:
        """Tell whether a position after a move in a game is where a step leads."""

    @abstractmethod
    def turned(self, game: Game) -> Game:
        """Give the turn to the seat that moves next."""

    @abstractmethod
    def tiling(self, position: Position) -> Iterator[Placement]:
        """List the best placements when the drafting is over."""

    def proves(self, node: N) -> bool:
        """Probe a node until its value is proved, or the budget is spent."""
        target, known = self.guess(node), self.known(node)
        try:
            while not known.exact:
                self.probe(node, target)
                known = self.known(node)
                target = known.least + 1 if known.least >= target else known.most
        except BudgetSpent:
            return False
        return True

    def line(self, node: N) -> Iterator[Step]:
        """Follow best play from a node whose value is proved.

        Proving both bounds of a node proves those of every node on the way, so that the steps are
        there already.
        """
        while (step := self.known(node).best) is not None:
            yield step
            node = self.after(node, step)
