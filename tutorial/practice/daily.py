"""The daily set: five puzzles, one of each part of the syllabus, the same for everyone."""

from datetime import UTC, date, datetime, timedelta

from tutorial.puzzles import PUZZLE_TYPES, PuzzleType, Unit
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.seed import FRESH, Seed

FIRST_DAY = date(2026, 11, 1)
"""With it the archive begins."""
COUNT = len(Unit)
ARCHIVED = 30
"""Days on a page of the archive."""


def today() -> date:
    """Return the day by UTC."""
    return datetime.now(UTC).date()


def read_day(text: str) -> date | None:
    """Read a date in its one form, or return None."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if day.isoformat() == text else None


def is_open(day: date) -> bool:
    """Tell whether a day has a set that may be seen: from the first day until today."""
    return FIRST_DAY <= day <= today()


def daily_item(day: date, number: int) -> tuple[PuzzleType, Seed]:
    """Return the puzzle of a day with a number, counted from 1: one of that part."""
    unit = list(Unit)[number - 1]
    kinds = [kind for kind in PUZZLE_TYPES if kind.unit is unit]
    chance = Chance(f"daily-{day}-{unit}")
    kind = chance.pick(kinds)
    level = 1 + chance.below(kind.levels)
    return kind, Seed(kind.version, level, chance.below(FRESH))


def archive(before: date) -> list[date]:
    """List a month of days with a set, the newest first, up to a day and with it."""
    days = (before - timedelta(days=back) for back in range(ARCHIVED))
    return [day for day in days if is_open(day)]
