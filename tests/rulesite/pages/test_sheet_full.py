"""A score sheet with all the rounds that it has room for: shown, corrected, never overfilled."""

import pytest
from django.http import HttpResponse
from django.test import Client

from rulesite import models
from rulesite.score.news import unsaved
from rulesite.sheet import Sheet, reckon
from rulesite.sheet.sheet import MOST_ROUNDS
from tests.rulesite.pages.kept_sheet import HTMX, Kept
from tests.rulesite.reading import read_page, with_id, words

pytestmark = pytest.mark.django_db

FULL = "c2 | " + "; ".join(["f7 M, f7"] * MOST_ROUNDS)
ONE_MORE = ".....7M,.....7"


def begin_full(record: str = FULL) -> Kept:
    """Begin a sheet from a record that leaves no room."""
    browser = Client(enforce_csrf_checks=True)
    response = browser.post("/en/score/new/", {"s": record})
    assert response.status_code == 303
    return Kept(response.headers["Location"], browser)


def said(response: HttpResponse, place: str) -> str:
    """Read what stands at a place of a page."""
    return words(with_id(read_page(response), place))


def test_nothing_is_against_the_full_sheet() -> None:
    """A game in which every tile falls to the floor never ends, and every round is possible."""
    counted = reckon(Sheet.parse(FULL))
    assert not counted.faults
    assert not counted.is_over


def test_one_round_too_many_is_refused() -> None:
    """The sheet says that it is full, once, and stays as it was."""
    response = begin_full().save(MOST_ROUNDS + 1, ONE_MORE)
    assert response.status_code == 422
    assert said(response, "fault") == unsaved()["full"]
    assert b'id="full"' not in response.content
    assert models.Sheet.objects.get().record == FULL


def test_a_round_half_told_is_one_too_many_as_well() -> None:
    """It is not asked to be completed first."""
    response = begin_full().save(MOST_ROUNDS + 1, "BB...7M,.....7")
    assert said(response, "fault") == unsaved()["full"]


@pytest.mark.parametrize("headers", [{}, HTMX])
@pytest.mark.parametrize("query", ["", f"?round={MOST_ROUNDS + 1}"])
def test_no_further_round_is_offered(query: str, headers: dict[str, str]) -> None:
    """In place of the board it is said that the sheet is full."""
    kept = begin_full()
    page = kept.browser.get(kept.edit + query, headers=headers)
    assert page.status_code == 200
    assert said(page, "full") == unsaved()["full"]
    assert b'value="save"' not in page.content


def test_the_last_round_can_still_be_corrected() -> None:
    """A full sheet is told anew where it was wrong."""
    kept = begin_full()
    assert b'id="full"' not in kept.browser.get(f"{kept.edit}?round={MOST_ROUNDS}").content
    assert kept.save(MOST_ROUNDS, "B....7M,.....7").status_code == 303
    assert Sheet.parse(models.Sheet.objects.get().record).rounds[-1][0].placements


def test_the_last_round_that_fits_is_saved() -> None:
    """With one round less there is room for one."""
    kept = begin_full(FULL.rsplit("; ", 1)[0])
    assert kept.save(MOST_ROUNDS, ONE_MORE).status_code == 303
    assert models.Sheet.objects.get().record == FULL


def test_a_full_sheet_changed_elsewhere_says_so() -> None:
    """A form of an older state gets the sheet as it is, and is told that it is full."""
    response = begin_full().save(MOST_ROUNDS + 1, ONE_MORE, state="x")
    assert response.status_code == 409
    assert said(response, "full") == unsaved()["full"]
