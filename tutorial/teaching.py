"""Links from rules to the lessons and puzzles that are about them."""

from functools import partial

from django.urls import reverse
from django.utils.translation import pgettext

from rulesite.teaching import Teaching, teach
from tutorial.lessons import LESSONS, Lesson
from tutorial.puzzles import PUZZLE_TYPES, PuzzleType


def lesson_link(lesson: Lesson) -> Teaching:
    """Link to a lesson by its title."""
    label = pgettext("link from a rule", "Lesson: {title}").format(title=lesson.title)
    return Teaching(label, reverse("lesson", args=[lesson.id]))


def puzzle_link(puzzle_type: PuzzleType) -> Teaching:
    """Link to puzzles of a type by its title."""
    label = pgettext("link from a rule", "Puzzle: {title}").format(title=puzzle_type.title)
    return Teaching(label, reverse("puzzle-new", args=[puzzle_type.id]))


def link_from_rules() -> None:
    """Register all lessons and puzzles with the rules that they are about."""
    for lesson in LESSONS:
        teach(lesson.rules, partial(lesson_link, lesson))
    for puzzle_type in PUZZLE_TYPES:
        teach(puzzle_type.rules, partial(puzzle_link, puzzle_type))
