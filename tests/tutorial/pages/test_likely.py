"""One answer leaves several mistakes open; what was answered before tells which."""

from collections.abc import Iterator

import pytest
from django.test import Client

from engine.misreadings import TILE, fitting
from rulesite.wording.misreadings import misreading_words
from tests.rulesite.reading import having, read_page, words
from tests.tutorial.pages.test_learn import send
from tutorial.practice.duel import Duel
from tutorial.puzzles.cross import CROSS, make_task
from tutorial.puzzles.seed import Seed

pytestmark = pytest.mark.django_db

LONGEST, ROW = "longest_only", "row_only"


def suspects(seed: Seed, number: int) -> set[str]:
    """Return which misreadings give a number in a puzzle."""
    task = make_task(seed)
    return {found.id for found in fitting(task.board.wall, *task.cell, number)}


def given_by(name: str, seed: Seed) -> int:
    """Return what a misreading counts in a puzzle."""
    task = make_task(seed)
    (wrong,) = (one for one in TILE if one.id == name)
    return wrong.apply(task.board.wall, *task.cell)


def seed_where(name: str, other: str, *, is_open: bool) -> Seed:
    """Find a puzzle in which what a misreading counts is, or is not, what another counts too."""
    for number in range(300):
        seed = Seed(CROSS.version, 2, number)
        if (other in suspects(seed, given_by(name, seed))) == is_open:
            return seed
    raise AssertionError(name)


def answered(site: Client, seed: Seed, name: str) -> list[str]:
    """Answer as a misreading does, and return what is said to be most likely."""
    response = send(site, f"/en/practice/cross/{seed}/", str(given_by(name, seed)))
    return [words(one) for one in having(read_page(response), "likely")]


@pytest.mark.parametrize(("name", "other"), [(LONGEST, ROW), (ROW, LONGEST)])
def test_earlier_answers_tell_which_mistake_it_was(site: Client, name: str, other: str) -> None:
    """Whoever made one of two mistakes before is told that it was most likely that again."""
    answered(site, seed_where(name, other, is_open=False), name)
    open_seed = seed_where(name, other, is_open=True)
    (said,) = answered(site, open_seed, name)
    number = given_by(name, open_seed)
    assert misreading_words(name).format(answer=number) in said
    assert misreading_words(other).format(answer=number) not in said


def test_a_first_answer_is_not_guessed_at(site: Client) -> None:
    """Without earlier answers nothing is said to be likelier."""
    assert answered(site, seed_where(LONGEST, ROW, is_open=True), LONGEST) == []


def test_a_duel_tells_nothing_of_earlier_answers(site: Client) -> None:
    """Two share the phone, so what its owner answered before is nobody else's business."""
    for _ in range(3):
        answered(site, seed_where(ROW, LONGEST, is_open=False), ROW)
    run, seed = next(duels())
    address = f"/en/practice/duel/{run}/?rounds=5&level=2"
    page = read_page(send(site, address, str(given_by(ROW, seed))))
    assert having(page, "verdict")
    assert not having(page, "likely")


def duels() -> Iterator[tuple[int, Seed]]:
    """Go through duels that begin with a puzzle in which two mistakes give the same number."""
    for run in range(1, 2000):
        kind, seed = Duel.read(run, "5", "2", "").item()
        if kind is CROSS and {LONGEST, ROW} <= suspects(seed, given_by(ROW, seed)):
            yield run, seed
