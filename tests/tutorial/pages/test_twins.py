"""The twin of a puzzle that was answered wrongly, as a page that is led to."""

import re
from xml.etree.ElementTree import Element

import pytest
from django.test import Client

from tests.rulesite.pages.test_errors import way_on
from tests.rulesite.reading import having, hrefs, read_page, words
from tests.tutorial.pages.test_practice import single_mistake
from tutorial.puzzles import PUZZLE_TYPES, PuzzleType
from tutorial.puzzles.cross import make_task
from tutorial.puzzles.seed import Seed
from tutorial.tasks.task import Stepwise, Task

pytestmark = pytest.mark.django_db


def test_a_known_mistake_has_a_twin(site: Client) -> None:
    """After a mistake that is known, a fresh puzzle is offered in which it would show."""
    seed = "1-2-a"
    number, suspect = single_mistake(make_task(Seed.parse(seed)))
    root = read_page(site.post(f"/en/practice/cross/{seed}/", {"answer": str(number)}))
    (twin,) = [href for href in hrefs(root) if "twin=" in href]
    assert f"twin={suspect}" in twin
    assert site.get(twin).status_code == 302


def is_wrong(task: Task, values: list[str]) -> bool:
    """Tell whether an answer is wrong, and complete at that."""
    if isinstance(task, Stepwise) and task.then(values):
        return False
    return not task.judge(task.read(values)).is_right


@pytest.mark.parametrize("kind", PUZZLE_TYPES, ids=lambda kind: kind.id)
def test_every_wrong_answer_has_a_twin(site: Client, kind: PuzzleType) -> None:
    """After any wrong answer another of the kind and level is offered, after a right one none."""
    seed = Seed(kind.version, 1, 77)
    task = kind.make(seed).task
    begin = f"/en/practice/{kind.id}/"
    address = f"{begin}{seed}/"
    wrong = next(values for values in task.choices() if is_wrong(task, values))
    root = read_page(site.post(address, {"answer": wrong}))
    (twin,) = [link for link in root.iter("a") if words(link) == "Try its twin"]
    href = twin.get("href") or ""
    assert href.startswith((f"/en/practice/{kind.id}/?level=1", f"{begin}?of={seed}"))
    assert [*hrefs(root)].count(href) == 1
    right = read_page(site.post(address, {"answer": task.solutions()[0]}))
    assert "Try its twin" not in words(right)


LED = [
    "mix=1",
    "level=2&side=colored",
    "level=1&level=3",
    "type=cross&type=run",
    "rule=score-both&type=cross",
]


@pytest.mark.parametrize("query", LED)
@pytest.mark.parametrize("named", [True, False])
def test_a_twin_keeps_the_selection(site: Client, query: str, named: bool) -> None:
    """From a twin one goes on with what was selected before, as from the puzzle itself."""
    seed = Seed.parse("1-2-a")
    number = single_mistake(make_task(seed))[0] if named else 99
    address = f"/en/practice/cross/{seed}/"
    root = read_page(site.post(f"{address}?{query}", {"answer": str(number)}))
    (twin,) = [link for link in root.iter("a") if words(link) == "Try its twin"]
    there = site.get(twin.get("href", ""), follow=True)
    ((landed, _status),) = there.redirect_chain
    assert landed.startswith("/en/practice/cross/1-2-")
    assert not landed.startswith(address)
    here = read_page(site.get(f"{address}?{query}"))
    assert onward(read_page(there)) == onward(here)


def onward(root: Element) -> list[str]:
    """List where a puzzle leads to: another one, whatever it comes after, and other levels."""
    return [re.sub("after=[^&]*", "", href) for href in hrefs(having(root, "actions")[0])]


@pytest.mark.parametrize("query", ["type=run&type=cross", "mix=1"])
def test_a_twin_keeps_selection_and_view(site: Client, query: str) -> None:
    """The large view is kept as well."""
    root = read_page(site.post(f"/en/practice/cross/1-2-a/?{query}&large=1", {"answer": "99"}))
    (twin,) = [link for link in root.iter("a") if words(link) == "Try its twin"]
    landed = site.get(twin.get("href", "")).headers["Location"]
    assert landed.endswith(f"/?{query}&large=1")


@pytest.mark.parametrize(
    ("of", "status"),
    [("1-2-a", 302), ("1-9-a", 404), ("9-2-a", 404), ("nope", 404), ("", 404), ("%00", 404)],
)
def test_a_twin_of_no_puzzle(site: Client, of: str, status: int) -> None:
    """What is named as the puzzle of a twin must be the address of one."""
    response = site.get(f"/en/practice/cross/?of={of}&twin=row_only")
    assert response.status_code == status
    if status != 302:
        assert way_on(read_page(response)) == "/en/practice/cross/"


def test_a_level_alone_is_no_selection(site: Client) -> None:
    """Who came by the list of kinds, not by a selection, stays with the kind."""
    landed = site.get("/en/practice/cross/?level=2&twin=row_only").headers["Location"]
    assert landed.endswith("/")
    landed = site.get("/en/practice/cross/?of=1-2-a&twin=row_only").headers["Location"]
    assert landed.endswith("/")


@pytest.mark.parametrize("twin", ["nope", "a.b.c", "." * 900, "%00", "longest_only." * 40])
def test_odd_twins(site: Client, twin: str) -> None:
    """Made-up suspects lead to a puzzle like any other."""
    assert site.get(f"/en/practice/cross/?twin={twin}").status_code == 302
