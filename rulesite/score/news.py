"""What was just done to a sheet, or not done: carried by an address, said above the round."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Self

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from rulesite.score.editing import Unreadable
from rulesite.sheet import Reckoning
from rulesite.sheet.sheet import MOST_ROUNDS

DONE: Final = "done"
SHAPE: Final = re.compile(r"(saved|undone|sent|(?:un)?named)-([0-9]{1,2})-([0-9a-f]{12})", re.ASCII)


class Deed(StrEnum):
    """Name what can be done to a sheet."""

    SAVED = "saved"
    UNDONE = "undone"
    SENT = "sent"
    NAMED = "named"
    UNNAMED = "unnamed"


@dataclass(frozen=True, slots=True)
class Done:
    """Hold what was done, to which round (counted from 1), and the mark of the state after it."""

    deed: Deed
    number: int
    state: str

    def __str__(self) -> str:
        return f"{self.deed}-{self.number}-{self.state}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what stands in an address; raise Unreadable."""
        match = SHAPE.fullmatch(text)
        if not match:
            raise Unreadable("nothing that can be done")
        return cls(Deed(match[1]), int(match[2]), match[3])

    def fits(self, counted: Reckoning, state: str) -> bool:
        """Tell whether the sheet is as it was after this."""
        rounds = len(counted.sheet.rounds)
        numbers = {Deed.SAVED: range(1, rounds + 1), Deed.UNDONE: (rounds + 1,)}
        return self.state == state and self.number in numbers.get(self.deed, (rounds,))


@dataclass(frozen=True, slots=True)
class News:
    """Hold what is said: in a title, whole, and of what does not fit now."""

    heading: str
    text: str
    unfit: str


def news(done: Done, counted: Reckoning, names: Sequence[str], verdict: str = "") -> News:
    """Say what was done, the totals after it, and who has won if the game is over."""
    heading = deeds()[done.deed].format(number=done.number)
    scores = counted.result.scores if counted.result else counted.scores
    totals = pgettext("between items of a list", ", ").join(
        f"{name} {score}" for name, score in zip(names, scores, strict=True)
    )
    said = (heading, totals, verdict)
    return News(heading, ". ".join(filter(None, said)), unfit() if counted.faults else "")


def deeds() -> dict[Deed, str]:
    """Return what is said of each deed."""
    return {
        Deed.SAVED: _("Round {number} saved"),
        Deed.UNDONE: _("Round {number} taken back"),
        Deed.SENT: _("Sheet sent"),
        Deed.NAMED: _("The names are stored with the sheet"),
        Deed.UNNAMED: _("No names are stored with the sheet"),
    }


def unsaved() -> dict[str, str]:
    """Return what is said of a round that is not saved: not whole, not possible, or one more."""
    return {
        "missing": _("Something is missing or does not fit. Nothing was saved yet."),
        "refused": _("This round can’t have been so. Nothing was saved yet."),
        "full": _(
            "This sheet is full: it has room for {most} rounds, and no further one is saved."
        ).format(most=MOST_ROUNDS),
    }


def unfit() -> str:
    """Say that a change has made something after it impossible."""
    return _("A later round does not fit any more")
