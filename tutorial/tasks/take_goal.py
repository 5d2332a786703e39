"""Make a take that meets a goal, and see what becomes of the marker."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from django.utils.translation import gettext as _

from engine import Position
from rulesite.board import Choice
from tutorial.answers import read_one
from tutorial.choices import singles
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene
from tutorial.tasks.pick import Pick, take_code
from tutorial.tasks.taking import Taken, offer_scene, takes


@dataclass(frozen=True, slots=True)
class TakeGoalTask:
    """Ask for a take that meets a goal; every such take is right, any other is shown its result."""

    position: Position
    goal: Callable[[Pick], bool]

    form: ClassVar[str] = "choose"

    def scene(self) -> Scene:
        """Draw the offer, every legal take a button, and the floor line."""
        return offer_scene(self.position, lambda source, color: Choice(take_code(source, color)))

    def read(self, values: Sequence[str]) -> Pick:
        """Read a legal take; raise UnreadableAnswer."""
        found = takes(self.position)
        return found[read_one(values, found)]

    def judge(self, answer: Pick) -> Feedback:
        """Let the engine take, and see whether that meets the goal."""
        done = Taken.by(answer)
        if self.goal(answer):
            return right(done.steps(), done.rules, done.scene())
        reasons = [*done.steps(), _("That is a legal take, but not the one asked for.")]
        return wrong(reasons, done.rules, self.scene())

    def choices(self) -> list[list[str]]:
        """List every legal take."""
        return singles(takes(self.position))

    def solutions(self) -> list[list[str]]:
        """List every take that meets the goal."""
        return [[code] for code, pick in takes(self.position).items() if self.goal(pick)]
