"""Puzzles can be reported: by their address, and with nothing about the reader."""

import pytest
from django.test import Client

from rulesite.models import Report
from rulesite.subjects import find_subject
from tests.rulesite.reading import hrefs, read_page, words
from tutorial.puzzles.seed import Seed
from tutorial.reported import reported_puzzle, subject_id

ID = "puzzle:cross/1-2-abc"


def test_a_puzzle_is_a_subject() -> None:
    """Type and seed name the puzzle, and lead back to it."""
    subject = find_subject(ID)
    assert subject
    assert subject.id == subject_id("cross", Seed.parse("1-2-abc")) == ID
    assert subject.href == "/en/practice/cross/1-2-abc/"
    assert (
        len("puzzle:" + "x" * 20 + "/999-9-zzzzzzzz") <= Report._meta.get_field("unit").max_length
    )


@pytest.mark.parametrize(
    "subject", ["", "puzzle:", "puzzle:cross", "puzzle:nope/1-2-a", "cross/1-2-a", "puzzle:cross/x"]
)
def test_what_is_no_puzzle(subject: str) -> None:
    """Other texts name no puzzle."""
    assert reported_puzzle(subject) is None


@pytest.mark.django_db
def test_the_form_is_about_the_puzzle() -> None:
    """The form names the puzzle, and what is sent is kept with it."""
    site = Client()
    page = read_page(site.get("/en/report/", {"unit": ID}))
    assert "One tile, both ways · 1-2-abc" in words(page)
    assert "/en/practice/cross/1-2-abc/" in set(hrefs(page))
    response = site.post("/en/report/", {"unit": ID, "text": "The run is marked wrongly."})
    assert response.status_code == 302
    assert Report.objects.get().unit == ID
    thanks = read_page(site.get(response.headers["Location"]))
    assert "Back to the puzzle" in words(thanks)
