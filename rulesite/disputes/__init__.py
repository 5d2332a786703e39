"""Disputes: what people argue about at a table, with a verdict for each."""

from rulesite.disputes.dispute import Dispute, Phase
from rulesite.disputes.register import DISPUTES, asking, find_dispute, of_phase

__all__ = ["DISPUTES", "Dispute", "Phase", "asking", "find_dispute", "of_phase"]
