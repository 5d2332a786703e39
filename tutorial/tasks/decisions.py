"""Decisions in a lesson: told without giving the best move away, judged, or counted."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar

from django.utils.functional import Promise

from engine import Position
from engine.moves import Move
from rulesite.board import BoardView, offer_view
from rulesite.wording.moves import best_take, other_better_by
from tutorial.answers import read_number
from tutorial.choices import numbers
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene
from tutorial.tasks.choose_move import ChooseMoveTask
from tutorial.tasks.claim import Claim
from tutorial.tasks.last_bonuses import total_of
from tutorial.tasks.played_out import Frame, Solved, account_alone
from tutorial.tasks.solved_position import SolvedPosition
from tutorial.tasks.taking import shown
from tutorial.tasks.telling import Alone, Duel, Telling, Told

Slips = Mapping[str, Promise]


@dataclass(frozen=True, slots=True)
class Coached:
    """Tell of a move as another telling does, but of a wrong one only what it leads to.

    `slips` are what is said to wrong moves that are expected, by the move.
    """

    telling: Telling
    slips: Slips = field(default_factory=dict, hash=False)

    def other_boards(self, position: Position) -> tuple[BoardView, ...]:
        """Draw the other boards that count."""
        return self.telling.other_boards(position)

    def leads_to(self, solved: Solved, move: Move) -> list[str]:
        """Tell what a legal move leads to."""
        return self.telling.leads_to(solved, move)

    def steps(self, solved: Solved, move: Move) -> list[Frame]:
        """List the moments of a line."""
        return self.telling.steps(solved, move)

    def may_end(self, position: Position) -> bool:
        """Tell whether the game may end with this round."""
        return self.telling.may_end(position)

    def tell(self, solved: Solved, move: Move) -> Told:
        """Tell all of the best move; of another what it leads to, and how far it is behind."""
        told = self.telling.tell(solved, move)
        if move == solved.best:
            return told
        slip = self.slips.get(str(move))
        said = [*self.leads_to(solved, move), *([str(slip)] if slip else [])]
        behind = other_better_by(solved.value(solved.best) - solved.value(move))
        return Told([*said, behind], told.rules, replace(told.scene, sheet=None), told.total)


def decision(solved: SolvedPosition, telling: Alone | Duel, slips: Slips) -> ChooseMoveTask:
    """Ask for the best move of a solved position."""
    return ChooseMoveTask(solved, Coached(telling, slips))


def laid_out(solved: Solved, telling: Telling) -> Scene:
    """Draw a position with the boards that count, and nothing to tap."""
    position = solved.position
    own = ChooseMoveTask(solved, telling).own_board()
    boards = (own, *telling.other_boards(position))
    return Scene(
        offer=offer_view(position, displays=shown(position)), boards=boards, position=str(position)
    )


@dataclass(frozen=True, slots=True)
class BestMoveClaimTask(Claim):
    """Ask whether somebody is right that a move is the best; `because` is the reason."""

    solved: SolvedPosition
    move: Move
    telling: Alone | Duel
    because: Promise

    form: ClassVar[str] = "claim"

    @property
    def is_true(self) -> bool:
        """Compare with what has been proved."""
        return self.move == self.solved.best

    def scene(self) -> Scene:
        """Draw the position."""
        return laid_out(self.solved, self.telling)

    def judge(self, answer: str) -> Feedback:
        """Compare with what has been proved, and tell what the move leads to."""
        verdict = right if self.agrees_with(answer) else wrong
        told = self.telling.tell(self.solved, self.move)
        best = [] if self.is_true else [best_take(told.best)]
        said = [str(self.because), *told.reasons, *best]
        return verdict(said, told.rules, told.scene, told.total)


@dataclass(frozen=True, slots=True)
class ScoreAfterTask:
    """Ask for the own score after a take and wall-tiling; `slips` go with wrong numbers."""

    solved: SolvedPosition
    move: Move
    telling: Alone
    slips: Mapping[int, Promise] = field(default_factory=dict, hash=False)

    form: ClassVar[str] = "number"

    @property
    def truth(self) -> int:
        """Let the engine count."""
        return self.solved.value(self.move)

    def scene(self) -> Scene:
        """Draw the position."""
        return laid_out(self.solved, self.telling)

    def read(self, values: Sequence[str]) -> int:
        """Read a number; raise UnreadableAnswer."""
        return read_number(values)

    def judge(self, answer: int) -> Feedback:
        """Compare the number with the engine's; a wrong one not expected gets the way to it."""
        told = self.telling.tell(self.solved, self.move)
        if answer == self.truth:
            account = account_alone(self.solved.position, self.move)
            steps = self.telling.leads_to(self.solved, self.move)
            return right(steps, told.rules, replace(told.scene, sheet=None), total_of(account))
        slip = self.slips.get(answer)
        said = [str(slip)] if slip else self.telling.leads_to(self.solved, self.move)
        return wrong(said, told.rules, self.scene())

    def choices(self) -> list[list[str]]:
        """List the numbers that could be meant."""
        return numbers()

    def solutions(self) -> list[list[str]]:
        """List the one right number."""
        return [[str(self.truth)]]
