"""What lies where after a take?"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from engine import Position, Rule
from engine.tiles import COLORS, Color
from rulesite.wording.tiles import taken
from tutorial.answers import UnreadableAnswer, read_number, read_one
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene
from tutorial.tasks.pick import Pick, tiles_at
from tutorial.tasks.take import rest_words
from tutorial.tasks.taking import HOLDERS, Taken, holder_name, offer_scene
from tutorial.tasks.task import Field, Option

NEAR = (0, 1, 2, 3)


class Left(NamedTuple):
    """What is where: tiles in hand, tiles in the center by color asked for, the marker."""

    hand: int
    center: tuple[int, ...]
    marker: str


def center_label(color: Color) -> str:
    """Ask for the tiles of a color in the center."""
    labels = {
        Color.BLUE: pgettext("number to fill in", "Blue tiles in the centre"),
        Color.YELLOW: pgettext("number to fill in", "Yellow tiles in the centre"),
        Color.RED: pgettext("number to fill in", "Red tiles in the centre"),
        Color.BLACK: pgettext("number to fill in", "Black tiles in the centre"),
        Color.WHITE: pgettext("number to fill in", "White tiles in the centre"),
    }
    return labels[color]


@dataclass(frozen=True, slots=True)
class TakeResultTask:
    """Ask for hand, center and marker after a take; with `tells_all` a mistake is told all."""

    pick: Pick
    tells_all: bool = False

    form: ClassVar[str] = "fields"

    @property
    def colors(self) -> tuple[Color, ...]:
        """List the colors asked for: those of the place and of the center."""
        position, there = self.pick.position, tiles_at(self.pick.position, self.pick.source)
        return tuple(color for color in COLORS if color in (*there, *position.center))

    @property
    def fields(self) -> tuple[Field, ...]:
        """Ask for three kinds of things: hand, center, marker."""
        places = tuple(Option(code, holder_name(code)) for code in HOLDERS)
        return (
            Field(pgettext("number to fill in", "Tiles in your hand")),
            *(Field(center_label(color)) for color in self.colors),
            Field(pgettext("choice to make", "Where is the marker?"), places),
        )

    def counted(self, position: Position) -> tuple[int, ...]:
        """Count the center of a position by the colors asked for."""
        return tuple(position.center.count(color) for color in self.colors)

    @property
    def truth(self) -> Left:
        """Let the engine take."""
        done = Taken.by(self.pick)
        return Left(self.pick.count, self.counted(done.after), done.holder)

    def scene(self) -> Scene:
        """Draw the offer and the floor line before the take."""
        return offer_scene(self.pick.position)

    def read(self, values: Sequence[str]) -> Left:
        """Read numbers and the place of the marker; raise UnreadableAnswer."""
        if len(values) != len(self.colors) + 2:
            raise UnreadableAnswer(_("Please fill in every number."))
        hand, *center = [read_number([value]) for value in values[:-1]]
        return Left(hand, tuple(center), read_one(values[-1:], HOLDERS))

    def judge(self, answer: Left) -> Feedback:
        """Compare hand, center and marker with what the engine did."""
        done, truth = Taken.by(self.pick), self.truth
        steps = [*done.steps(), *([] if done.play.marker else [done.marker_words()])]
        rules = list(dict.fromkeys([*done.rules, Rule.MARKER_TAKE]))
        if answer == truth:
            return right(steps, rules, done.scene())
        mistakes = self.mistakes(answer, truth, done)
        if self.tells_all:
            rest = [step for step in steps if step not in mistakes]
            return wrong([*mistakes, *rest], rules, done.scene(), tells_fields=True)
        return wrong(mistakes, rules, self.scene())

    def mistakes(self, answer: Left, truth: Left, done: Taken) -> list[str]:
        """Name what is wrong in the hand, in the center and with the marker."""
        said = []
        if answer.hand != truth.hand:
            said.append(self.hand_mistake(answer.hand))
        if answer.center != truth.center:
            said.append(self.center_mistake(answer.center))
        if answer.marker != truth.marker:
            said.append(done.marker_words())
        return said

    def hand_mistake(self, answer: int) -> str:
        """Name the mistake in the hand."""
        if 0 < answer < self.pick.count:
            return _("You take every tile of that colour; none of them is left behind.")
        return taken(self.pick.color, self.pick.count)

    def center_mistake(self, answer: tuple[int, ...]) -> str:
        """Name the mistake in the center."""
        pick, before = self.pick, self.counted(self.pick.position)
        if isinstance(pick.source, str):
            if answer == before:
                return _("The tiles that you take leave the centre.")
            return rest_words(pick.position, pick.source, pick.color)
        if answer == before:
            return _("Nothing stays on the display: all its other tiles move to the centre.")
        at = self.colors.index(pick.color)
        if answer[at] != before[at]:
            return _("The tiles that you take don’t go to the centre; they are in your hand.")
        return rest_words(pick.position, pick.source, pick.color)

    def choices(self) -> list[list[str]]:
        """List what is near the truth: each part wrong in turn, and the common mistakes."""
        hand, center, marker = self.truth
        near = [Left(number, center, marker) for number in NEAR]
        near += [Left(hand, center, code) for code in HOLDERS]
        near += [Left(hand, self.counted(self.pick.position), marker)]
        for at in range(len(center)):
            near += [
                Left(hand, (*center[:at], number, *center[at + 1 :]), marker) for number in NEAR
            ]
        return [written(left) for left in dict.fromkeys([*near, self.truth])]

    def solutions(self) -> list[list[str]]:
        """List the one right result."""
        return [written(self.truth)]


def written(left: Left) -> list[str]:
    """Write a result as form values."""
    return [str(left.hand), *map(str, left.center), left.marker]
