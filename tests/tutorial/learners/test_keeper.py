"""Where records are kept: keys, limits, age, and whose requests count."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest
from django.db import OperationalError
from django.http import HttpRequest, HttpResponse
from django.test import RequestFactory
from django.utils import timezone

from rulesite.models import Tally
from tutorial.learners import Record, forget, keeper, record_of, remember
from tutorial.learners.streak_record import StreakRecord
from tutorial.models import Learner

pytestmark = pytest.mark.django_db


def request(key: str = "", **headers: str) -> HttpRequest:
    """Make a request with a learner's key."""
    made = RequestFactory(headers=headers).post("/en/learn/")
    if key:
        made.COOKIES[keeper.COOKIE] = key
    return made


def streak(length: int) -> Callable[[Record], Record]:
    """Make a change of a record."""
    return lambda record: replace(record, streak=StreakRecord(length, 7, length))


def kept(key: str = "", length: int = 3, **headers: str) -> str:
    """Remember a streak; return the key that the browser is given."""
    response = HttpResponse()
    remember(request(key, **headers), response, streak(length))
    return response.cookies[keeper.COOKIE].value if keeper.COOKIE in response.cookies else ""


def test_a_key_comes_with_the_first_record() -> None:
    """The first thing kept gives the learner a key, and with it the record is found."""
    key = kept()
    assert keeper.KEY_SHAPE.fullmatch(key)
    assert record_of(request(key)).streak.best == 3
    assert kept(key, 5) == key
    assert record_of(request(key)).streak.best == 5
    assert Learner.objects.count() == 1


def test_the_key_itself_is_not_stored() -> None:
    """The database knows the hash of a key only."""
    key = kept()
    assert key not in str(list(Learner.objects.values()))


def test_the_cookie_is_closed_to_scripts_and_other_sites() -> None:
    """The cookie is for this site's server alone."""
    response = HttpResponse()
    remember(request(), response, streak(1))
    cookie = response.cookies[keeper.COOKIE]
    assert (cookie["httponly"], cookie["samesite"]) == (True, "Lax")
    assert "Cookie" in response["Vary"]


def test_without_a_key_nothing_is_asked(django_assert_num_queries: Callable[..., object]) -> None:
    """A reader without a key, or with one of another shape, costs the database nothing."""
    with django_assert_num_queries(0):  # type: ignore[attr-defined]
        assert record_of(request()) == Record()
        assert record_of(request("x" * 500)) == Record()


def test_a_key_that_is_no_longer_known() -> None:
    """A learner whose record has gone gets a new key, never the one sent."""
    old = kept()
    Learner.objects.all().delete()
    new = kept(old)
    assert new
    assert new != old


@pytest.mark.parametrize(
    "headers",
    [{"Sec-Fetch-Site": "cross-site"}, {"Origin": "https://elsewhere.example"}, {"Origin": "null"}],
)
def test_other_sites_change_nothing(headers: dict[str, str]) -> None:
    """What another site sends is neither kept nor does it replace the key."""
    key = kept()
    assert not kept(key, 9, **headers)
    assert record_of(request(key)).streak.best == 3
    forget(request(key, **headers), HttpResponse())
    assert Learner.objects.count() == 1


def test_new_learners_have_a_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    """From one address only so many learners an hour; those known go on."""
    monkeypatch.setattr(keeper, "NEW_PER_HOUR", 2)
    first, second = kept(), kept()
    assert kept() == ""
    assert kept(first) == first
    assert second


def test_forgetting_deletes_everything() -> None:
    """A learner's record and key go at once."""
    key, response = kept(), HttpResponse()
    forget(request(key), response)
    assert Learner.objects.count() == 0
    assert response.cookies[keeper.COOKIE].value == ""


def test_learners_not_seen_for_long_are_removed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A record ends with its age, or when there are too many, the longest unseen first."""
    day = timezone.now().date()
    for age in (1, 3, 500, 2):
        Learner.objects.create(key_hash=f"{age}", seen=day - timedelta(days=age))
    monkeypatch.setattr(keeper, "MOST_KEPT", 3)
    assert keeper.prune() == 1
    monkeypatch.setattr(keeper, "MOST_KEPT", 2)
    assert keeper.prune() == 1
    assert set(Learner.objects.values_list("key_hash", flat=True)) == {"1", "2"}


def test_an_answer_keeps_a_record_young() -> None:
    """Who answers on a later day was seen that day, even if nothing else has changed."""
    key, day = kept(), timezone.now().date()
    Learner.objects.update(seen=day - timedelta(days=100))
    kept(key)
    assert Learner.objects.get().seen == day


@pytest.mark.parametrize("is_known", [False, True])
def test_a_read_only_database_remembers_nothing(
    is_known: bool, stop_writing: Callable[[], None]
) -> None:
    """What can't be noted is let be: no key is given, and what was kept before stays."""
    key = kept() if is_known else ""
    stop_writing()
    assert kept(key, 9) == ""
    assert record_of(request(key)).streak.best == (3 if is_known else 0)


def test_what_is_half_remembered_is_not_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """When a record can't be kept, the answer isn't counted either, and the page goes on."""

    def busy(*_: object) -> None:
        raise OperationalError("database is locked")

    monkeypatch.setattr(keeper, "_created", busy)
    assert kept() == ""
    assert not Tally.objects.exists()
