"""Is the table set up rightly? If not, what is wrong?"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from django.utils.translation import ngettext, pgettext

from engine import Position, Rule, reasons
from engine.tiles import DISPLAYS, TILES_PER_DISPLAY
from rulesite.board import offer_view
from tutorial.answers import read_one
from tutorial.choices import singles
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene
from tutorial.tasks.answered import chosen_label
from tutorial.tasks.task import Option

RIGHT = "right"
KINDS: Mapping[str, tuple[str, Rule]] = {
    "displays-count": ("displays", Rule.DISPLAYS_COUNT),
    "display-not-full": ("fill", Rule.FILL_DISPLAYS),
    "display-too-full": ("fill", Rule.FILL_DISPLAYS),
    "no-marker": ("marker", Rule.MARKER_CENTER),
}
"""What the engine finds wrong, the answer that names it, and the rule."""


@dataclass(frozen=True, slots=True)
class SetUpCheckTask:
    """Ask what is wrong with the first layout of a game, or whether all is right."""

    position: Position

    form: ClassVar[str] = "options"

    @property
    def found(self) -> dict[str, Rule]:
        """Return what the engine finds wrong: answers with their rules."""
        return dict(KINDS[reason.code] for reason in reasons(self.position) if reason.code in KINDS)

    @property
    def answer(self) -> str:
        """Return the right answer."""
        return next(iter(self.found), RIGHT)

    @property
    def options(self) -> tuple[Option, ...]:
        """Offer all that could be said."""
        return (
            Option(RIGHT, pgettext("setup check", "Everything is right")),
            Option("displays", pgettext("setup check", "The number of displays is wrong")),
            Option("fill", pgettext("setup check", "A display has the wrong number of tiles")),
            Option("marker", pgettext("setup check", "The starting player marker is missing")),
        )

    def scene(self) -> Scene:
        """Draw the layout."""
        return Scene(offer=offer_view(self.position), position=str(self.position))

    def read(self, values: Sequence[str]) -> str:
        """Read one of the options; raise UnreadableAnswer."""
        return read_one(values, [option.value for option in self.options])

    def judge(self, answer: str) -> Feedback:
        """Compare what is said with what the engine finds, and go through the layout."""
        verdict = right if answer == self.answer else wrong
        rules = [*self.found.values(), Rule.DISPLAYS_COUNT, Rule.FILL_DISPLAYS, Rule.MARKER_CENTER]
        label = chosen_label(self.options, self.answer)
        return verdict(self.steps(), rules, self.scene(), answer=label)

    def steps(self) -> list[str]:
        """Say how many displays and tiles there should be and are, and where the marker is."""
        odd = [len(tiles) for tiles in self.position.factories if len(tiles) != TILES_PER_DISPLAY]
        filled = [
            ngettext(
                "One display has {n} tile instead of four.",
                "One display has {n} tiles instead of four.",
                count,
            ).format(n=count)
            for count in odd
        ] or [pgettext("setup check", "Every display has four tiles.")]
        marker = (
            pgettext("setup check", "The starting player marker is in the centre.")
            if self.position.marker_in_center
            else pgettext("setup check", "The starting player marker is not in the centre.")
        )
        return [*self.display_steps(), *filled, marker]

    def display_steps(self) -> list[str]:
        """Say how many displays there should be, and if that is another number, how many are."""
        needed, laid = DISPLAYS[len(self.position.players)], len(self.position.factories)
        if laid == needed:
            text = ngettext(
                "There is {n} display, as there should be for these players.",
                "There are {n} displays, as there should be for these players.",
                laid,
            )
            return [text.format(n=laid)]
        due = ngettext(
            "For these players there should be {n} display.",
            "For these players there should be {n} displays.",
            needed,
        )
        there = ngettext("There is {n} display.", "There are {n} displays.", laid)
        return [due.format(n=needed), there.format(n=laid)]

    def choices(self) -> list[list[str]]:
        """List the options."""
        return singles(option.value for option in self.options)

    def solutions(self) -> list[list[str]]:
        """List the one right option."""
        return [[self.answer]]
