"""The daily set: five puzzles, one of each part, the same for everyone."""

from datetime import timedelta

import pytest

from tutorial.practice.daily import (
    ARCHIVED,
    COUNT,
    FIRST_DAY,
    archive,
    daily_item,
    is_open,
    read_day,
    today,
)
from tutorial.puzzles import Unit


def test_a_set_has_one_puzzle_of_each_part() -> None:
    """The five are of the five parts of the syllabus, in order."""
    units = [daily_item(FIRST_DAY, number)[0].unit for number in range(1, COUNT + 1)]
    assert units == list(Unit)


def test_a_day_has_one_set() -> None:
    """The same day gives the same puzzles, another day others."""
    numbers = range(1, COUNT + 1)
    one = [daily_item(FIRST_DAY, number) for number in numbers]
    assert one == [daily_item(FIRST_DAY, number) for number in numbers]
    other = [daily_item(FIRST_DAY + timedelta(1), number) for number in numbers]
    assert not {str(seed) for _, seed in one} & {str(seed) for _, seed in other}


def test_levels_and_types_change() -> None:
    """Over a month many types and every level come up."""
    items = [
        daily_item(FIRST_DAY + timedelta(day), number)
        for day in range(30)
        for number in range(1, COUNT + 1)
    ]
    assert {seed.level for _, seed in items} == {1, 2, 3}
    assert len({kind.id for kind, _ in items}) > 10


@pytest.mark.parametrize(
    "text", ["", "today", "2026-13-01", "20261130", "2026-W48-1", "2026-11-30 ", "2026-1-1"]
)
def test_what_is_no_date(text: str) -> None:
    """Only the one form of a date is read."""
    assert read_day(text) is None


def test_the_archive_ends_with_the_first_day() -> None:
    """Days before the first have no set, nor have those to come."""
    assert archive(FIRST_DAY + timedelta(1))[-1] == FIRST_DAY
    assert len(archive(today())) <= ARCHIVED
    assert is_open(today())
    assert not is_open(today() + timedelta(1))
    assert not is_open(FIRST_DAY - timedelta(1))
