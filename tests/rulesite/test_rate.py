"""How often one reader may do a thing, without keeping who it is."""

import os
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from django.conf import LazySettings
from django.test import RequestFactory
from django.utils import timezone

from rulesite.models import Tally
from rulesite.rate import address_of, is_allowed, is_allowed_to_all, prune

ROOT = Path(__file__).parents[2]
NOON = datetime(2026, 5, 4, 12, 20, tzinfo=UTC)
COUNT = """
import datetime, django
django.setup()
from django.test import RequestFactory
from django.utils import timezone
from rulesite.rate import is_allowed
noon = datetime.datetime(2026, 5, 4, 12, tzinfo=datetime.UTC)
timezone.now = lambda: noon
request = RequestFactory().get("/")
print(sum(is_allowed(request, "report", 50) for _ in range(40)))
"""


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[datetime]]:
    """Hold the time still; the last entry is the time that it is."""
    times = [NOON]
    monkeypatch.setattr(timezone, "now", lambda: times[-1])
    return times


pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("clock")]


def test_so_many_and_no_more(rf: RequestFactory) -> None:
    """Within an hour the limit holds."""
    request = rf.get("/")
    assert [is_allowed(request, "report", 3) for _ in range(5)] == [True] * 3 + [False] * 2


def test_a_pause_does_not_lift_the_limit(rf: RequestFactory, clock: list[datetime]) -> None:
    """The hour is an hour: who waits for half of it is still counted."""
    request = rf.get("/")
    assert is_allowed(request, "report", 1)
    clock.append(NOON + timedelta(minutes=35))
    assert not is_allowed(request, "report", 1)


def test_a_crowd_makes_nobody_forgotten(rf: RequestFactory) -> None:
    """However many others come, the first reader is still counted."""
    mine = rf.get("/", REMOTE_ADDR="192.0.2.1")
    assert is_allowed(mine, "report", 1)
    for number in range(400):
        is_allowed(rf.get("/", REMOTE_ADDR=f"10.0.{number // 200}.{number % 200}"), "report", 1)
    assert not is_allowed(mine, "report", 1)


def test_everyone_is_counted_alone(rf: RequestFactory) -> None:
    """One reader’s haste is not another’s, and one thing is not another."""
    mine, theirs = rf.get("/", REMOTE_ADDR="192.0.2.1"), rf.get("/", REMOTE_ADDR="192.0.2.2")
    assert is_allowed(mine, "report", 1)
    assert not is_allowed(mine, "report", 1)
    assert is_allowed(theirs, "report", 1)
    assert is_allowed(mine, "other", 1)


def test_all_together_are_counted_too(rf: RequestFactory) -> None:
    """A limit for everybody has nothing to do with that of each reader."""
    is_allowed(rf.get("/"), "miss", 1)
    assert [is_allowed_to_all("miss", 2) for _ in range(3)] == [True, True, False]


def test_an_hour_later_all_is_forgotten(rf: RequestFactory, clock: list[datetime]) -> None:
    """The count ends with the hour, and the next reader who is counted clears it away."""
    request = rf.get("/")
    is_allowed(request, "report", 1)
    clock.append(NOON + timedelta(hours=1))
    assert is_allowed(request, "report", 1)
    assert Tally.objects.count() == 1


def test_past_hours_go_a_few_at_a_time(clock: list[datetime]) -> None:
    """No reader waits for a great clean-up, and the current hour stays."""
    for minutes in (0, 61, 122):
        clock.append(NOON + timedelta(minutes=minutes))
        Tally.objects.create(what="report", reader="", hour=clock[-1])
    assert [prune(at_most=1) for _ in range(3)] == [1, 1, 0]
    assert Tally.objects.get().hour == clock[-1]


def test_the_address_is_not_kept(rf: RequestFactory, clock: list[datetime]) -> None:
    """What is stored does not hold the address, and no two hours show that it was the same."""
    request = rf.get("/", REMOTE_ADDR="192.0.2.77")
    codes = set()
    for hours in range(2):
        clock.append(NOON + timedelta(hours=hours))
        is_allowed(request, "report", 1)
        (code,) = Tally.objects.values_list("reader", flat=True)
        assert "192.0.2.77" not in code
        codes.add(code)
    assert {len(code) for code in codes} == {64}
    assert len(codes) == 2


def test_servers_side_by_side_count_together(tmp_path: Path) -> None:
    """Two processes on the database of `make run` let no more through than one."""
    clean = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    site = {**clean, "VAR_DIR": str(tmp_path), "DJANGO_SETTINGS_MODULE": "rulesite.settings"}
    subprocess.run([sys.executable, "manage.py", "migrate", "-v0"], cwd=ROOT, env=site, check=True)
    command = [sys.executable, "-B", "-c", COUNT]
    servers = [
        subprocess.Popen(command, cwd=ROOT, env=site, stdout=subprocess.PIPE) for _ in range(2)
    ]
    assert sum(int(server.communicate()[0]) for server in servers) == 50


@pytest.mark.parametrize(
    ("forwarded", "trusted", "address"),
    [
        ("203.0.113.9", False, "10.0.0.1"),
        ("203.0.113.9", True, "203.0.113.9"),
        ("1.1.1.1, 203.0.113.9", True, "203.0.113.9"),
        ("", True, "10.0.0.1"),
        ("1.1.1.1,", True, "10.0.0.1"),
    ],
)
def test_only_the_proxy_is_believed(
    rf: RequestFactory, settings: LazySettings, forwarded: str, trusted: bool, address: str
) -> None:
    """Behind a proxy its own entry, the last one, counts; without one, none does."""
    settings.TRUST_PROXY = trusted
    request = rf.get("/", REMOTE_ADDR="10.0.0.1", headers={"x-forwarded-for": forwarded})
    assert address_of(request) == address
