"""The score sheet of a real game: what happened on the boards; the engine adds the rest."""

from rulesite.sheet.reckoning import Fault, Reckoning, RoundTold, audit, reckon
from rulesite.sheet.sheet import Entry, Sheet

__all__ = ["Entry", "Fault", "Reckoning", "RoundTold", "Sheet", "audit", "reckon"]
