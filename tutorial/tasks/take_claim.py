"""Is a take allowed that somebody makes?"""

from dataclasses import dataclass
from typing import ClassVar

from django.utils.functional import Promise

from engine.rules import Rule
from engine.tiles import Color, Source
from rulesite.board import offer_view
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene
from tutorial.tasks.claim import Claim
from tutorial.tasks.offers import Offer

Part = tuple[Source, Color, int]


@dataclass(frozen=True, slots=True)
class TakeClaimTask(Claim):
    """Ask whether a take is allowed; `parts` says where from, which color and how many.

    `because` is the reason, `rule` the rule that allows or forbids it.
    """

    offer: Offer
    parts: tuple[Part, ...]
    because: Promise
    rule: Rule

    form: ClassVar[str] = "judge"

    @property
    def is_true(self) -> bool:
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

    def judge(self, answer: str) -> Feedback:
        """Compare the judgement with the engine's."""
        verdict = right if self.agrees_with(answer) else wrong
        return verdict([str(self.because)], [self.rule], self.scene())
