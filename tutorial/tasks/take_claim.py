"""Is a take allowed that somebody makes?"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from django.utils.functional import Promise

from engine.rules import Rule
from engine.tiles import Color, Source
from rulesite.board import offer_view
from tutorial.answers import read_one
from tutorial.choices import singles
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene
from tutorial.tasks.offers import Offer
from tutorial.tasks.score_claim import NO, YES

Part = tuple[Source, Color, int]


@dataclass(frozen=True, slots=True)
class TakeClaimTask:
    """Ask whether a take is allowed; `parts` says where from, which color and how many.

    `because` is the reason, `rule` the rule that allows or forbids it.
    """

    offer: Offer
    parts: tuple[Part, ...]
    because: Promise
    rule: Rule

    form: ClassVar[str] = "judge"

    @property
    def is_allowed(self) -> bool:
        """Ask the engine: one legal take of exactly as many tiles."""
        if len(self.parts) != 1:
            return False
        source, color, count = self.parts[0]
        legal = (source, color) in self.offer.takes().values()
        return legal and self.offer.count(source, color) == count

    def scene(self) -> Scene:
        """Draw the offer."""
        view = offer_view(self.offer.position, displays=self.offer.shown)
        return Scene(offer=view, position=str(self.offer.position))

    def read(self, values: Sequence[str]) -> str:
        """Read yes or no; raise UnreadableAnswer."""
        return read_one(values, (YES, NO))

    def judge(self, answer: str) -> Feedback:
        """Compare the judgement with the engine's."""
        verdict = right if (answer == YES) == self.is_allowed else wrong
        return verdict([str(self.because)], [self.rule], self.scene())

    def choices(self) -> list[list[str]]:
        """List both judgements."""
        return singles((YES, NO))

    def solutions(self) -> list[list[str]]:
        """List the one right judgement."""
        return [[YES if self.is_allowed else NO]]
