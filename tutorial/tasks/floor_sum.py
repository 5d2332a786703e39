"""How many points does the floor line cost?"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import ClassVar

from django.utils.functional import Promise
from django.utils.translation import ngettext, pgettext

from engine import score_floor
from engine.board import Board
from engine.misreadings import FLOOR_SUM
from engine.rules import Rule
from engine.scoring import FloorScore
from engine.tiles import FLOOR_PENALTIES, MARKER, Color, Thing
from rulesite.board.player import Parts, board_view
from rulesite.rulebook.slots import signed
from rulesite.wording.misreadings import FLOOR_COST, Mistake, diagnose_readings
from rulesite.wording.plays import fallen, to_lid
from rulesite.wording.tiles import points
from tutorial.answers import read_number
from tutorial.choices import numbers
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Hand, Scene, Sheet, SheetRow
from tutorial.tasks.boards import board_of


@dataclass(frozen=True, slots=True)
class FloorSumTask:
    """Ask what a floor line costs, tiles of one color in hand falling to it too.

    The learner types the points lost; answers are penalties, zero or less. With `tells_all`, a
    wrong answer is told the whole sum; without, it may try again. `slips` are what a lesson says
    to penalties that it expects.
    """

    board: str
    falling: str = ""
    tells_all: bool = False
    slips: Mapping[int, Promise] = field(default_factory=dict, hash=False)

    form: ClassVar[str] = "number"

    @property
    def before(self) -> Board:
        """Return the board with what lies there."""
        return board_of(self.board)

    @property
    def fell(self) -> tuple[Thing, ...]:
        """List all that falls, in order, also what finds no space."""
        return (*self.before.floor, *map(Color, self.falling))

    @property
    def score(self) -> FloorScore:
        """Let the engine score the floor line."""
        return score_floor(len(self.fell))

    @property
    def truth(self) -> int:
        """Return the penalty."""
        return self.score.penalty

    def readings(self) -> Mapping[str, int]:
        """Return the penalty that each misreading gives."""
        return {wrong.id: wrong.apply(self.fell) for wrong in FLOOR_SUM}

    def scene(self) -> Scene:
        """Draw the floor line, and what is in hand."""
        hand = Hand(Color(self.falling[0]), len(self.falling)) if self.falling else None
        view = board_view(self.before, parts=shown(self.before))
        return Scene(board=view, position=self.board, hand=hand)

    def scene_after(self) -> Scene:
        """Draw the floor line with all that lies on it, and add it up space by space."""
        space = len(FLOOR_PENALTIES)
        before = self.before
        floor = (*before.floor, *map(Color, self.falling))[: max(space, len(before.floor))]
        board = Board(before.score, before.lines, before.wall, floor)
        view = board_view(board, parts=shown(board), since=before)
        return Scene(board=view, position=str(board), sheet=running_sum(self.score))

    def read(self, values: Sequence[str]) -> int:
        """Read the points lost, as a penalty; raise UnreadableAnswer."""
        return -read_number(values)

    def judge(self, answer: int) -> Feedback:
        """Compare the penalty with the engine's, and name a known mistake."""
        lost, steps = points(-self.truth), self.steps()
        rules = [self.score.rule, *([Rule.FLOOR_FULL] if self.surplus else [])]
        if answer == self.truth:
            return right(steps, rules, self.scene_after(), answer=lost)
        mistake = self.mistake(answer)
        slip = self.slips.get(answer) or (mistake.sentence if mistake else "")
        said = [str(slip)] if slip else []
        if self.tells_all or not slip:
            said += steps
        rules = [*(mistake.rules if mistake else ()), *rules]
        suspects = mistake.suspects if mistake else ()
        if self.tells_all:
            return wrong(said, rules, self.scene_after(), suspects=suspects, answer=lost)
        return wrong(said, rules, self.scene(), suspects=suspects)

    def mistake(self, answer: int) -> Mistake | None:
        """Name a known mistake, by the points lost as they were typed."""
        costs = {name: -penalty for name, penalty in self.readings().items()}
        return diagnose_readings(costs, -answer, -self.truth, family=FLOOR_COST)

    @property
    def surplus(self) -> int:
        """Count the tiles that find no space on the floor line."""
        return max(0, len(self.fell) - len(FLOOR_PENALTIES) - self.has_free_marker)

    @property
    def has_free_marker(self) -> bool:
        """Tell whether the marker lies there without covering a space."""
        return MARKER in self.fell[len(FLOOR_PENALTIES) :]

    def steps(self) -> list[str]:
        """Say what falls, what goes to the lid, and how many spaces cost points."""
        count = len(self.falling)
        steps = [fallen(count - self.surplus)] if count > self.surplus else []
        steps += [to_lid(self.surplus)] if self.surplus else []
        return [*steps, covered(len(self.score.parts))]

    def choices(self) -> list[list[str]]:
        """List the numbers that could be meant."""
        return numbers()

    def solutions(self) -> list[list[str]]:
        """List the one right number."""
        return [[str(-self.truth)]]


def shown(board: Board) -> Parts:
    """Choose the floor line alone, unless something lies elsewhere."""
    rest = any(board.lines) or bool(board.cells)
    return Parts.LINES | Parts.WALL | Parts.FLOOR if rest else Parts.FLOOR


def covered(count: int) -> str:
    """Say how many spaces cost points."""
    text = ngettext(
        "{n} space of the floor line is covered.",
        "{n} spaces of the floor line are covered. Add up their values.",
        count,
    )
    return text.format(n=count)


def running_sum(score: FloorScore) -> Sheet:
    """Write the penalty space by space with what it comes to so far."""
    values = [part.value for part in score.parts]
    sums = accumulate(values)
    rows = [
        SheetRow((str(part.space + 1), signed(part.value), signed(so_far)))
        for part, so_far in zip(score.parts, sums, strict=True)
    ]
    return Sheet(
        caption=pgettext("table of the floor line", "The floor line, space by space"),
        head=(
            pgettext("table of the floor line", "Space"),
            pgettext("table of the floor line", "Costs"),
            pgettext("table of the floor line", "Sum"),
        ),
        rows=tuple(rows),
    )
