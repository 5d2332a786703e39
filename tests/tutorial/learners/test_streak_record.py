"""A learner's streaks: what counts towards one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutorial.learners.streak_record import MOST_STREAK, Standing, StreakRecord

ANSWERS = st.tuples(st.sampled_from((7, 8)), st.integers(1, 4), st.booleans())


def told(*answers: tuple[int, int, bool]) -> StreakRecord:
    """Note answers one after the other: run, number of the puzzle, right or not."""
    record = StreakRecord()
    for answer in answers:
        record = record.answered(*answer)
    return record


def test_right_answers_in_a_row_count() -> None:
    """A streak is as long as its right answers from the first puzzle on."""
    assert told((7, 1, True), (7, 2, True), (7, 3, False)).best == 2


def test_the_longest_stays() -> None:
    """A shorter streak takes nothing away."""
    assert told((7, 1, True), (7, 2, True), (8, 1, True), (8, 2, False)).best == 2


def test_what_was_not_reached_does_not_count() -> None:
    """Puzzles further on, or of another run, add nothing."""
    assert told((7, 998, True)) == StreakRecord()
    assert told((7, 1, True), (8, 2, True)).best == 1
    assert told((7, 1, True), (7, 3, True)).best == 1


def test_a_mistake_ends_it() -> None:
    """After a mistake the same puzzle answered rightly adds nothing."""
    assert told((7, 1, True), (7, 2, False), (7, 2, True), (7, 3, True)).best == 1


def test_the_first_puzzle_is_answered_once() -> None:
    """A mistake at the first puzzle can't be corrected; another run begins anew."""
    assert told((7, 1, False), (7, 1, True)).best == 0
    assert told((7, 1, True), (7, 1, False)).length == 1
    assert told((7, 1, False), (8, 1, True)).best == 1


@pytest.mark.parametrize(
    ("run", "number", "standing"),
    [
        (7, 1, Standing.ANSWERED),
        (7, 2, Standing.ANSWERED),
        (7, 3, Standing.NEXT),
        (7, 4, Standing.FOREIGN),
        (8, 1, Standing.NEXT),
        (8, 3, Standing.FOREIGN),
    ],
)
def test_what_a_puzzle_is_to_the_learner(run: int, number: int, standing: Standing) -> None:
    """Of a streak that goes on one puzzle is next; a new one begins with its first."""
    assert told((7, 1, True), (7, 2, True)).standing(run, number) is standing


@pytest.mark.parametrize("number", [1, 2, 3, 998])
def test_a_streak_that_has_ended_is_over_everywhere(number: int) -> None:
    """After a mistake no puzzle of that run counts."""
    assert told((7, 1, True), (7, 2, False)).standing(7, number) is Standing.OVER


@pytest.mark.parametrize("number", [1, MOST_STREAK])
def test_the_longest_streak_is_over(number: int) -> None:
    """No puzzle follows on the last right answer that counts."""
    assert StreakRecord(MOST_STREAK, 7, MOST_STREAK).standing(7, number) is Standing.OVER


def test_sent_twice_counts_once() -> None:
    """An answer that is sent again changes nothing."""
    twice = told((7, 1, True), (7, 2, True), (7, 2, True))
    assert twice == told((7, 1, True), (7, 2, True))


@given(st.lists(ANSWERS))
def test_the_best_was_earned(answers: list[tuple[int, int, bool]]) -> None:
    """A streak is never longer than the right answers given."""
    record = told(*answers)
    assert record.length <= record.best <= sum(right for *_, right in answers)
    assert StreakRecord.from_json(record.to_json()) == record


def test_odd_values_count_as_nothing() -> None:
    """What can't have been written is not read."""
    for value in (None, 3, [4, 7, 5, False], [-1, 7, -1, False], [1000, 7, 1, False], [1, 7, 1]):
        assert StreakRecord.from_json(value) == StreakRecord()
