"""The daily clean-up."""

from datetime import timedelta
from io import StringIO

import pytest
from django.contrib.sessions.models import Session
from django.core.management import call_command
from django.utils import timezone

from rulesite import reports
from rulesite.models import Report

pytestmark = pytest.mark.django_db


def test_all_old_reports_go(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command removes every old report, however many, and says how many."""
    monkeypatch.setattr(reports.prune, "__defaults__", (2,))
    Report.objects.bulk_create(Report(unit="take-all", language="en", text="x") for _ in range(5))
    Report.objects.update(day=timezone.now().date() - timedelta(days=reports.KEPT_DAYS + 1))
    new = Report.objects.create(unit="take-all", language="en", text="new")
    said = StringIO()
    call_command("prune", stdout=said)
    assert said.getvalue() == "reports removed: 5\n"
    assert Report.objects.get() == new


def test_ended_sessions_go() -> None:
    """Maintainers' ended sessions are not kept either; running ones stay."""
    now = timezone.now()
    Session.objects.create(session_key="old", expire_date=now - timedelta(days=1))
    Session.objects.create(session_key="new", expire_date=now + timedelta(days=1))
    call_command("prune", stdout=StringIO())
    assert [session.session_key for session in Session.objects.all()] == ["new"]
