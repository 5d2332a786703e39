"""Which rules the lessons and puzzles are about."""

from functools import partial
from typing import Final

from django.urls import reverse
from django.utils.translation import pgettext

from rulesite.teaching import Teaching, teach
from tutorial.lessons import find_lesson
from tutorial.puzzles import find_type

RULES_OF_LESSONS: Final = {
    "take-all": ("take-all", "take-rest", "take-one-place"),
    "both-ways": ("score-both", "score-row", "score-column", "score-run"),
}
RULES_OF_PUZZLES: Final = {"cross": ("score-both",)}


def lesson_link(lesson_id: str) -> Teaching:
    """Link to a lesson by its title."""
    lesson = find_lesson(lesson_id)
    assert lesson is not None
    label = pgettext("link from a rule", "Lesson: {title}").format(title=lesson.title)
    return Teaching(label, reverse("lesson", args=[lesson_id]))


def puzzle_link(type_id: str) -> Teaching:
    """Link to puzzles of a type by its title."""
    puzzle_type = find_type(type_id)
    assert puzzle_type is not None
    label = pgettext("link from a rule", "Puzzle: {title}").format(title=puzzle_type.title)
    return Teaching(label, reverse("puzzle-new", args=[type_id]))


def link_from_rules() -> None:
    """Register all lessons and puzzles with the rules that they are about."""
    for lesson_id, rules in RULES_OF_LESSONS.items():
        teach(rules, partial(lesson_link, lesson_id))
    for type_id, rules in RULES_OF_PUZZLES.items():
        teach(rules, partial(puzzle_link, type_id))
