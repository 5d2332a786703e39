"""What was answered stays beside the verdict, and of several fields the wrong ones are marked."""

from xml.etree.ElementTree import Element

import pytest
from django.test import Client

from tests.rulesite.addresses import STEPS
from tests.rulesite.reading import having, read_page, words
from tests.tutorial.pages.test_learn import NUMBERED, send, wrong_answer
from tutorial.pages.stage import CORRECTED, corrected, echoed
from tutorial.puzzles import PUZZLE_TYPES
from tutorial.puzzles.seed import Seed
from tutorial.tasks.set_up import DisplaysByPlayersTask
from tutorial.tasks.task import Task

pytestmark = pytest.mark.django_db

KEPT = [
    page
    for page in STEPS
    if NUMBERED[page].task.form in {"number", "fields", "checks", "mark", "options", "judge"}
]
SEVERAL = [page for page in KEPT if NUMBERED[page].task.form in CORRECTED]
MARKED = [
    f"practice/{kind.id}/{seed}/"
    for kind in PUZZLE_TYPES
    for level in range(1, kind.levels + 1)
    for seed in [Seed(kind.version, level, 7)]
    if kind.make(seed).task.form == "mark"
]
MARKED += [page for page in STEPS if NUMBERED[page].task.form == "mark"]


def stands(root: Element) -> list[str]:
    """List what the form says has been answered."""
    found = []
    for node in root.iter():
        if node.tag == "input" and node.get("type") == "text":
            found.append(node.get("value", ""))
        is_on = "checked" in node.attrib or "selected" in node.attrib
        if is_on or node.get("aria-pressed") == "true":
            found.append(node.get("value", ""))
    return found


@pytest.mark.parametrize("page", KEPT)
def test_an_answer_stays_beside_its_verdict(site: Client, page: str) -> None:
    """Numbers, choices, ticks and the button pressed are as they were sent."""
    values = wrong_answer(NUMBERED[page])
    root = read_page(send(site, f"/en/{page}", *values))
    assert sorted(stands(having(root, "stage")[0])) == sorted(values)


def link_again(root: Element) -> str:
    """Return where "Try again" leads."""
    (href,) = [node.get("href", "") for node in root.iter("a") if words(node) == "Try again"]
    return href


@pytest.mark.parametrize("page", SEVERAL)
def test_who_tries_again_corrects(site: Client, page: str) -> None:
    """Marks, ticks and fields are there again to be corrected, with no verdict beside them."""
    values = wrong_answer(NUMBERED[page])
    address = link_again(read_page(send(site, f"/en/{page}?large=1", *values)))
    root = read_page(site.get(address))
    assert sorted(stands(having(root, "stage")[0])) == sorted(values)
    assert not having(root, "verdict")
    assert having(root, "is-large")
    right = read_page(send(site, address, *NUMBERED[page].task.solutions()[0]))
    assert having(right, "is-right")


@pytest.mark.parametrize("page", [page for page in KEPT if page not in SEVERAL])
def test_one_thing_is_answered_anew(site: Client, page: str) -> None:
    """A number or a button that was wrong is not there again: nothing of it is to be kept."""
    address = link_again(read_page(send(site, f"/en/{page}", *wrong_answer(NUMBERED[page]))))
    assert not [value for value in stands(read_page(site.get(address))) if value]


@pytest.mark.parametrize("page", SEVERAL)
@pytest.mark.parametrize("query", ["answer=", "answer=nonsense&answer=%00", "answer=r9c9&large="])
def test_an_address_ticks_only_what_is_there(site: Client, page: str, query: str) -> None:
    """Whatever an address says was answered, what can't be chosen is not."""
    response = site.get(f"/en/{page}?{query}")
    assert response.status_code == 200
    assert not [value for value in stands(read_page(response)) if value]


def boxes(root: Element) -> list[Element]:
    """List what can be ticked."""
    return [node for node in root.iter("input") if node.get("type") == "checkbox"]


def checks(root: Element) -> list[Element]:
    """List the buttons that send what is ticked."""
    (form,) = [node for node in root.iter("form") if node.get("method") == "post"]
    return [node for node in form.iter("button") if words(node) == "Check"]


@pytest.mark.parametrize("page", MARKED)
def test_nothing_to_mark_nothing_to_check(site: Client, page: str) -> None:
    """Where the board tells everything, no button asks for marks; where it can be marked, one."""
    root = read_page(site.get(f"/en/{page}"))
    assert len(checks(root)) == 1
    values = [box.get("value", "") for box in boxes(root)]
    for answer in (values[:1], values[1:2]):
        after = read_page(send(site, f"/en/{page}", *answer))
        if having(after, "is-wrong"):
            assert bool(checks(after)) == bool(boxes(after))
            assert [box for box in boxes(after) if "checked" in box.attrib] or not boxes(after)
        else:
            assert not checks(after)


FIELDS = [
    page
    for page in STEPS
    if NUMBERED[page].task.form == "fields" and len(NUMBERED[page].task.solutions()) == 1
]


@pytest.mark.parametrize("page", FIELDS)
def test_one_wrong_field_is_named(site: Client, page: str) -> None:
    """Where one of several answers is wrong, that one is marked and no other; a right row none."""
    task = NUMBERED[page].task
    (truth,) = task.solutions()
    values = with_one_wrong(task, truth)
    root = read_page(send(site, f"/en/{page}", *values))
    marked = [node.get("aria-invalid") == "true" for node in answers(root)]
    assert marked == [one != other for one, other in zip(values, truth, strict=True)]
    right = read_page(send(site, f"/en/{page}", *truth))
    assert not any(node.get("aria-invalid") for node in answers(right))


def answers(root: Element) -> list[Element]:
    """List the fields of a form."""
    return [node for node in root.iter() if node.get("id", "").startswith("answer-")]


def with_one_wrong(task: Task, truth: list[str]) -> list[str]:
    """Change the last field of a right answer."""
    last = echoed(task, truth)[-1].field
    options = [option.value for option in last.options] or ["0", "1"]
    return [*truth[:-1], next(value for value in options if value != truth[-1])]


@pytest.mark.parametrize(
    ("values", "places"),
    [(["5", "7", "9"], set()), (["05", "7 ", "8"], {2}), (["9", "7", "5"], {0, 2})],
)
def test_a_number_may_be_written_in_any_way(values: list[str], places: set[int]) -> None:
    """Zeros before a number and spaces around it do not make it wrong."""
    echoes = corrected(DisplaysByPlayersTask(), values, tells=False)
    assert {at for at, echo in enumerate(echoes) if echo.is_wrong} == places
