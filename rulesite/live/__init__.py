"""Figures of the rulebook that readers can change: the engine counts again and says why."""

from rulesite.live.example import TAP, Example, LiveView, Unreadable
from rulesite.live.starts import KINDS, start, try_address

__all__ = ["KINDS", "TAP", "Example", "LiveView", "Unreadable", "start", "try_address"]
