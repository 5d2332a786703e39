"""Two lines of play, stepped side by side."""

import pytest
from django.test import Client

from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.reading import having, read_page
from tutorial.puzzles import find_type
from tutorial.puzzles.seed import Seed
from tutorial.tasks.choose_move import ChooseMoveTask
from tutorial.tasks.last_bonuses import bonus_notes

pytestmark = pytest.mark.django_db

TYPES = ["best-finish", "best-move", "least-harm", "feed-or-starve"]


def task_of(type_id: str) -> ChooseMoveTask:
    """Make the puzzle of the addresses used here."""
    kind = find_type(type_id)
    assert kind is not None
    task = kind.make(Seed(kind.version, 2, 10)).task
    assert isinstance(task, ChooseMoveTask)
    return task


def wrong_move(type_id: str) -> str:
    """Return a legal move that is not the best."""
    solved = task_of(type_id).solved
    return str(next(move for move in solved.moves if move != solved.best))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("type_id", TYPES)
def test_both_lines_are_shown_at_every_step(site: Client, type_id: str, language: str) -> None:
    """From the position to the walls tiled, the best take beside the one chosen."""
    move = wrong_move(type_id)
    for at in range(3):
        response = site.get(f"/{language}/practice/{type_id}/2-2-a/lines/?move={move}&at={at}")
        assert response.status_code == 200
        (lines,) = having(read_page(response), "lines")
        assert len(having(lines, "card")) == 2


@pytest.mark.parametrize("type_id", TYPES)
def test_the_best_take_stands_alone(site: Client, type_id: str) -> None:
    """Without a move, or with the best one, there is nothing to compare."""
    best = task_of(type_id).solved.best
    for query in ("", f"?move={best}", f"?move={best}&at=0"):
        response = site.get(f"/en/practice/{type_id}/2-2-a/lines/{query}")
        (lines,) = having(read_page(response), "lines")
        assert len(having(lines, "card")) == 1


def test_steps_lead_on_and_back(site: Client) -> None:
    """The first step has no way back, the last none on; links work without scripts."""
    page = "/en/practice/best-move/2-2-a/lines/"
    first = site.get(f"{page}?at=0").content.decode()
    assert 'id="later"' in first
    assert 'id="earlier"' not in first
    task = task_of("best-move")
    solved = task.solved
    last = len(task.telling.steps(solved, solved.best)) - 1
    end = site.get(f"{page}?at={last}").content.decode()
    assert 'id="later"' not in end
    assert f'href="?move={solved.best}&amp;at={last - 1}"' in end


def ending(type_id: str) -> tuple[str, ChooseMoveTask]:
    """Find a puzzle whose best take ends the game: its address and its task."""
    kind = find_type(type_id)
    assert kind is not None
    for number in range(2000):
        seed = Seed(kind.version, 3, number)
        task = kind.make(seed).task
        assert isinstance(task, ChooseMoveTask)
        solved = task.solved
        may_end = task.telling.may_end(solved.position)
        if may_end and task.telling.steps(solved, solved.best)[-1].bonuses:
            return f"/en/practice/{type_id}/{seed}/lines/", task
    raise AssertionError(f"no {type_id} ends the game")


@pytest.mark.parametrize("type_id", TYPES)
def test_bonuses_are_the_last_step(site: Client, type_id: str) -> None:
    """The walls are tiled, then the bonuses are named, marked and added to the score."""
    page, task = ending(type_id)
    steps = task.telling.steps(task.solved, task.solved.best)
    last = len(steps) - 1
    tiled = site.get(f"{page}?at={last - 1}").content.decode()
    assert "The walls are tiled." in tiled
    assert "onus" not in tiled
    end = site.get(f"{page}?at={last}").content.decode()
    assert "The game ends; the bonuses are added." in end
    assert steps[-1].total in end
    assert "earns a bonus" in end
    for note in bonus_notes(steps[-1].bonuses):
        assert note in end


def test_htmx_gets_the_lines_alone(site: Client) -> None:
    """A step by script brings no page around it."""
    response = site.get("/en/practice/best-move/2-2-a/lines/", headers={"hx-request": "true"})
    assert b"<html" not in response.content
    assert "HX-Request" in response.headers["Vary"]


def test_going_back_gets_the_whole_page(site: Client) -> None:
    """History asks with the headers of scripts, but wants a page."""
    headers = {"hx-request": "true", "hx-history-restore-request": "true"}
    response = site.get("/en/practice/best-move/2-2-a/lines/", headers=headers)
    assert list(read_page(response).iter("html"))
    assert {"HX-Request", "HX-History-Restore-Request"} <= set(response["Vary"].split(", "))


@pytest.mark.parametrize(
    ("query", "status"),
    [
        ("move=1X2", 400),
        ("move=%00", 400),
        ("move=" + "x" * 5000, 400),
        ("at=99", 400),
        ("at=-1", 400),
        ("at=%C2%B2", 400),
        ("at=", 400),
        ("at=100000000000", 400),
    ],
)
def test_what_is_no_step_is_refused(site: Client, query: str, status: int) -> None:
    """A move that is none, or a step that is not there, gets a clear message."""
    response = site.get(f"/en/practice/best-move/2-2-a/lines/?{query}")
    assert response.status_code == status
    assert b"/practice/best-move/2-2-a/" in response.content


def test_an_illegal_move_is_refused_with_its_reason(site: Client) -> None:
    """The reason is that of the engine, in words."""
    solved = task_of("best-move").solved
    empty = next(n for n, tiles in enumerate(solved.position.factories, 1) if not tiles)
    response = site.get(f"/en/practice/best-move/2-2-a/lines/?move={empty}B1")
    assert response.status_code == 400
    assert "Nothing lies there" in response.content.decode()


@pytest.mark.parametrize(
    "page", ["cross/1-1-a", "best-move/1-1-a", "best-move/9-1-a", "best-move/x", "nothing/1-1-a"]
)
def test_other_puzzles_have_no_lines(site: Client, page: str) -> None:
    """Only decisions have lines of play."""
    assert site.get(f"/en/practice/{page}/lines/").status_code in {404, 410}


def test_a_puzzle_is_answered_in_two_steps(site: Client) -> None:
    """Tiles first: the page asks for a line; then the line: the page judges."""
    best = str(task_of("best-move").solved.best)
    page = "/en/practice/best-move/2-2-a/"
    first = site.post(page, {"answer": best[:2]})
    assert first.status_code == 200
    assert having(read_page(first), "is-asked")
    assert f'value="{best}"' in first.content.decode()
    assert having(read_page(site.post(page, {"answer": best})), "is-right")
    wrong = site.post(page, {"answer": wrong_move("best-move")})
    assert having(read_page(wrong), "is-wrong")
    assert f"lines/?move={wrong_move('best-move')}" in wrong.content.decode()
