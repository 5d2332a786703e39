"""A lesson: data only, the engine judges."""

from dataclasses import dataclass

from django.utils.functional import Promise

from engine import Rule
from tutorial.tasks.task import Task


@dataclass(frozen=True, slots=True)
class Step:
    """Hold one step: a question (a heading), at most two sentences of text, and a task."""

    question: Promise
    text: Promise
    task: Task


Item = tuple[str, int]
"""A kind of puzzle by its id, and a level."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """Hold a lesson: its id and number in the syllabus, title, objective, rules, steps, check.

    The number is its place in the syllabus, also while other lessons are missing; the pages of the
    `rules` link to the lesson. `check` names the items of its mastery check, which take turns.
    A lesson without steps has pages of its own at its address.
    """

    id: str
    number: int
    title: Promise
    objective: Promise
    rules: tuple[Rule, ...]
    steps: tuple[Step, ...]
    check: tuple[Item, ...] = ()
