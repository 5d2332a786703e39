"""Which wrong rule does a learner hold? A belief, changed by answers, that chooses what to ask."""

from tutorial.diagnosis.belief import BadBelief, Belief, Hypothesis
from tutorial.diagnosis.choice import choose_next, told_apart
from tutorial.diagnosis.families import FAMILIES, families_of
from tutorial.tasks.task import Diagnosable

__all__ = [
    "FAMILIES",
    "BadBelief",
    "Belief",
    "Diagnosable",
    "Hypothesis",
    "choose_next",
    "families_of",
    "told_apart",
]
