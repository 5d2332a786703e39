"""Dates and weeks as each language writes them."""

from datetime import UTC, date, datetime

import pytest
from django.utils import formats, translation

from tests.rulesite.addresses import LANGUAGES

DAY = date(2025, 3, 5)
MOMENT = datetime(2025, 3, 5, 14, 30, tzinfo=UTC)

WRITTEN = {
    "en": ("5 March 2025", "05/03/2025", "5 March 2025, 14:30"),
    "tr": ("5 Mart 2025", "05.03.2025", "5 Mart 2025 14:30"),
    "sl": ("5. marec 2025", "5. 3. 2025", "5. marec 2025, 14:30"),
    "sv": ("5 mars 2025", "2025-03-05", "5 mars 2025 14:30"),
}
"""Long date, short date, date and time."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_dates(language: str) -> None:
    """No leading zero in a long date, no capital month where there is none."""
    with translation.override(language):
        written = (
            formats.date_format(DAY),
            formats.date_format(DAY, "SHORT_DATE_FORMAT"),
            formats.date_format(MOMENT, "DATETIME_FORMAT"),
        )
    assert written == WRITTEN[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_week_begins_on_monday(language: str) -> None:
    """In all these languages the week begins on Monday, and the day has 24 hours."""
    with translation.override(language):
        assert formats.get_format("FIRST_DAY_OF_WEEK") == 1
        assert formats.time_format(MOMENT.time()) == "14:30"


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_decimals_have_a_comma(language: str) -> None:
    """Numbers keep what Django knows of the language."""
    with translation.override(language):
        assert formats.number_format(1.5, 1) == "1,5"
