"""The placement check: what is known need not be taken."""

import pytest
from django.test import Client

from tests.rulesite.reading import hrefs, read_page, words
from tests.tutorial.pages.test_learn import send
from tests.tutorial.tasks.answering import is_step
from tutorial.lessons import LESSONS
from tutorial.lessons.mastery import check_item
from tutorial.lessons.placement import PROBES
from tutorial.models import Learner

pytestmark = pytest.mark.django_db


def answer(site: Client, number: int, right: bool) -> str:
    """Answer a question of the check; return what the page says."""
    kind, seed = check_item([PROBES[number - 1].item], 9, number)
    task = kind.make(seed).task
    judged = (values for values in task.choices() if not is_step(task, values))
    wrong = next(values for values in judged if values not in task.solutions())
    values = task.solutions()[0] if right else wrong
    return words(read_page(send(site, f"/en/learn/placement/9/{number}/", *values)))


def test_right_answers_finish_their_lessons(site: Client) -> None:
    """Each right answer puts the tiles of its lessons on the wall."""
    for number in range(1, len(PROBES) + 1):
        answer(site, number, right=True)
    done = read_page(site.get("/en/learn/placement/done/"))
    known = {number for probe in PROBES for number in probe.numbers}
    for lesson in LESSONS:
        assert (lesson.number in known) == (str(lesson.title) in words(done)) or (
            f"/en/learn/{lesson.id}/" in set(hrefs(done))
        )


def test_wrong_answers_change_nothing(site: Client) -> None:
    """Who knows nothing is led to the beginning, and no lesson is done."""
    answer(site, 1, right=False)
    assert all(not learner.state["lessons"] for learner in Learner.objects.all())
    done = read_page(site.get("/en/learn/placement/done/"))
    assert f"/en/learn/{LESSONS[0].id}/" in set(hrefs(done))


def test_a_fresh_check_begins_with_its_first_question(site: Client) -> None:
    """The address of a check is made anew each time."""
    first = site.get("/en/learn/placement/").headers["Location"]
    assert first.endswith("/1/")
    assert site.get(first).status_code == 200


@pytest.mark.parametrize("number", [0, 99])
def test_no_such_question(site: Client, number: int) -> None:
    """A question that is not there is refused with a way on."""
    response = site.get(f"/tr/learn/placement/9/{number}/")
    assert response.status_code == 404
    assert "/tr/learn/placement/" in set(hrefs(read_page(response)))


def test_probes_are_short_and_about_lessons() -> None:
    """The check is short, and goes through the syllabus from the beginning."""
    assert len(PROBES) <= 8
    starts = [probe.numbers.start for probe in PROBES]
    assert starts == sorted(starts)
