"""How often one reader may do a thing, without keeping who it is."""

import time
from collections.abc import Iterator

import pytest
from django.core.cache import cache
from django.test import RequestFactory

from rulesite.rate import address_of, is_allowed


@pytest.fixture(autouse=True)
def _empty_cache() -> Iterator[None]:
    """Begin with nobody counted."""
    cache.clear()
    yield
    cache.clear()


def test_so_many_and_no_more(rf: RequestFactory) -> None:
    """Within an hour the limit holds."""
    request = rf.get("/")
    assert [is_allowed(request, "report", 3) for _ in range(5)] == [True] * 3 + [False] * 2


def test_everyone_is_counted_alone(rf: RequestFactory) -> None:
    """One reader’s haste is not another’s, and one thing is not another."""
    mine, theirs = rf.get("/", REMOTE_ADDR="192.0.2.1"), rf.get("/", REMOTE_ADDR="192.0.2.2")
    assert is_allowed(mine, "report", 1)
    assert not is_allowed(mine, "report", 1)
    assert is_allowed(theirs, "report", 1)
    assert is_allowed(mine, "other", 1)


def test_an_hour_later_all_is_forgotten(
    rf: RequestFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The count ends with the hour."""
    request = rf.get("/")
    is_allowed(request, "report", 1)
    later = time.time() + 3601
    monkeypatch.setattr("time.time", lambda: later)
    assert is_allowed(request, "report", 1)


def test_the_address_is_not_kept(rf: RequestFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """What stands in the cache does not hold the address, in no plain form."""
    keys: list[str] = []
    add = cache.add
    monkeypatch.setattr(cache, "add", lambda key, *rest: keys.append(key) or add(key, *rest))
    is_allowed(rf.get("/", REMOTE_ADDR="192.0.2.77"), "report", 1)
    (key,) = keys
    assert "192.0.2.77" not in key
    assert len(key) > 64


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
    rf: RequestFactory, settings: object, forwarded: str, trusted: bool, address: str
) -> None:
    """Behind a proxy its own entry, the last one, counts; without one, none does."""
    settings.TRUST_PROXY = trusted  # type: ignore[attr-defined]
    request = rf.get("/", REMOTE_ADDR="10.0.0.1", headers={"x-forwarded-for": forwarded})
    assert address_of(request) == address
