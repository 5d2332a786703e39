"""A learner's record: lessons, daily sets, streaks, beliefs about misreadings."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Self

from tutorial.learners.lesson_record import LessonRecord
from tutorial.learners.streak_record import StreakRecord

MOST_LESSONS = 60
MOST_DAYS = 60
MOST_BELIEFS = 20
LONGEST_BELIEF = 600
NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}", re.ASCII)
DAY = re.compile(r"20\d\d-[01]\d-[0-3]\d", re.ASCII)
MARKS = re.compile(r"[.01]{1,5}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Record:
    """Hold how far a learner has come; every change makes a new record.

    `days` has the marks of daily sets by date: one sign an item, "1" right, "0" wrong, "." open.
    `beliefs` are kept as they are written by tutorial.diagnosis, by the name of a family.
    """

    lessons: Mapping[str, LessonRecord] = field(default_factory=dict)
    days: Mapping[str, str] = field(default_factory=dict)
    streak: StreakRecord = field(default_factory=StreakRecord)
    beliefs: Mapping[str, Any] = field(default_factory=dict)

    def lesson(self, lesson_id: str) -> LessonRecord:
        """Return the record of a lesson, empty if it was never begun."""
        return self.lessons.get(lesson_id, LessonRecord())

    def with_lesson(self, lesson_id: str, record: LessonRecord) -> Self:
        """Replace the record of a lesson, which is then the latest."""
        others = {key: value for key, value in self.lessons.items() if key != lesson_id}
        return replace(self, lessons=_latest(others | {lesson_id: record}, MOST_LESSONS))

    @property
    def latest(self) -> str:
        """Return the id of the lesson that was answered last, or nothing."""
        return next(reversed(list(self.lessons)), "")

    def with_day(self, day: str, item: int, count: int, is_right: bool) -> Self:
        """Note the first answer to an item, counted from 1, of a daily set of `count` items."""
        marks = list(self.days.get(day, "").ljust(count, ".")[:count])
        if not 1 <= item <= count or marks[item - 1] != ".":
            return self
        marks[item - 1] = "1" if is_right else "0"
        return replace(self, days=_newest(dict(self.days) | {day: "".join(marks)}, MOST_DAYS))

    def with_streak(self, run: int, number: int, is_right: bool) -> Self:
        """Note an answer to a puzzle, counted from 1, of a run."""
        return replace(self, streak=self.streak.answered(run, number, is_right))

    def with_belief(self, family: str, belief: Any) -> Self:
        """Replace what is believed about a family of misreadings."""
        others = {key: value for key, value in self.beliefs.items() if key != family}
        return replace(self, beliefs=_latest(others | {family: belief}, MOST_BELIEFS))

    def to_json(self) -> dict[str, Any]:
        """Write it small; pairs in lists keep their order in every database."""
        return {
            "lessons": [[key, value.to_json()] for key, value in self.lessons.items()],
            "days": [list(pair) for pair in self.days.items()],
            "streak": self.streak.to_json(),
            "beliefs": [list(pair) for pair in self.beliefs.items()],
        }

    @classmethod
    def from_json(cls, value: object) -> Self:
        """Read it strictly: what is not of the right kind counts as nothing."""
        state = value if isinstance(value, dict) else {}
        lessons = {
            key: LessonRecord.from_json(lesson)
            for key, lesson in _pairs(state.get("lessons"), NAME)
        }
        days = {
            day: marks
            for day, marks in _pairs(state.get("days"), DAY)
            if isinstance(marks, str) and MARKS.fullmatch(marks)
        }
        beliefs = {
            key: belief
            for key, belief in _pairs(state.get("beliefs"), NAME)
            if len(repr(belief)) <= LONGEST_BELIEF
        }
        return cls(
            lessons=_latest(lessons, MOST_LESSONS),
            days=_newest(days, MOST_DAYS),
            streak=StreakRecord.from_json(state.get("streak")),
            beliefs=_latest(beliefs, MOST_BELIEFS),
        )


def _pairs(value: object, shape: re.Pattern[str]) -> Iterator[tuple[str, Any]]:
    for pair in value if isinstance(value, list) else ():
        match pair:
            case [str(key), item] if shape.fullmatch(key):
                yield key, item


def _latest(items: Mapping[str, Any], most: int) -> dict[str, Any]:
    return dict(list(items.items())[-most:])


def _newest(days: Mapping[str, str], most: int) -> dict[str, str]:
    return dict(sorted(days.items())[-most:])
