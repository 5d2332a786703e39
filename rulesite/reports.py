"""Reports of problems: cleaned, kept for a fixed time, never more than can be read."""

import unicodedata
from datetime import timedelta

from django.utils import timezone

from rulesite.models import Report

KEPT_DAYS = 180
MOST_KEPT = 5000
AT_ONCE = 200
"""Reports removed in one go, so that no reader waits for a great clean-up."""

INVISIBLE = {"Cc", "Cf", "Cs"}


class TooManyReports(Exception):
    """Say that no further report can be kept for now."""


def cleaned(text: str) -> str:
    """Return a text without control characters; of those only line breaks stay."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").replace("\t", " ")
    return "".join(
        sign for sign in lines if sign == "\n" or unicodedata.category(sign) not in INVISIBLE
    ).strip()


def keep(unit_id: str, language: str, text: str) -> Report:
    """Keep a report with its text cleaned; raise TooManyReports when there is no room."""
    prune()
    if Report.objects.count() >= MOST_KEPT:
        raise TooManyReports
    return Report.objects.create(unit=unit_id, language=language, text=cleaned(text))


def prune(at_most: int = AT_ONCE) -> int:
    """Remove reports that have been kept long enough, the oldest first; return how many."""
    oldest_day = timezone.now().date() - timedelta(days=KEPT_DAYS)
    expired = Report.objects.filter(day__lt=oldest_day).order_by("id").values("id")[:at_most]
    removed, _ = Report.objects.filter(id__in=list(expired.values_list("id", flat=True))).delete()
    return removed
