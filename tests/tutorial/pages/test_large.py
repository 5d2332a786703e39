"""The large view is kept on every way on, and left only by its own link."""

import pytest
from django.test import Client, RequestFactory

from tests.rulesite.reading import having, hrefs, read_page, with_id
from tests.tutorial.pages.test_modes import values
from tutorial.lessons import LESSONS
from tutorial.pages.stage import keep_large, other_size
from tutorial.practice.daily import FIRST_DAY
from tutorial.practice.streak import streak_item
from tutorial.puzzles import PUZZLE_TYPES, PuzzleType, find_type
from tutorial.puzzles.seed import Seed

pytestmark = pytest.mark.django_db

CROSS = find_type("cross")
assert CROSS
SEED = Seed(CROSS.version, 1, 7)
PUZZLE = f"/sl/practice/cross/{SEED}/"
DAY = f"/sl/practice/daily/{FIRST_DAY}/1/"
TASKS = ("/practice/", "/learn/")


def ways(site: Client, address: str, *answer: str) -> set[str]:
    """List where a page leads within lessons and puzzles, but for the link to the other size."""
    response = site.post(address, {"answer": answer}) if answer else site.get(address)
    main = with_id(read_page(response), "main")
    (size,) = having(main, "size")
    links = set(hrefs(main)) - set(hrefs(size))
    steps = [link for link in links if link.count("/") > 4 or "mix" in link or "level=" in link]
    return {link for link in steps if any(part in link for part in TASKS)}


@pytest.mark.parametrize(
    "address",
    [
        f"{PUZZLE}?large=1",
        f"{PUZZLE}?mix=1&large=1",
        f"{PUZZLE}?type=cross&level=1&large=1",
        f"{DAY}?large=1",
        "/sl/learn/both-ways/1/?large=1",
        "/sl/learn/both-ways/3/?large=1",
    ],
)
def test_every_way_on_is_large(site: Client, address: str) -> None:
    """Dots, "Back", "Skip", "All five", "Another one" and other levels all keep the view."""
    found = ways(site, address)
    assert found
    assert {way for way in found if "large=1" not in way} == set()


def test_after_an_answer_it_is_large(site: Client) -> None:
    """So do the form, the next puzzle and the twin."""
    page = site.post(f"{PUZZLE}?large=1", {"answer": "99"})
    (form,) = [node for node in read_page(page).iter("form") if node.get("method") == "post"]
    assert form.get("action") == f"{PUZZLE}?large=1"
    assert {way for way in ways(site, f"{PUZZLE}?large=1", "99") if "large=1" not in way} == set()
    given = values(*streak_item(7, 1))
    assert "/sl/practice/streak/7/2/?large=1" in ways(
        site, "/sl/practice/streak/7/1/?large=1", *given
    )


@pytest.mark.parametrize(
    "address",
    [
        "practice/mix/?large=1",
        "practice/mix/?type=cross&large=1",
        "practice/cross/?level=1&large=1",
        "practice/cross/?level=1&twin=S1&large=1",
        "practice/streak/start/?large=1",
        "practice/daily/?large=1",
        "practice/duel/start/?rounds=3&level=1&large=1",
        "learn/both-ways/check/?large=1",
    ],
)
def test_what_is_drawn_is_large(site: Client, address: str) -> None:
    """A fresh puzzle comes in the view in which it was asked for."""
    large, usual = site.get(f"/en/{address}"), site.get(f"/en/{address.replace('large=1', '')}")
    assert large.headers["Location"].endswith("large=1")
    assert "large" not in usual.headers["Location"]


def test_covers_lead_on_in_large(site: Client) -> None:
    """A streak, a set of a day and another duel begin in the view in which they are offered."""
    over = "/sl/practice/duel/7/?rounds=3&level=1&marks=010101"
    pages = ["/sl/practice/streak/", f"/sl/practice/daily/{FIRST_DAY}/", over]
    for page, parts in zip(pages, ("start/", "daily/", "duel/start/"), strict=True):
        for large in ("", "large=1"):
            main = with_id(
                read_page(site.get(f"{page}{'&' if '?' in page else '?'}{large}")), "main"
            )
            found = [href for href in hrefs(main) if parts in href]
            assert found
            assert {"large=1" in href for href in found} == {bool(large)}


def test_a_duel_begins_in_large(site: Client) -> None:
    """The form of a duel sends the view along."""
    fields = [
        [
            node.get("name")
            for node in read_page(site.get(f"/sv/practice/duel/{query}")).iter("input")
        ]
        for query in ("", "?large=1")
    ]
    assert ["large" in names for names in fields] == [False, True]


@pytest.mark.parametrize("kind", PUZZLE_TYPES, ids=lambda kind: kind.id)
def test_each_puzzle_leads_to_its_large_view_and_back(site: Client, kind: PuzzleType) -> None:
    """One link on a page changes the size, and nothing else of the address."""
    address = f"/en/practice/{kind.id}/{Seed(kind.version, 1, 7)}/"
    (there,) = hrefs(having(read_page(site.get(address)), "size")[0])
    assert there == f"{address}?large=1"
    (back,) = hrefs(having(read_page(site.get(there)), "size")[0])
    assert back == address


def test_each_lesson_leads_to_its_large_view(site: Client) -> None:
    """A step of a lesson has the same link."""
    lesson = next(lesson for lesson in LESSONS if lesson.steps)
    root = read_page(site.get(f"/en/learn/{lesson.id}/1/"))
    assert list(hrefs(having(root, "size")[0])) == [f"/en/learn/{lesson.id}/1/?large=1"]


@pytest.mark.parametrize(
    ("query", "other"),
    [
        ("", "?large=1"),
        ("large=1", ""),
        ("large=", ""),
        ("marks=01&large=1", "?marks=01"),
        ("answer=r1c1&large=1&answer=r2c2", ""),
        ("rounds=3&marks=%3Cb%3E", "?rounds=3&marks=%3Cb%3E&large=1"),
    ],
)
def test_the_other_size(query: str, other: str) -> None:
    """The rest of an address stays; an answer that was to be corrected does not."""
    request = RequestFactory().get(f"/en/x/?{query}")
    assert other_size(request) == f"/en/x/{other}"


@pytest.mark.parametrize(("address", "kept"), [("/a/", "?"), ("/a/?b=1", "&")])
def test_an_address_is_kept_large(address: str, kept: str) -> None:
    """Only what was asked for in the large view is answered in it."""
    assert keep_large(RequestFactory().get("/?large=1"), address) == f"{address}{kept}large=1"
    assert keep_large(RequestFactory().get("/"), address) == address
