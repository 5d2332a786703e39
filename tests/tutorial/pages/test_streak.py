"""The longest streak there is: its last puzzle leads to the cover, not further."""

import pytest
from django.test import Client

from tests.rulesite.reading import having, hrefs, read_page, words
from tests.tutorial.pages.test_learn import send
from tests.tutorial.pages.test_modes import values
from tutorial.learners.keeper import COOKIE, hashed
from tutorial.learners.record import Record
from tutorial.learners.streak_record import MOST_STREAK, StreakRecord
from tutorial.models import Learner
from tutorial.practice.streak import streak_item

pytestmark = pytest.mark.django_db

KEY = "k" * 22
COVER = "/en/practice/streak/"
LAST = f"{COVER}7/{MOST_STREAK}/"


def reached(site: Client, length: int) -> None:
    """Give the reader a streak of so many right answers that goes on."""
    record = Record(streak=StreakRecord(length, 7, length))
    Learner.objects.create(key_hash=hashed(KEY), seen="2026-11-01", state=record.to_json())
    site.cookies[COOKIE] = KEY


def actions(site: Client, number: int, right: bool = True) -> tuple[str, set[str]]:
    """Answer a puzzle; return what the page says and where its actions lead."""
    given = values(*streak_item(7, number), right=right)
    root = read_page(send(site, f"{COVER}7/{number}/", *given))
    return words(root), {href for box in having(root, "actions") for href in hrefs(box)}


def test_the_last_puzzle_ends_the_streak(site: Client) -> None:
    """The longest streak ends with a right answer, and the cover knows its length."""
    reached(site, MOST_STREAK - 1)
    said, links = actions(site, MOST_STREAK)
    assert f"The streak ends here: {MOST_STREAK} right." in said
    assert COVER in links
    assert f"{MOST_STREAK} puzzles" in words(read_page(site.get(COVER)))


def test_the_last_puzzle_of_a_foreign_streak(site: Client) -> None:
    """Who comes to the last puzzle by its address is led to the cover as well."""
    said, links = actions(site, MOST_STREAK)
    assert "The streak ends here." in said
    assert COVER in links


def test_one_before_the_last_leads_on(site: Client) -> None:
    """The last puzzle is asked after a right answer to the one before it."""
    reached(site, MOST_STREAK - 2)
    _, links = actions(site, MOST_STREAK - 1)
    assert LAST in links


@pytest.mark.parametrize("number", [1, MOST_STREAK])
def test_a_streak_of_all_puzzles_is_over(site: Client, number: int) -> None:
    """Going back into the longest streak leads to the cover."""
    reached(site, MOST_STREAK)
    response = site.get(f"{COVER}7/{number}/")
    assert (response.status_code, response.headers["Location"]) == (302, COVER)


@pytest.mark.parametrize("right", [True, False])
@pytest.mark.parametrize("number", [1, MOST_STREAK])
def test_a_streak_of_all_puzzles_stays_so(site: Client, number: int, right: bool) -> None:
    """An answer sent again to the longest streak changes nothing and leads to the cover."""
    reached(site, MOST_STREAK)
    said, links = actions(site, number, right)
    assert f"The streak ends here: {MOST_STREAK} right." in said
    assert COVER in links
