"""How many tiles does a take bring? And: which tiles go to the center?"""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import ClassVar

from django.utils.functional import Promise
from django.utils.translation import gettext as _

from engine.rules import Rule
from engine.tiles import TILES_PER_DISPLAY, Color, Source
from rulesite.board import Choice, offer_view
from rulesite.wording.tiles import taken, tiles_of
from tutorial.answers import read_many, read_number
from tutorial.choices import numbers, subsets
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene
from tutorial.tasks.offers import Offer
from tutorial.tasks.take import TakeTask, rest_sentence

FIRST = 0


@dataclass(frozen=True, slots=True)
class TakeCountTask:
    """Ask how many tiles come along; `partial` answers who takes one, `greedy` who takes all."""

    offer: Offer
    color: Color
    partial: Promise
    greedy: Promise

    form: ClassVar[str] = "number"

    def scene(self) -> Scene:
        """Draw the display."""
        view = offer_view(self.offer.position, displays=self.offer.shown)
        return Scene(offer=view, position=str(self.offer.position))

    def read(self, values: Sequence[str]) -> int:
        """Read a number; raise UnreadableAnswer."""
        return read_number(values)

    def judge(self, answer: int) -> Feedback:
        """Compare the number with what the engine takes."""
        count = self.offer.count(FIRST, self.color)
        if answer == count:
            after = TakeTask(self.offer, lambda color, n: True).scene_after((FIRST, self.color))
            reasons = [
                taken(self.color, count),
                rest_sentence(self.offer, FIRST, self.color),
            ]
            return right(reasons, [Rule.TAKE_ALL, Rule.TAKE_REST], after)
        if 0 < answer < count:
            return wrong([str(self.partial)], [Rule.TAKE_ALL], self.scene())
        if answer == TILES_PER_DISPLAY:
            return wrong([str(self.greedy)], [Rule.TAKE_ALL], self.scene())
        on_display = tiles_of(self.color, count)
        reason = _("Look at the display again: {tiles}.").format(tiles=on_display)
        return wrong([reason], [Rule.TAKE_ALL], self.scene())

    def choices(self) -> list[list[str]]:
        """List the numbers that could be meant."""
        return numbers()

    def solutions(self) -> list[list[str]]:
        """List the one right number."""
        return [[str(self.offer.count(FIRST, self.color))]]


@dataclass(frozen=True, slots=True)
class MarkRestTask:
    """Ask to mark what goes to the center when `color` is taken from the first display.

    `took_along` answers who marks the color taken, `left_some` who marks too little.
    """

    offer: Offer
    color: Color
    took_along: Promise
    left_some: Promise

    form: ClassVar[str] = "mark"

    @property
    def groups(self) -> dict[str, Color]:
        """Return the colors on the display by their form value."""
        tiles = self.offer.position.factories[FIRST]
        return {str(color): color for color in dict.fromkeys(tiles)}

    def scene(self, given: Collection[Color] = ()) -> Scene:
        """Draw the display, every group to mark; those given are marked already."""

        def choose(source: Source, color: Color) -> Choice | None:
            ticked = color in given
            return Choice(str(color), many=True, is_marked=ticked) if source == FIRST else None

        view = offer_view(self.offer.position, choose=choose, displays=self.offer.shown)
        return Scene(offer=view, position=str(self.offer.position))

    def read(self, values: Sequence[str]) -> frozenset[Color]:
        """Read marked colors; raise UnreadableAnswer."""
        return frozenset(self.groups[code] for code in read_many(values, self.groups))

    def judge(self, answer: frozenset[Color]) -> Feedback:
        """Compare what is marked with what the engine moves."""
        before, after = self.offer.position, self.offer.after(FIRST, self.color)
        moved = frozenset(Counter(after.center) - Counter(before.center))
        if answer == moved:
            scene = TakeTask(self.offer, lambda color, n: True).scene_after((FIRST, self.color))
            reasons = [rest_sentence(self.offer, FIRST, self.color)]
            return right(reasons, [Rule.TAKE_REST], scene)
        reason = self.took_along if self.color in answer else self.left_some
        return wrong([str(reason)], [Rule.TAKE_REST], self.scene(answer))

    def choices(self) -> list[list[str]]:
        """List sets of colors."""
        return subsets(self.groups)

    def solutions(self) -> list[list[str]]:
        """List the one right set of colors."""
        return [[code for code, color in self.groups.items() if color != self.color]]
