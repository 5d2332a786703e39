"""Reports: cleaned, kept for a fixed time, never more than can be read."""

from datetime import date, timedelta

import pytest
from django.utils import timezone
from hypothesis import given
from hypothesis import strategies as st

from rulesite import reports
from rulesite.models import Report
from rulesite.reports import KEPT_DAYS, TooManyReports, cleaned, keep, prune


def aged(days: int) -> Report:
    """Keep a report that is so many days old."""
    report = keep("take-all", "sl", f"{days} days old")
    day: date = timezone.now().date() - timedelta(days=days)
    Report.objects.filter(id=report.id).update(day=day)
    return report


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Wrong number", "Wrong number"),
        ("  two\r\nlines \r", "two\nlines"),
        ("a\tb", "a b"),
        ("nul\x00l", "null"),
        ("\x1b[31mred\x07", "[31mred"),
        ("\u202egnorw\u2069", "gnorw"),
        ("\ufeffşčå𐐀 é", "şčå𐐀 é"),
        ("\ud800lone", "lone"),
        ("\x00\r\n\u200b", ""),
        ("", ""),
    ],
)
def test_control_characters_are_dropped(typed: str, kept: str) -> None:
    """Only what can be read stays; line breaks do."""
    assert cleaned(typed) == kept


@given(st.text())
def test_cleaning_once_is_enough(typed: str) -> None:
    """What is clean stays as it is, and nothing is added."""
    once = cleaned(typed)
    assert cleaned(once) == once
    assert len(once) <= len(typed)


@pytest.mark.django_db
def test_a_report_holds_nothing_of_the_reader() -> None:
    """Rule, language, text and day: no more is kept."""
    keep("take-all", "tr", " Yanlış\x00 ")
    (row,) = Report.objects.values()
    assert row.keys() == {"id", "unit", "language", "text", "day"}
    assert (row["unit"], row["language"], row["text"]) == ("take-all", "tr", "Yanlış")
    assert row["day"] == timezone.now().date()


@pytest.mark.django_db
def test_old_reports_are_removed() -> None:
    """A report lives its days, and not one more."""
    kept, gone = aged(KEPT_DAYS), aged(KEPT_DAYS + 1)
    assert prune() == 1
    assert list(Report.objects.all()) == [kept]
    assert not Report.objects.filter(id=gone.id)


@pytest.mark.django_db
def test_a_new_report_clears_old_ones_away() -> None:
    """Whoever sends a report sweeps up a few old ones."""
    aged(KEPT_DAYS + 30)
    new = keep("take-all", "en", "New")
    assert list(Report.objects.all()) == [new]


@pytest.mark.django_db
def test_only_so_many_are_removed_at_once() -> None:
    """A clean-up stops before it keeps a reader waiting; the oldest go first."""
    days = timezone.now().date() - timedelta(days=KEPT_DAYS + 5)
    Report.objects.bulk_create(Report(unit="take-all", language="en", text=n) for n in "abc")
    Report.objects.update(day=days)
    assert prune(at_most=2) == 2
    assert Report.objects.get().text == "c"
    assert prune(at_most=2) == 1
    assert prune(at_most=2) == 0


@pytest.mark.django_db
def test_there_is_a_last_report(monkeypatch: pytest.MonkeyPatch) -> None:
    """When too many wait, new ones are refused, and none that was sent is lost."""
    monkeypatch.setattr(reports, "MOST_KEPT", 2)
    keep("take-all", "en", "one")
    keep("take-all", "en", "two")
    with pytest.raises(TooManyReports):
        keep("take-all", "en", "three")
    assert Report.objects.count() == 2


def test_a_report_says_what_it_is_about() -> None:
    """In lists a report is its rule, language and first words."""
    report = Report(unit="take-all", language="sv", text="Fel " * 100)
    assert str(report).startswith("take-all (sv): Fel Fel")
    assert len(str(report)) < 90
