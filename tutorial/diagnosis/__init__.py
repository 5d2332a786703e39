"""Which wrong rule does a learner hold? A belief, changed by answers, that chooses what to ask."""

from tutorial.diagnosis.belief import BadBelief, Belief
from tutorial.diagnosis.choice import CANDIDATES, choose_next, told_apart
from tutorial.diagnosis.families import FAMILIES, families_of
from tutorial.diagnosis.mixture import mixture, shares
from tutorial.tasks.task import Diagnosable

__all__ = [
    "CANDIDATES",
    "FAMILIES",
    "BadBelief",
    "Belief",
    "Diagnosable",
    "choose_next",
    "families_of",
    "mixture",
    "shares",
    "told_apart",
]
