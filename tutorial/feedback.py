"""What a learner is shown: feedback on an answer."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from django.utils.translation import pgettext

from rulesite.rulebook.citation import Citation, cite
from tutorial.scene import Scene


class Link(NamedTuple):
    """Hold where to read on: an address, which may be relative to the page, and its words."""

    href: str
    label: str


@dataclass(frozen=True, slots=True)
class Feedback:
    """Hold the verdict on an answer: why, the sum where there is one, the rules, the scene.

    `suspects` are the ids of the misreadings that give the answer, where some do; `link` leads to
    more about it.
    """

    is_right: bool
    reasons: tuple[str, ...]
    rules: tuple[str, ...]
    scene: Scene
    total: str = ""
    suspects: tuple[str, ...] = ()
    link: Link | None = None

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


def wrong(
    reasons: Sequence[str],
    rules: Sequence[str],
    scene: Scene,
    total: str = "",
    suspects: Sequence[str] = (),
) -> Feedback:
    """Say that an answer is not right yet and what is wrong with it."""
    return Feedback(False, tuple(reasons), tuple(rules), scene, total, tuple(suspects))
