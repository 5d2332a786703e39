"""A dispute: a question that stops a game, and what to do now."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from django.utils.functional import Promise, lazystr

from rulesite.rulebook import Authority, find_unit
from rulesite.rulebook.figure import Figure
from rulesite.rulebook.slots import SLOTS
from rulesite.rulings import Confidence, find

OURS = (Confidence.SILENT, Confidence.DISPUTED)
"""How sure a ruling is where the rulebook does not decide, so that we do."""


class Phase(StrEnum):
    """Say when in a game a dispute comes up."""

    SETUP = "setup"
    TAKING = "taking"
    MARKER = "marker"
    LINES = "lines"
    FLOOR = "floor"
    TILING = "tiling"
    SCORING = "scoring"
    REFILL = "refill"
    ENDING = "ending"
    WINNING = "winning"
    GREY = "grey"


@dataclass(frozen=True, slots=True)
class Words:
    """Hold a text whose slots are filled in when it is read, in the language of its reader."""

    source: Promise

    def __str__(self) -> str:
        """Return the text in the current language."""
        return str(self.source).format_map(SLOTS)


@dataclass(frozen=True, slots=True)
class Dispute:
    """Hold a dispute; its texts are in the current language whenever they are read.

    The verdict says what to do now; the first of the units is the one that decides.
    """

    id: str
    phase: Phase
    question: Promise
    verdict: Promise
    reason: Promise
    units: tuple[str, ...]
    topics: tuple[str, ...]
    related: tuple[str, ...] = ()
    figure: Figure | None = None

    @property
    def authority(self) -> Authority:
        """Return where the unit that decides comes from."""
        return find_unit(self.units[0]).unit.authority

    @property
    def is_our_choice(self) -> bool:
        """Tell whether the rulebook does not decide: the register of rulings says why we do."""
        ruling = find(self.units[0])
        return ruling is not None and ruling.confidence in OURS


def dispute(
    phase: Phase,
    dispute_id: str,
    question: Promise,
    verdict: Promise,
    reason: Promise,
    *,
    units: Sequence[str],
    topics: Sequence[str],
    related: Sequence[str] = (),
    figure: Figure | None = None,
) -> Dispute:
    """Make a dispute; each text has the context "dispute" and the id, so that it is extracted."""
    return Dispute(
        dispute_id,
        phase,
        lazystr(Words(question)),
        lazystr(Words(verdict)),
        lazystr(Words(reason)),
        tuple(units),
        tuple(topics),
        tuple(related),
        figure,
    )
