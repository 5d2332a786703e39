"""Take tiles from the offer."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from engine import Position
from engine.rules import Rule
from engine.tiles import CENTER, COLORS, Color, Source
from rulesite.board import Choice, offer_view
from rulesite.board.offer import moved_to_center
from rulesite.wording.tiles import taken, tiles_of
from tutorial.answers import read_one
from tutorial.choices import singles
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene
from tutorial.tasks.offers import Offer
from tutorial.tasks.pick import take_code

Goal = Callable[[Color, int], bool]


@dataclass(frozen=True, slots=True)
class TakeTask:
    """Ask for a take that meets a goal, given its color and count; every such take is right."""

    offer: Offer
    goal: Goal

    form: ClassVar[str] = "choose"

    def scene(self) -> Scene:
        """Draw the offer, every legal take a button."""
        view = offer_view(
            self.offer.position,
            choose=lambda source, color: Choice(take_code(source, color)),
            displays=self.offer.shown,
        )
        return Scene(offer=view, position=str(self.offer.position))

    def read(self, values: Sequence[str]) -> tuple[Source, Color]:
        """Read a legal take; raise UnreadableAnswer."""
        takes = self.offer.takes()
        return takes[read_one(values, takes)]

    def judge(self, answer: tuple[Source, Color]) -> Feedback:
        """Play the take and see whether it meets the goal."""
        source, color = answer
        count = self.offer.count(source, color)
        reasons = [taken(color, count)]
        if self.goal(color, count):
            rest = rest_sentence(self.offer, source, color)
            return right(
                [*reasons, rest], [Rule.TAKE_ALL, Rule.TAKE_REST], self.scene_after(answer)
            )
        reasons.append(_("That is a legal take, but not the one asked for."))
        return wrong(reasons, [Rule.TAKE_ALL], self.scene())

    def scene_after(self, take: tuple[Source, Color]) -> Scene:
        """Draw the offer after the take, what came to the center marked."""
        source, color = take
        before, after = self.offer.position, self.offer.after(source, color)
        moved = before.factories[source] if source != CENTER else ()
        view = offer_view(
            after,
            new=moved_to_center(other for other in moved if other != color),
            displays=self.offer.shown,
        )
        return Scene(offer=view, position=str(after))

    def choices(self) -> list[list[str]]:
        """List every legal take."""
        return singles(self.offer.takes())

    def solutions(self) -> list[list[str]]:
        """List every take that meets the goal."""
        return [
            [code]
            for code, (source, color) in self.offer.takes().items()
            if self.goal(color, self.offer.count(source, color))
        ]


def rest_sentence(offer: Offer, source: Source, color: Color) -> str:
    """Say what goes to the center, or that nothing does."""
    return rest_words(offer.position, source, color)


def rest_words(position: Position, source: Source, color: Color) -> str:
    """Say what goes to the center when a color is taken from a place, or that nothing does."""
    if isinstance(source, str):
        return _("The other tiles of the centre stay there.")
    tiles = position.factories[source]
    rest = [other for other in COLORS if other != color and other in tiles]
    if not rest:
        return _("No tile is left on the display, so none goes to the centre.")
    separator = pgettext("between items of a list", ", ")
    words = separator.join(tiles_of(other, tiles.count(other)) for other in rest)
    return _("To the centre: {tiles}.").format(tiles=words)
