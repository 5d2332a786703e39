"""A rule unit: the smallest statement that can be cited."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from django.utils.functional import Promise
from django.utils.translation import get_language, pgettext

from engine.rules import CONVENTIONS, Rule
from rulesite.rulebook.figure import Figure
from rulesite.rulebook.slots import SLOTS


class Authority(StrEnum):
    """Say where a rule unit comes from."""

    STATED = "stated"  # plainly in the rulebook
    FOLLOWS = "follows"  # from its wording
    CONVENTION = "convention"  # the rulebook is silent; our choice


@dataclass(frozen=True, slots=True)
class Unit:
    """Hold one rule unit: its id, title, source text with slots, standing and figure."""

    id: str
    source: str
    title: Promise
    topics: tuple[str, ...]
    authority: Authority
    related: tuple[str, ...] = ()
    figure: Figure | None = None

    @property
    def translated(self) -> str:
        """Return the text in the current language, its slots still open."""
        return pgettext(self.id, self.source)

    @property
    def text(self) -> str:
        """Return the text in the current language, its numbers filled in."""
        return self.translated.format_map(SLOTS)

    @property
    def is_translated(self) -> bool:
        """Tell whether the text is in the reader's language; if not, it is in English."""
        return get_language() == "en" or self.translated != self.source


def unit(
    rule: Rule | str,
    source: str,
    *,
    title: Promise,
    topics: Sequence[str],
    follows: bool = False,
    related: Sequence[Rule | str] = (),
    figure: Figure | None = None,
) -> Unit:
    """Make a rule unit; `makemessages` extracts its text with the id as context.

    Whether it is a convention is known by the engine; `follows` marks what is not stated
    outright in the rulebook.
    """
    if rule in CONVENTIONS:
        authority = Authority.CONVENTION
    else:
        authority = Authority.FOLLOWS if follows else Authority.STATED
    related_ids = tuple(str(other) for other in related)
    return Unit(str(rule), source, title, tuple(topics), authority, related_ids, figure)
