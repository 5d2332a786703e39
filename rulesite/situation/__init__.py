"""Positions that readers set up, and what they ask of them: all of it in an address."""

from rulesite.situation.situation import Part, Question, Situation, Unfit, Unreadable

__all__ = ["Part", "Question", "Situation", "Unfit", "Unreadable"]
