"""The words for the misreadings of one kind: of each, and of what several have in common."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from django.utils.functional import Promise
from django.utils.translation import pgettext_lazy

TOO_LOW: Final = pgettext_lazy(
    "misreading", "{answer} is too low. Go through it again, one step at a time."
)
TOO_HIGH: Final = pgettext_lazy(
    "misreading", "{answer} is too high. Go through it again, one step at a time."
)
UNCLEAR: Final = pgettext_lazy(
    "misreading",
    "More than one misunderstanding leads to this answer. Go through it again, one step at a time.",
)

Shared = tuple[tuple[frozenset[str], Promise], ...]


@dataclass(frozen=True, slots=True)
class Family:
    """Hold the sentences by id; a slot {answer} is filled with the wrong answer.

    `shared` says what sets of misreadings have in common. Where no set holds all suspects, a
    number is `too_low` or `too_high`, and another answer is `unclear`.
    """

    words: Mapping[str, Promise]
    shared: Shared = ()
    too_low: Promise = TOO_LOW
    too_high: Promise = TOO_HIGH
    unclear: Promise = UNCLEAR

    def sentence(self, suspects: Sequence[str], answer: object, truth: object) -> str:
        """Name the one suspect, or say what several have in common, never one of them."""
        if len(suspects) == 1:
            return str(self.words[suspects[0]])
        found = (words for ids, words in self.shared if ids.issuperset(suspects))
        return str(next(found, None) or self._direction(answer, truth))

    def _direction(self, answer: object, truth: object) -> Promise:
        if not (is_number(answer) and is_number(truth)):
            return self.unclear
        assert isinstance(answer, int)
        assert isinstance(truth, int)
        return self.too_low if answer < truth else self.too_high


def is_number(value: object) -> bool:
    """Tell a number from yes and no, which Python counts as numbers too."""
    return isinstance(value, int) and not isinstance(value, bool)
