"""What does the marker cost? And: does a take bring it?"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from django.utils.functional import Promise
from django.utils.translation import gettext as _

from engine import Board, Position, Rule, score_floor
from engine.tiles import MARKER
from rulesite.board import BoardView
from rulesite.board.player import Parts, board_view
from rulesite.rulebook.slots import signed
from tutorial.answers import read_numbers
from tutorial.choices import numbers
from tutorial.feedback import Feedback, right, wrong
from tutorial.people import names
from tutorial.scene import Scene
from tutorial.tasks.claim import Claim
from tutorial.tasks.pick import Pick
from tutorial.tasks.taking import Taken, offer_scene
from tutorial.tasks.task import Field

RULES: Final = (Rule.MARKER_COST, Rule.FLOOR_PENALTIES)
MOST_ASKED: Final = 9


def cost(board: Board) -> int:
    """Let the engine tell what the marker would cost on a board."""
    count = board.floor_count
    return score_floor(count).penalty - score_floor(count + 1).penalty


@dataclass(frozen=True, slots=True)
class MarkerCostTask:
    """Ask what the marker would cost each player, as a number of points."""

    position: Position
    form: ClassVar[str] = "fields"

    @property
    def names(self) -> list[str]:
        """Name the players."""
        return names(len(self.position.players))

    @property
    def costs(self) -> tuple[int, ...]:
        """Return the cost for each player."""
        return tuple(map(cost, self.position.players))

    @property
    def fields(self) -> tuple[Field, ...]:
        """Ask for one number a player."""
        return tuple(Field(name) for name in self.names)

    def scene(self) -> Scene:
        """Draw the floor lines."""
        return self._scene(self.position.players)

    def scene_after(self) -> Scene:
        """Draw the marker where each would have to put it."""
        players = self.position.players
        return self._scene([replace(board, floor=(*board.floor, MARKER)) for board in players])

    def _scene(self, boards: Sequence[Board]) -> Scene:
        pairs = zip(boards, self.names, strict=True)
        return Scene(
            boards=tuple(_floor(board, name) for board, name in pairs), position=str(self.position)
        )

    def read(self, values: Sequence[str]) -> tuple[int, ...]:
        """Read one number a player; raise UnreadableAnswer."""
        return read_numbers(values, len(self.names))

    def judge(self, answer: tuple[int, ...]) -> Feedback:
        """Compare the numbers with the values of the spaces."""
        if answer == self.costs:
            return right(self.steps(), RULES, self.scene_after())
        trios = zip(answer, self.costs, self.position.players, strict=True)
        missed = [_mistake(*trio) for trio in trios if trio[0] != trio[1]]
        return wrong(list(dict.fromkeys(missed)), RULES, self.scene())

    def steps(self) -> list[str]:
        """Say which space the marker would cover, player by player."""
        text = _("{player}: floor space {number}, {value}")
        trios = zip(self.names, self.position.players, self.costs, strict=True)
        return [
            text.format(player=name, number=board.floor_count + 1, value=signed(-points))
            for name, board, points in trios
        ]

    def choices(self) -> list[list[str]]:
        """List pairs of numbers."""
        digits = [value for (value,) in numbers(MOST_ASKED)]
        return [[one, other] for one in digits for other in digits]

    def solutions(self) -> list[list[str]]:
        """List the one right pair."""
        return [[str(points) for points in self.costs]]


def _floor(board: Board, name: str) -> BoardView:
    return board_view(board, parts=Parts.FLOOR, caption=name)


def _mistake(answer: int, right_cost: int, board: Board) -> str:
    if answer == 0:
        return _("The marker is not free: it covers a space of the floor line.")
    if answer == -score_floor(board.floor_count + 1).penalty:
        return _("Count only the space that the marker covers, not the whole floor line.")
    if answer == 1:
        return _("The marker does not always cost one point. It costs what its space says.")
    return _("The marker covers the leftmost empty space. Look at the number there.")


@dataclass(frozen=True, slots=True)
class MarkerClaimTask(Claim):
    """Ask whether it is true that a take brings the marker; `because` is said either way."""

    pick: Pick
    because: Promise

    form: ClassVar[str] = "claim"

    @property
    def is_true(self) -> bool:
        """Let the engine take."""
        return Taken.by(self.pick).play.marker

    def scene(self) -> Scene:
        """Draw the offer, and what is being taken marked."""
        return offer_scene(self.pick.position)

    def judge(self, answer: str) -> Feedback:
        """Compare the judgement with what the engine does."""
        verdict = right if self.agrees_with(answer) else wrong
        return verdict([str(self.because)], [Rule.MARKER_TAKE], Taken.by(self.pick).scene())
