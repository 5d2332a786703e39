"""Lessons as the search finds them."""

from collections.abc import Iterator

from django.urls import reverse
from django.utils.translation import pgettext

from rulesite.rulebook import find_unit
from rulesite.search.entry import Entry, Kind
from tutorial.lessons import LESSONS, Lesson


def topics_of(lesson: Lesson) -> tuple[str, ...]:
    """Return what a lesson is about: the topics of its rules, each once."""
    topics = [topic for rule in lesson.rules for topic in find_unit(rule).unit.topics]
    return tuple(dict.fromkeys(topics))


def lesson_entries() -> Iterator[Entry]:
    """Give every lesson, by its title and what one learns in it."""
    for lesson in LESSONS:
        yield Entry(
            kind=Kind.LESSON,
            id=lesson.id,
            title=str(lesson.title),
            text=str(lesson.objective),
            href=reverse("lesson", args=[lesson.id]),
            topics=topics_of(lesson),
            place=pgettext("kind of result", "Lesson"),
        )
