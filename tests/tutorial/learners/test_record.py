"""A learner's record: what is kept, in what order, and how much at most."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutorial.learners.lesson_record import LessonRecord
from tutorial.learners.record import MOST_BELIEFS, MOST_DAYS, MOST_LESSONS, Record

ANY = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)


def test_the_lesson_answered_last_comes_first() -> None:
    """Resuming goes to the lesson that was answered last."""
    record = Record().with_lesson("a", LessonRecord()).with_lesson("b", LessonRecord())
    assert record.latest == "b"
    assert record.with_lesson("a", LessonRecord(at=2)).latest == "a"
    assert Record().latest == ""


def test_a_daily_item_counts_once() -> None:
    """The first answer to an item of a daily set stays."""
    record = Record().with_day("2026-11-30", 2, 5, True)
    assert record.days == {"2026-11-30": ".1..."}
    assert record.with_day("2026-11-30", 2, 5, False) == record
    assert record.with_day("2026-11-30", 6, 5, True) == record


def test_everything_has_a_cap() -> None:
    """The oldest goes when there is too much, and a full record stays small."""
    record = Record()
    for number in range(100):
        record = record.with_lesson(f"lesson-{number}", LessonRecord(marks="1" * 9))
        record = record.with_belief(f"family-{number}", {"longest_only": 0.5})
        record = record.with_day(f"2026-01-{number % 31 + 1:02}", 1, 5, True)
        record = record.with_day(f"2026-03-{number % 31 + 1:02}", 1, 5, True)
    assert len(record.lessons) == MOST_LESSONS
    assert len(record.beliefs) == MOST_BELIEFS
    assert len(record.days) == MOST_DAYS
    assert "2026-03-31" in record.days
    assert "2026-01-01" not in record.days
    assert len(json.dumps(record.to_json())) < 8000


def test_it_round_trips() -> None:
    """What is written is read back, in its order."""
    record = Record().with_lesson("b", LessonRecord(at=3)).with_lesson("a", LessonRecord())
    record = record.with_day("2026-11-30", 1, 5, True).with_belief("tile", [1])
    record = record.with_streak(7, 1, True)
    again = Record.from_json(json.loads(json.dumps(record.to_json())))
    assert again == record
    assert again.latest == "a"


@given(ANY, ANY)
def test_whatever_is_stored_can_be_read(one: object, other: object) -> None:
    """Odd stored values never break a page."""
    state = {"lessons": [["a", one], other], "days": other, "streak": one, "beliefs": [one]}
    for value in (one, state):
        assert Record.from_json(Record.from_json(value).to_json()) == Record.from_json(value)


@pytest.mark.parametrize("day", ["2026-11-30x", "today", "1999-01-01", ""])
def test_days_are_dates(day: str) -> None:
    """What is no date of ours is dropped."""
    assert Record.from_json({"days": [[day, "11..."]]}).days == {}
