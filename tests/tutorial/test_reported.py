"""Puzzles can be reported: by their address, and with nothing about the reader."""

from xml.etree.ElementTree import Element

import pytest
from django.test import Client

from rulesite.models import Report
from rulesite.subjects import find_subject
from tests.rulesite.reading import having, hrefs, read_page, visited, words
from tutorial.practice.daily import FIRST_DAY
from tutorial.puzzles import PUZZLE_TYPES, PuzzleType
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


@pytest.mark.parametrize("kind", PUZZLE_TYPES, ids=lambda kind: kind.id)
def test_a_puzzle_that_never_was(kind: PuzzleType) -> None:
    """A level that the kind does not have, or a version still to come, names no puzzle."""
    assert reported_puzzle(subject_id(kind.id, Seed(kind.version, kind.levels, 10)))
    assert not reported_puzzle(subject_id(kind.id, Seed(kind.version, kind.levels + 1, 10)))
    assert not reported_puzzle(subject_id(kind.id, Seed(kind.version + 1, 1, 10)))


def test_a_puzzle_that_is_made_no_more() -> None:
    """A puzzle of an earlier version was there, and a report about it can come late."""
    kind = next(kind for kind in PUZZLE_TYPES if kind.version > 1)
    assert reported_puzzle(subject_id(kind.id, Seed(kind.version - 1, 1, 10)))


@pytest.mark.parametrize("subject", ["puzzle:cross/999-9-zzz", "puzzle:nope/1-1-a"])
def test_the_form_is_refused_for_no_puzzle(subject: str) -> None:
    """Who reports a puzzle that is not there is told so."""
    response = Client().get("/en/report/", {"unit": subject})
    assert response.status_code == 404
    assert "There is no rule and no puzzle with this name." in words(read_page(response))


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


WAYS = [
    "practice/cross/1-2-byzkf/",
    "practice/cross/1-2-byzkf/?type=cross&type=round&level=2",
    "practice/cross/1-2-byzkf/?type=cross&large=1",
    f"practice/daily/{FIRST_DAY}/2/?large=1",
    "practice/streak/7/1/",
    "practice/duel/7/?rounds=3&level=1&marks=10",
    "learn/set-up/check/7/1/",
    "learn/placement/7/1/",
]


@pytest.mark.django_db
@pytest.mark.parametrize("page", WAYS)
def test_a_report_leads_back_to_where_one_was(page: str) -> None:
    """From any puzzle answered, its report and the thanks lead back with all that was chosen."""
    site = Client()
    answered = read_page(site.post(f"/sl/{page}", {"answer": answer_to(site, page)}))
    (report,) = (href for href in hrefs(answered) if href.startswith("/sl/report/"))
    form = read_page(site.get(report))
    assert f"/sl/{page}" in hrefs(form)
    thanks = site.post(report, {"unit": first_field(form), "text": "x"}).headers["Location"]
    assert list(hrefs(having(read_page(site.get(thanks)), "actions")[0])) == [f"/sl/{page}"]


def answer_to(site: Client, page: str) -> list[str]:
    """Return a right answer to the puzzle on a page."""
    context = site.get(f"/sl/{page}").context
    answer: list[str] = context["task"].solutions()[0]
    return answer


def first_field(form: Element) -> str:
    """Return what the form of a report says it is about."""
    (unit,) = (field for field in form.iter("input") if field.get("name") == "unit")
    return unit.get("value", "")


@pytest.mark.django_db
def test_before_an_answer_nothing_is_reported() -> None:
    """As long as a puzzle is open, no link leads to a report."""
    for page in WAYS:
        assert not [href for href in hrefs(visited(f"/sl/{page}")) if "/report/" in href]


@pytest.mark.parametrize(
    "back", ["", "//example.org/", "https://example.org/", "about/", "practice/", "%00", "x" * 5000]
)
def test_other_ways_back_are_none(back: str) -> None:
    """What is no address of a puzzle here leads to the puzzle itself."""
    for page in ("report/", "report/thanks/"):
        root = read_page(Client().get(f"/en/{page}", {"unit": ID, "back": back}))
        assert next(iter(hrefs(having(root, "kicker")[0]))) == "/en/practice/cross/1-2-abc/"


def test_a_rule_has_no_other_way_back() -> None:
    """A report about a rule leads back to the rule, whatever its address claims."""
    query = {"unit": "take-all", "back": "practice/cross/1-2-abc/"}
    root = read_page(Client().get("/en/report/", query))
    assert next(iter(hrefs(having(root, "kicker")[0]))).endswith("#take-all")
