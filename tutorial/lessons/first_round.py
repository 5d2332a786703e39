"""Lesson 22: a whole round against the computer. It has pages of its own instead of steps."""

from django.utils.translation import pgettext_lazy

from engine import Rule
from tutorial.lessons.lesson import Lesson

FIRST_ROUND = Lesson(
    id="first-round",
    number=22,
    title=pgettext_lazy("lesson first-round", "Your first round"),
    objective=pgettext_lazy(
        "lesson first-round",
        "Play a whole round against the computer, and see afterwards which moves were better.",
    ),
    rules=(Rule.TURN_ORDER, Rule.DRAFTING_ENDS),
    steps=(),
)
