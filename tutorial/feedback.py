"""What a learner is shown: feedback on an answer."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
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
    more about it. `answer` is the right one in a word or two, where it may be told. With
    `tells_fields`, the right ones may stand beside the fields that are wrong.
    """

    is_right: bool
    reasons: tuple[str, ...]
    rules: tuple[str, ...]
    scene: Scene
    total: str = ""
    suspects: tuple[str, ...] = ()
    link: Link | None = None
    answer: str = ""
    tells_fields: bool = False

    @property
    def headline(self) -> str:
        """Say in a few words whether the answer is right, and which one is."""
        if not self.answer:
            return (
                pgettext("verdict", "Right!") if self.is_right else pgettext("verdict", "Not yet.")
            )
        # Translators: {answer} is the right answer as a label, such as 7 points or a name.
        text = (
            pgettext("verdict", "Right! {answer}.")
            if self.is_right
            else pgettext("verdict", "Not yet. The answer: {answer}.")
        )
        return text.format(answer=self.answer)

    @property
    def closing(self) -> str:
        """Return the sum, unless it has but one part and is the answer that was said already."""
        return "" if self.total == self.answer else self.total

    @property
    def citations(self) -> tuple[Citation, ...]:
        """Cite the rules, each once."""
        return tuple(cite(rule) for rule in dict.fromkeys(self.rules))


def right(
    reasons: Sequence[str],
    rules: Sequence[str],
    scene: Scene,
    total: str = "",
    answer: str = "",
) -> Feedback:
    """Say that an answer is right and why."""
    return Feedback(True, tuple(reasons), tuple(rules), scene, total, answer=answer)


def wrong(
    reasons: Sequence[str],
    rules: Sequence[str],
    scene: Scene,
    total: str = "",
    suspects: Sequence[str] = (),
    answer: str = "",
    *,
    tells_fields: bool = False,
) -> Feedback:
    """Say that an answer is not right yet and what is wrong with it, or also which one is right."""
    found = right(reasons, rules, scene, total, answer)
    return replace(found, is_right=False, suspects=tuple(suspects), tells_fields=tells_fields)
