"""Misses: what readers looked for and did not find, kept as words that we know ourselves.

Nothing that a reader typed is kept as typed, and nobody can fill the table: one place adds few rows
an hour, all together not many more, and when the table is full only counts go up.
"""

from datetime import timedelta
from typing import Final

from django.db import DatabaseError, transaction
from django.db.models import F
from django.http import HttpRequest
from django.utils import timezone

from rulesite.languages import OFFERED
from rulesite.models import SearchMiss
from rulesite.rate import is_allowed, is_allowed_to_all
from rulesite.search.finding import searcher
from rulesite.search.folding import MOST_WORDS, words

PER_HOUR: Final = 10
ALL_PER_HOUR: Final = 200
MOST_KEPT: Final = 1000
KEPT_DAYS: Final = 180
AT_ONCE: Final = 200


def known_words(text: str) -> str:
    """Return the words of a query that are words of ours, in order of the alphabet."""
    known = [searcher(language.code).known for language in OFFERED]
    small = frozenset().union(*(each.small for each in known))
    found = {
        word
        for word in words(text)[:MOST_WORDS]
        if word not in small and any(word in each.at for each in known)
    }
    said = " ".join(sorted(found))
    return (
        said if len(said) <= SearchMiss.LONGEST else said[: SearchMiss.LONGEST].rpartition(" ")[0]
    )


def count_miss(request: HttpRequest, text: str, language: str) -> bool:
    """Count a query that found nothing; tell whether it was counted.

    A reader's page never fails over this: a database that can't be written to is let be.
    """
    said = known_words(text)
    try:
        with transaction.atomic():
            return bool(said) and _has_room(request) and keep(said, language)
    except DatabaseError:
        return False


def _has_room(request: HttpRequest) -> bool:
    return is_allowed(request, "miss", PER_HOUR) and is_allowed_to_all("miss", ALL_PER_HOUR)


def keep(said: str, language: str) -> bool:
    """Raise the count of these words, or keep them when there is room."""
    today = timezone.now().date()
    rows = SearchMiss.objects.filter(words=said, language=language)
    if rows.update(count=F("count") + 1, day=today):
        return True
    prune()
    if SearchMiss.objects.count() >= MOST_KEPT:
        return False
    SearchMiss.objects.create(words=said, language=language, day=today)
    return True


def prune(at_most: int = AT_ONCE) -> int:
    """Remove what nobody has missed for long; return how many rows there were."""
    oldest = timezone.now().date() - timedelta(days=KEPT_DAYS)
    expired = SearchMiss.objects.filter(day__lt=oldest).values_list("id", flat=True)
    return SearchMiss.objects.filter(id__in=list(expired[:at_most])).delete()[0]
