"""The way from a puzzle to its lines of play and back to where it was asked."""

from urllib.parse import quote

import pytest
from django.test import Client

from tests.rulesite.reading import having, hrefs, read_page, with_id
from tests.tutorial.pages.test_modes import values
from tutorial.practice.daily import COUNT, FIRST_DAY, daily_item
from tutorial.practice.streak import streak_item
from tutorial.puzzles import PUZZLE_TYPES, PuzzleType
from tutorial.puzzles.seed import Seed
from tutorial.tasks.choose_move import ChooseMoveTask

pytestmark = pytest.mark.django_db

(KIND,) = (kind for kind in PUZZLE_TYPES if kind.id == "best-move")
SEED = Seed(KIND.version, 1, 7)
PUZZLE = f"/sl/practice/best-move/{SEED}/"


def is_decision(kind: PuzzleType, seed: Seed) -> bool:
    """Tell whether a puzzle has lines of play."""
    return isinstance(kind.make(seed).task, ChooseMoveTask)


def way_through(site: Client, address: str, given: list[str]) -> str:
    """Answer a puzzle, follow the way to its lines of play, and return where that leads back."""
    verdict = having(read_page(site.post(address, {"answer": given})), "verdict")[0]
    (there,) = (href for href in hrefs(verdict) if "/lines/" in href)
    assert there.endswith("&large=1") == ("large" in address)
    return way_back(site, there)


def way_back(site: Client, lines: str) -> str:
    """Return where lines of play lead back."""
    main = with_id(read_page(site.get(lines)), "main")
    return next(iter(hrefs(having(main, "kicker")[0])))


@pytest.mark.parametrize("query", ["", "?mix=1", "?large=1", "?type=best-move&level=1&large=1"])
def test_back_to_the_puzzle(site: Client, query: str) -> None:
    """Selection and size are those of the puzzle that was answered."""
    assert way_through(site, f"{PUZZLE}{query}", values(KIND, SEED, right=False)) == PUZZLE + query


def test_back_to_the_streak(site: Client) -> None:
    """From a puzzle of a streak the way back is to the streak."""
    run, number = next(
        (run, number)
        for run in range(7, 99)
        for number in range(15, 30)
        if is_decision(*streak_item(run, number))
    )
    address = f"/sv/practice/streak/{run}/{number}/"
    assert way_through(site, address, values(*streak_item(run, number))) == address


def test_back_to_the_day(site: Client) -> None:
    """From a puzzle of a day the way back is to that day."""
    numbers = range(1, COUNT + 1)
    number = next(number for number in numbers if is_decision(*daily_item(FIRST_DAY, number)))
    address = f"/tr/practice/daily/{FIRST_DAY}/{number}/?large=1"
    assert way_through(site, address, values(*daily_item(FIRST_DAY, number))) == address


def test_steps_keep_the_way_back(site: Client) -> None:
    """On and back, and to the other size, the rest of the address stays."""
    root = read_page(site.get(f"{PUZZLE}lines/?at=1&large=1&back={quote(PUZZLE[4:])}%3Fmix%3D1"))
    steps = [*hrefs(having(root, "lines-steps")[0]), *hrefs(having(root, "size")[0])]
    assert len(steps) == 3
    for step in steps:
        assert way_back(site, f"{PUZZLE}lines/{step}" if step[0] == "?" else step).endswith(
            "?mix=1"
        )
    assert [step for step in steps[:2] if "large=1" not in step] == []


@pytest.mark.parametrize("language", ["en", "tr"])
def test_back_in_another_language(site: Client, language: str) -> None:
    """Who changes the language on the way comes back in it."""
    lines = f"{PUZZLE}lines/?back=practice%2Fstreak%2F7%2F3%2F".replace("/sl/", f"/{language}/")
    assert way_back(site, lines) == f"/{language}/practice/streak/7/3/"


@pytest.mark.parametrize(
    "back",
    [
        *(
            "",
            "/",
            "//example.org/",
            "https://example.org/",
            "\\example.org",
            "javascript:alert(1)",
        ),
        *("about/", "practice/", "practice/cross/../../", "%00", "č", "x" * 5000, "[", "//[x"),
    ],
)
def test_other_ways_back_are_none(site: Client, back: str) -> None:
    """What is no address of a puzzle here leads to the puzzle itself."""
    assert way_back(site, f"{PUZZLE}lines/?back={quote(back)}") == PUZZLE
