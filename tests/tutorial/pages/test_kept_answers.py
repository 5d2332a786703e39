"""What was answered stays beside the verdict, and of several fields the wrong ones are marked."""

from xml.etree.ElementTree import Element

import pytest
from django.test import Client

from tests.rulesite.addresses import STEPS
from tests.rulesite.reading import having, read_page
from tests.tutorial.pages.test_learn import NUMBERED, send, wrong_answer
from tutorial.pages.stage import echoed, wrong_places
from tutorial.tasks.set_up import DisplaysByPlayersTask
from tutorial.tasks.task import Task

pytestmark = pytest.mark.django_db

KEPT = [
    page
    for page in STEPS
    if NUMBERED[page].task.form in {"number", "fields", "checks", "mark", "options", "judge"}
]
TOLD_ON_THE_BOARD = {"learn/only-full-lines/2/"}
"""Steps whose board after an answer shows the tiles in place, and wrong spaces as chosen."""


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
    if page in TOLD_ON_THE_BOARD:
        assert having(root, "is-chosen")
    else:
        assert sorted(stands(having(root, "stage")[0])) == sorted(values)


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
    assert wrong_places(DisplaysByPlayersTask(), values) == places
