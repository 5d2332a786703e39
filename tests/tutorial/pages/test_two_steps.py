"""A move in two steps: tiles, then a line, with the way back between them."""

from xml.etree.ElementTree import Element

import pytest
from django.test import Client
from django.utils.translation import override

from rulesite.wording.refusals import decisive, refusal
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.reading import having, hrefs, read_page, words
from tests.tutorial.pages.test_learn import HTMX, send
from tutorial.learners.keeper import COOKIE
from tutorial.practice.streak import streak_item
from tutorial.puzzles import PUZZLE_TYPES, PuzzleType
from tutorial.puzzles.seed import Seed
from tutorial.tasks.choose_move import ChooseMoveTask

pytestmark = pytest.mark.django_db

MOVED = [
    kind
    for kind in PUZZLE_TYPES
    if isinstance(kind.make(Seed(kind.version, 1, number=1)).task, ChooseMoveTask)
]
every_kind = pytest.mark.parametrize("kind", MOVED, ids=lambda kind: kind.id)


def puzzle(kind: PuzzleType, language: str = "en") -> tuple[str, ChooseMoveTask, str]:
    """Find a puzzle of a kind with a line that a take may not go to: address, task, that move."""
    for number in range(1, 40):
        seed = Seed(kind.version, 1, number=number)
        task = kind.make(seed).task
        assert isinstance(task, ChooseMoveTask)
        for (text,) in task.choices():
            if (step := task.then([text])) and step.reasons:
                return f"/{language}/practice/{kind.id}/{seed}/", task, text
    raise AssertionError(f"every line is allowed in every {kind.id}")


def order(root: Element) -> list[str]:
    """Name what stands on the stage from top to bottom, each once."""
    names = ("offer", "hand", "verdict", "board-frame")
    classes = (node.get("class", "").split() for node in root.iter())
    return list(dict.fromkeys(name for found in classes for name in names if name in found))


@every_kind
def test_what_to_do_now_stands_before_the_own_board(site: Client, kind: PuzzleType) -> None:
    """The tiles in hand, what to tap and the way back stand between the offer and the lines."""
    address, _task, text = puzzle(kind)
    root = read_page(send(site, address, text[:-1]))
    assert order(root) == ["offer", "hand", "verdict", "board-frame"]
    (box,) = having(root, "is-asked")
    assert list(hrefs(box)) == [address]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_line_is_no_answer(site: Client, language: str) -> None:
    """It is said why not, and the tiles stay in hand for another line; nothing is given away."""
    address, task, text = puzzle(MOVED[0], language)
    root = read_page(send(site, address, text))
    (box,) = having(root, "is-wrong")
    step = task.then([text])
    assert step is not None
    with override(language):
        assert all(refusal(reason) in words(box) for reason in decisive(step.reasons))
        assert {citation.href for citation in step.citations} < set(hrefs(box))
    assert address in set(hrefs(box))
    assert order(root) == ["offer", "hand", "verdict", "board-frame"]
    values = {node.get("value") for node in root.iter("button")}
    assert {f"{text[:-1]}{line}" for line in "12345F"} <= values
    assert not having(root, "sheet")
    assert COOKIE not in site.cookies


def test_htmx_gets_the_second_step_alone(site: Client) -> None:
    """To htmx only the stage is sent, also with a line that is refused."""
    address, _task, text = puzzle(MOVED[0])
    for value in (text, text[:-1]):
        assert [node.get("id") for node in read_page(send(site, address, value, **HTMX))] == [
            "stage"
        ]


def test_after_a_refused_line_the_best_one_is_still_right(site: Client) -> None:
    """Another line for the tiles can be tapped and is judged."""
    address, task, text = puzzle(MOVED[0])
    send(site, address, text)
    assert having(read_page(send(site, address, *task.solutions()[0])), "is-right")


def test_a_refused_line_ends_no_streak(site: Client) -> None:
    """In a streak it is no answer either."""
    run, number = next(
        (run, number)
        for run in range(1, 60)
        for number in range(1, 30)
        if streak_item(run, number)[0] in MOVED
    )
    kind, seed = streak_item(run, number)
    task = kind.make(seed).task
    assert isinstance(task, ChooseMoveTask)
    text = next(text for (text,) in task.choices() if (step := task.then([text])) and step.reasons)
    root = read_page(send(site, f"/en/practice/streak/{run}/{number}/", text))
    assert having(root, "is-wrong")
    assert "/en/practice/streak/start/" not in set(hrefs(root))
    assert COOKIE not in site.cookies


@every_kind
def test_a_take_that_is_not_on_offer_is_no_answer(site: Client, kind: PuzzleType) -> None:
    """Tiles that do not lie there are refused with the reason, and nobody is remembered."""
    address, task, _text = puzzle(kind)
    forged = [f"{place}{color}" for place in "123456789C" for color in "BYRKW"]
    absent = [take for take in forged if [f"{take}F"] not in task.choices()]
    for take, line in zip(absent[::6], "1F" * 2, strict=False):
        response = send(site, address, f"{take}{line}")
        (box,) = having(read_page(response), "verdict")
        assert (response.status_code, box.get("class")) == (422, "verdict is-refused")
    assert COOKIE not in site.cookies
