"""How far a learner has come in a lesson."""

import pytest

from tutorial.learners.lesson_record import MOST_MARKS, LessonRecord, is_passed


def test_what_was_solved_stays_solved() -> None:
    """A wrong answer later takes nothing away, and the step answered last is remembered."""
    record = LessonRecord().answered(1, True).answered(2, False).answered(1, False)
    assert record.solved == {1}
    assert record.at == 1


@pytest.mark.parametrize("step", [0, -1, 99])
def test_no_such_step(step: int) -> None:
    """A step that no lesson can have changes nothing."""
    assert LessonRecord().answered(step, True) == LessonRecord()


@pytest.mark.parametrize(
    ("marks", "passed"),
    [("", False), ("11", False), ("111", True), ("011", True), ("110", False), ("10011", True)],
)
def test_a_check_is_passed_by_its_last_two(marks: str, passed: bool) -> None:
    """Three items or more, the last two right."""
    assert is_passed(marks) == passed


def test_items_count_once_and_in_order() -> None:
    """Sending an item twice, or a later one first, changes nothing."""
    record = LessonRecord().checked(7, 1, False)
    assert record.checked(7, 1, True) == record
    assert record.checked(7, 3, True) == record
    assert record.checked(7, 2, True).checked(7, 3, True).is_done


def test_another_run_begins_anew() -> None:
    """Marks of one run don't count for another, and what is done stays done."""
    done = LessonRecord().checked(7, 1, True).checked(7, 2, True).checked(7, 3, True)
    again = done.checked(8, 1, False)
    assert (again.marks, again.run, again.is_done) == ("0", 8, True)


def test_a_check_is_bounded() -> None:
    """A check that never ends stops being counted."""
    record = LessonRecord()
    for item in range(1, MOST_MARKS + 5):
        record = record.checked(1, item, False)
    assert len(record.marks) == MOST_MARKS


def test_it_round_trips() -> None:
    """What is written is read back."""
    record = LessonRecord().answered(3, True).answered(5, False).checked(99, 1, True)
    assert LessonRecord.from_json(record.to_json()) == record
    assert LessonRecord.from_json(LessonRecord().finished().to_json()).is_done


@pytest.mark.parametrize(
    "value",
    [None, 1, "x", [], [0, 0, "0", "", 0], [1, -1, "0", "", 0], [1, 0, "A", "", 0], {},
     [1, 0, "0", "2", 0], [1, 0, "0", "1" * 99, 0], [1, 1 << 99, "0", "", 0], [1, 0, 0, "", 0]],
)  # fmt: skip
def test_what_is_no_record_counts_as_nothing(value: object) -> None:
    """Odd stored values never break a page."""
    assert LessonRecord.from_json(value) == LessonRecord()
