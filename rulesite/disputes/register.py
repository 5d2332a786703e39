"""All disputes, in the order of a game."""

from rulesite.disputes.dispute import Dispute, Phase
from rulesite.disputes.ending import ENDING
from rulesite.disputes.floor import FLOOR
from rulesite.disputes.grey import GREY
from rulesite.disputes.lines import LINES
from rulesite.disputes.marker import MARKER
from rulesite.disputes.refill import REFILL
from rulesite.disputes.scoring import SCORING
from rulesite.disputes.setup import SETUP
from rulesite.disputes.taking import TAKING
from rulesite.disputes.tiling import TILING
from rulesite.disputes.winning import WINNING

DISPUTES: tuple[Dispute, ...] = (
    *SETUP,
    *TAKING,
    *MARKER,
    *LINES,
    *FLOOR,
    *TILING,
    *SCORING,
    *REFILL,
    *ENDING,
    *WINNING,
    *GREY,
)
"""Grouped by phase, in the order of `Phase`."""

_BY_ID = {dispute.id: dispute for dispute in DISPUTES}

if len(_BY_ID) != len(DISPUTES):
    raise ValueError("two disputes have the same id")


def find_dispute(dispute_id: str) -> Dispute | None:
    """Return the dispute with an id, or None."""
    return _BY_ID.get(dispute_id)


def of_phase(phase: Phase) -> tuple[Dispute, ...]:
    """List the disputes of a phase, in order."""
    return tuple(dispute for dispute in DISPUTES if dispute.phase is phase)


def asking(unit_id: str) -> tuple[Dispute, ...]:
    """List the disputes that a rule unit helps to settle, those that it decides first."""
    found = [dispute for dispute in DISPUTES if unit_id in dispute.units]
    return tuple(sorted(found, key=lambda dispute: dispute.units.index(unit_id)))
