"""What a learner is shown: a scene before the answer, feedback after it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from django.utils.translation import pgettext

from rulesite.board import BoardView, OfferView
from rulesite.rulebook.citation import Citation, cite


@dataclass(frozen=True, slots=True)
class Scene:
    """Hold what is drawn: a board, an offer, or both."""

    board: BoardView | None = None
    offer: OfferView | None = None
    position: str = ""


@dataclass(frozen=True, slots=True)
class Feedback:
    """Hold the verdict on an answer: why, the sum where there is one, the rules, the scene."""

    is_right: bool
    reasons: tuple[str, ...]
    rules: tuple[str, ...]
    scene: Scene
    total: str = ""
    values: tuple[str, ...] = field(default=())

    @property
    def headline(self) -> str:
        """Say in a word or two whether the answer is right."""
        return pgettext("verdict", "Right!") if self.is_right else pgettext("verdict", "Not yet.")

    @property
    def citations(self) -> tuple[Citation, ...]:
        """Cite the rules, each once."""
        return tuple(cite(rule) for rule in dict.fromkeys(self.rules))


def right(reasons: Sequence[str], rules: Sequence[str], scene: Scene, total: str = "") -> Feedback:
    """Say that an answer is right and why."""
    return Feedback(True, tuple(reasons), tuple(rules), scene, total)


def wrong(reasons: Sequence[str], rules: Sequence[str], scene: Scene, total: str = "") -> Feedback:
    """Say that an answer is not right yet and what is wrong with it."""
    return Feedback(False, tuple(reasons), tuple(rules), scene, total)
