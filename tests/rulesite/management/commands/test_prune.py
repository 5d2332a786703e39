"""The daily clean-up."""

from datetime import date, timedelta
from io import StringIO

import pytest
from django.contrib.sessions.models import Session
from django.core.management import call_command
from django.utils import timezone

from rulesite import reports
from rulesite.models import Report, SearchMiss, Sheet, Tally
from rulesite.score import storage
from rulesite.search import misses
from tutorial.learners import keeper
from tutorial.models import Learner

pytestmark = pytest.mark.django_db


def test_all_old_reports_go(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command removes every old report, however many, and says how many."""
    monkeypatch.setattr(reports.prune, "__defaults__", (2,))
    Report.objects.bulk_create(Report(unit="take-all", language="en", text="x") for _ in range(5))
    Report.objects.update(day=timezone.now().date() - timedelta(days=reports.KEPT_DAYS + 1))
    new = Report.objects.create(unit="take-all", language="en", text="new")
    said = StringIO()
    call_command("prune", stdout=said)
    assert "reports removed: 5\n" in said.getvalue()
    assert Report.objects.get() == new


def test_ended_sessions_go() -> None:
    """Maintainers' ended sessions are not kept either; running ones stay."""
    now = timezone.now()
    Session.objects.create(session_key="old", expire_date=now - timedelta(days=1))
    Session.objects.create(session_key="new", expire_date=now + timedelta(days=1))
    call_command("prune", stdout=StringIO())
    assert [session.session_key for session in Session.objects.all()] == ["new"]


def test_misses_that_nobody_repeats_go() -> None:
    """What was looked for in vain goes when the page about the site says, with no new miss."""
    for age in (misses.KEPT_DAYS + 1, misses.KEPT_DAYS):
        SearchMiss.objects.create(words=f"{age}", language="en", day=day(age))
    call_command("prune", stdout=StringIO())
    assert SearchMiss.objects.get().words == f"{misses.KEPT_DAYS}"


def test_learners_who_stay_away_go() -> None:
    """Progress ends when the page about the site says, though nobody new comes."""
    for age in (keeper.KEPT_DAYS + 1, keeper.KEPT_DAYS):
        Learner.objects.create(key_hash=f"{age}", seen=day(age))
    call_command("prune", stdout=StringIO())
    assert Learner.objects.get().key_hash == f"{keeper.KEPT_DAYS}"


def test_sheets_that_nobody_uses_go() -> None:
    """A score sheet goes when the page about the site says, though no other is begun."""
    for age in (storage.KEPT_DAYS + 1, storage.KEPT_DAYS):
        Sheet.objects.create(key_hash=f"{age}", edit_hash="", record="c2", seen=day(age))
    call_command("prune", stdout=StringIO())
    assert Sheet.objects.get().key_hash == f"{storage.KEPT_DAYS}"


def test_counts_of_past_hours_go() -> None:
    """Who sent how much in an hour that is over is not kept."""
    for ago in (2, 0):
        hour = timezone.now() - timedelta(hours=ago)
        Tally.objects.create(what="report", reader=f"{ago}", hour=hour)
    call_command("prune", stdout=StringIO())
    assert Tally.objects.get().reader == "0"


def day(age: int) -> date:
    """Return the day so many days ago."""
    return timezone.now().date() - timedelta(days=age)
