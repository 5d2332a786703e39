"""Misses: counted as words of ours, never more than can be read."""

from datetime import timedelta

import pytest
from django.db import DatabaseError
from django.test import Client, RequestFactory
from django.utils import timezone

from rulesite.models import SearchMiss
from rulesite.search import misses
from rulesite.search.misses import count_miss, keep, known_words

MISS = "wall zxqvzxqv brrmbrrm kkjqkkjq"


def test_only_our_own_words_are_kept() -> None:
    """Of what was typed only words of our texts remain, in order of the alphabet, folded."""
    assert known_words("Ana Novak WALL the žeton zxqv 07700900123") == "wall zeton"


def test_nothing_known_is_nothing_kept() -> None:
    """A query without a word of ours leaves nothing."""
    assert known_words("zxqv brrm") == ""


@pytest.mark.django_db
def test_the_same_words_are_counted(rf: RequestFactory) -> None:
    """One row a language, whatever the order and the rest of the query."""
    for text in (MISS, "zz WALL qq"):
        assert count_miss(rf.get("/"), text, "en")
    (row,) = SearchMiss.objects.all()
    assert (row.words, row.language, row.count) == ("wall", "en", 2)


@pytest.mark.django_db
def test_one_place_counts_only_so_often(rf: RequestFactory) -> None:
    """From one address a few an hour are counted."""
    counted = [count_miss(rf.get("/"), MISS, "en") for _ in range(misses.PER_HOUR + 3)]
    assert sum(counted) == misses.PER_HOUR


@pytest.mark.django_db
def test_all_together_count_only_so_often(
    rf: RequestFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From many addresses not many more."""
    monkeypatch.setattr(misses, "ALL_PER_HOUR", 4)
    requests = [rf.get("/", REMOTE_ADDR=f"10.0.0.{last}") for last in range(9)]
    assert sum(count_miss(request, MISS, "en") for request in requests) == 4


@pytest.mark.django_db
def test_the_table_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """When it is full, nothing new comes in, but what is there is counted on."""
    monkeypatch.setattr(misses, "MOST_KEPT", 1)
    assert keep("wall", "en")
    assert not keep("floor", "en")
    assert keep("wall", "en")
    assert SearchMiss.objects.get().count == 2


@pytest.mark.django_db
def test_old_misses_go() -> None:
    """What nobody missed for half a year is removed when something new is kept."""
    day = timezone.now().date() - timedelta(days=misses.KEPT_DAYS + 1)
    SearchMiss.objects.create(words="old", language="en", day=day)
    keep("wall", "en")
    assert [row.words for row in SearchMiss.objects.all()] == ["wall"]


def test_a_broken_database_is_let_be(rf: RequestFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """A reader's page does not fail because nothing can be counted."""

    def broken() -> None:
        raise DatabaseError

    monkeypatch.setattr(misses.transaction, "atomic", broken)
    assert not count_miss(rf.get("/"), MISS, "en")


@pytest.mark.django_db
def test_a_page_counts_and_a_fragment_does_not(site: Client) -> None:
    """Half-typed words are no misses."""
    site.get("/en/search/", {"q": MISS}, headers={"hx-request": "true"})
    assert not SearchMiss.objects.exists()
    site.get("/en/search/", {"q": MISS})
    assert SearchMiss.objects.get().words == "wall"
