"""After a wrong answer in several fields, each wrong one has its right value beside it."""

from xml.etree.ElementTree import Element

import pytest
from django.test import Client

from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.reading import having, read_page, words
from tests.tutorial.pages.test_learn import send
from tutorial.pages.stage import echoed
from tutorial.puzzles import find_type
from tutorial.puzzles.seed import Seed
from tutorial.tasks.task import Task

pytestmark = pytest.mark.django_db

PAGES = [
    f"practice/{kind}/{seed}/"
    for kind, seed in [
        ("after-the-take", "1-2-15pxn"),
        ("refill", "1-3-7"),
        ("what-stays", "1-2-7"),
        ("does-it-end", "1-2-7"),
        ("final-ranking", "1-3-uwpv6"),
    ]
]


def task_of(page: str) -> Task:
    """Make the task of a page."""
    _, kind, seed, _ = page.split("/")
    found = find_type(kind)
    assert found is not None
    return found.make(Seed.parse(seed)).task


def controls(root: Element) -> list[Element]:
    """List the fields."""
    return [node for node in root.iter() if node.get("id", "").startswith("answer-")]


def beside(root: Element) -> dict[int, str]:
    """Return what is said beside fields, by the number of the field that it describes."""
    texts = {node.get("id", ""): words(node) for node in having(root, "right-value")}
    named = {at: node.get("aria-describedby", "") for at, node in enumerate(controls(root))}
    assert sorted(filter(None, named.values())) == sorted(texts)
    return {at: texts[name] for at, name in named.items() if name}


def slipped(task: Task) -> tuple[list[str], list[str], int]:
    """Return a right answer, a wrong one that differs in one field, and which one that is."""
    for right in task.solutions():
        for values in task.choices():
            differing = [at for at, value in enumerate(values) if value != right[at]]
            if len(differing) == 1 and values not in task.solutions():
                return right, values, differing[0]
    raise AssertionError("no such answer")


@pytest.mark.parametrize("page", PAGES)
def test_only_the_wrong_field_is_told(site: Client, page: str) -> None:
    """The one field that is wrong is marked, and described by its right value."""
    task = task_of(page)
    right, values, place = slipped(task)
    root = read_page(send(site, f"/en/{page}", *values))
    fields: list[Element] = controls(root)
    assert [node.get("aria-invalid") == "true" for node in fields].index(True) == place
    (at, said), *others = beside(root).items()
    assert (at, others) == (place, [])
    field = echoed(task, values)[at].field
    options = {option.value: option.label for option in field.options}
    assert said == f"Right: {options.get(right[at], right[at])}"


@pytest.mark.parametrize("page", PAGES)
def test_a_right_answer_has_nothing_beside_it(site: Client, page: str) -> None:
    """Nothing is corrected where nothing is wrong, nor before anything is answered."""
    assert not beside(read_page(send(site, f"/en/{page}", *task_of(page).solutions()[0])))
    assert not beside(read_page(site.get(f"/en/{page}")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_value(site: Client, language: str) -> None:
    """The number is there in each language."""
    right, values, place = slipped(task_of(PAGES[0]))
    root = read_page(send(site, f"/{language}/{PAGES[0]}", *values))
    assert beside(root)[place].endswith(f" {right[place]}")


def test_a_duel_tells_it_too(site: Client) -> None:
    """In a form that is closed after one answer the right values are to be seen as well."""
    root = read_page(send(site, "/en/practice/duel/9ix/?rounds=3&level=1&marks=", "5", "0", "27"))
    assert beside(root)
    assert all("disabled" in node.attrib for node in having(root, "closed"))
