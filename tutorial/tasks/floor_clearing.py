"""What goes from the floor line to the box lid at the end of a round?"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from django.utils.functional import Promise

from engine.rules import Rule
from engine.tiles import COLORS, MARKER
from rulesite.board.player import Parts
from rulesite.wording.tiles import thing_name, tiles_of
from tutorial.answers import read_many
from tutorial.choices import subsets
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene
from tutorial.tasks.rounds import Round
from tutorial.tasks.task import Option


@dataclass(frozen=True, slots=True)
class FloorClearingTask:
    """Ask what of the things on the floor line goes to the box lid.

    `because` says where everything goes, `marker_goes` and `tiles_stay` answer the mistakes.
    """

    round: Round
    because: Promise
    marker_goes: Promise
    tiles_stay: Promise

    form: ClassVar[str] = "checks"

    @property
    def options(self) -> list[Option]:
        """Name what lies on the floor line."""
        floor = self.round.board.floor
        tiles = [Option(color, tiles_of(color, floor.count(color))) for color in COLORS]
        found = [option for option in tiles if option.value in floor]
        return found + [Option(MARKER, thing_name(MARKER))] * (MARKER in floor)

    @property
    def truth(self) -> frozenset[str]:
        """Let the engine clear the floor line: what is not there afterwards, but for the marker."""
        return frozenset(map(str, self.round.told.fell)) - {MARKER}

    def scene(self) -> Scene:
        """Draw the board before the floor line is cleared."""
        return self.round.scene(Parts.ALL)

    def read(self, values: Sequence[str]) -> frozenset[str]:
        """Read what is marked; raise UnreadableAnswer."""
        return read_many(values, [option.value for option in self.options])

    def judge(self, answer: frozenset[str]) -> Feedback:
        """Compare what is marked with what the engine clears."""
        rules = [Rule.MARKER_KEEP, Rule.FLOOR_EMPTIED]
        if answer == self.truth:
            return right([str(self.because)], rules, self.round.scene_after(is_cleared=True))
        if MARKER in answer:
            return wrong([str(self.marker_goes)], [Rule.MARKER_KEEP], self.scene())
        return wrong([str(self.tiles_stay)], [Rule.FLOOR_EMPTIED], self.scene())

    def choices(self) -> list[list[str]]:
        """List sets of what lies there."""
        return subsets(option.value for option in self.options)

    def solutions(self) -> list[list[str]]:
        """List the one right set."""
        return [sorted(self.truth)]
