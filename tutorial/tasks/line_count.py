"""How many pattern lines may take the tiles in hand?"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from django.utils.functional import Promise

from rulesite.board.player import board_view
from tutorial.answers import read_number
from tutorial.choices import numbers
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene
from tutorial.tasks.choose_line import SHOWN
from tutorial.tasks.legal_lines import LegalLinesTask
from tutorial.tasks.pick import LINES, Pick
from tutorial.tasks.refused import blocking


@dataclass(frozen=True, slots=True)
class LineCountTask:
    """Ask how many pattern lines take the tiles; `slips` are what is said to wrong numbers."""

    pick: Pick
    slips: Mapping[int, Promise] = field(default_factory=dict, hash=False)

    form: ClassVar[str] = "number"

    @property
    def truth(self) -> int:
        """Count what the engine allows, without the floor line."""
        return len(LegalLinesTask(self.pick).truth) - 1

    def scene(self) -> Scene:
        """Draw the tiles in hand and the board."""
        view = board_view(self.pick.board, parts=SHOWN)
        return Scene(board=view, position=self.pick.notation, hand=self.pick.hand)

    def scene_after(self) -> Scene:
        """Draw the board with the tiles of the wall that refuse the color."""
        reasons = [reason for line in LINES.values() for reason in self.pick.refusals(line)]
        view = board_view(self.pick.board, parts=SHOWN, marks=blocking(reasons))
        return Scene(board=view, position=self.pick.notation, hand=self.pick.hand)

    def read(self, values: Sequence[str]) -> int:
        """Read a number; raise UnreadableAnswer."""
        return read_number(values)

    def judge(self, answer: int) -> Feedback:
        """Compare the number with the engine's; tell line by line unless a slip is expected."""
        lines = LegalLinesTask(self.pick)
        pattern_lines = [code for code, line in LINES.items() if line != "F"]
        steps, rules = lines.sentences(pattern_lines), lines.rules(pattern_lines)
        if answer == self.truth:
            return right(steps, rules, self.scene_after())
        slip = self.slips.get(answer)
        return wrong([str(slip)] if slip else steps, rules, self.scene())

    def choices(self) -> list[list[str]]:
        """List the numbers that could be meant."""
        return numbers()

    def solutions(self) -> list[list[str]]:
        """List the one right number."""
        return [[str(self.truth)]]
