"""Progress on the pages: it begins with the first answer, resumes, and is not lost by accident."""

from collections.abc import Callable

import pytest
from django.test import Client

from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.pages.test_errors import refused
from tests.rulesite.reading import having, hrefs, read_page, words
from tests.tutorial.pages.test_learn import send, wrong_answer
from tests.tutorial.tasks.answering import is_step
from tutorial.learners import Record
from tutorial.learners.keeper import COOKIE
from tutorial.lessons import LESSONS, Lesson
from tutorial.lessons.mastery import check_item
from tutorial.models import Learner

pytestmark = pytest.mark.django_db

FIRST, SECOND = LESSONS[:2]
CHECKED = next(lesson for lesson in LESSONS if lesson.check)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def solve(site: Client, lesson: Lesson, number: int) -> None:
    """Answer a step rightly."""
    step = lesson.steps[number - 1]
    send(site, f"/en/learn/{lesson.id}/{number}/", *step.task.solutions()[0])


def links(site: Client, page: str) -> list[str]:
    """List where a page leads."""
    return list(hrefs(read_page(site.get(page))))


def solve_item(site: Client, lesson: Lesson, run: int, number: int, right: bool = True) -> str:
    """Answer an item of a check; return what the page says."""
    kind, seed = check_item(lesson.check, run, number)
    task = kind.make(seed).task
    judged = (values for values in task.choices() if not is_step(task, values))
    wrong = next(values for values in judged if values not in task.solutions())
    values = task.solutions()[0] if right else wrong
    response = send(site, f"/en/learn/{lesson.id}/check/{run}/{number}/", *values)
    return words(read_page(response))


def test_a_newcomer_is_led_to_the_first_lesson(site: Client) -> None:
    """Who has answered nothing is invited to lesson 1 or to find a place, and has no wall yet."""
    root = read_page(site.get("/en/learn/"))
    assert {f"/en/learn/{FIRST.id}/", "/en/learn/placement/"} <= set(hrefs(root))
    assert not having(root, "own-wall")
    assert not site.cookies


def test_the_lesson_goes_on_where_it_was_left(site: Client) -> None:
    """After two steps the contents and the cover lead to the third."""
    solve(site, SECOND, 1)
    solve(site, SECOND, 2)
    third = f"/en/learn/{SECOND.id}/3/"
    assert third in links(site, "/en/learn/")
    assert third in links(site, f"/en/learn/{SECOND.id}/")


def test_a_wrong_answer_goes_on_with_its_step(site: Client) -> None:
    """A step not yet solved is the one to go on with."""
    solve(site, SECOND, 1)
    send(site, f"/en/learn/{SECOND.id}/2/", *wrong_answer(SECOND.steps[1]))
    assert f"/en/learn/{SECOND.id}/2/" in links(site, "/en/learn/")


@every_language
def test_progress_is_the_same_in_every_language(site: Client, language: str) -> None:
    """Progress made in English is there in the other languages."""
    solve(site, SECOND, 1)
    assert f"/{language}/learn/{SECOND.id}/2/" in links(site, f"/{language}/learn/")


def test_sending_twice_counts_once(site: Client) -> None:
    """A double press, the back button or a second tab changes nothing more."""
    solve(site, FIRST, 1)
    before = Learner.objects.get().state
    solve(site, FIRST, 1)
    assert Learner.objects.get().state == before


def test_two_tabs_share_one_record(site: Client) -> None:
    """Steps answered in two tabs both count."""
    solve(site, FIRST, 1)
    solve(site, SECOND, 1)
    solve(site, FIRST, 2)
    assert Learner.objects.count() == 1
    assert f"/en/learn/{FIRST.id}/3/" in links(site, "/en/learn/")
    assert f"/en/learn/{SECOND.id}/2/" in links(site, f"/en/learn/{SECOND.id}/")


def test_going_back_loses_nothing(site: Client) -> None:
    """Who goes back and answers an earlier step anew, even wrongly, has solved no less."""
    for number in (1, 2, 3):
        solve(site, SECOND, number)
    send(site, f"/en/learn/{SECOND.id}/1/", *wrong_answer(SECOND.steps[0]))
    (learner,) = Learner.objects.all()
    known = Record.from_json(learner.state).lesson(SECOND.id)
    assert known.solved >= {1, 2, 3}
    assert f"/en/learn/{SECOND.id}/4/" in links(site, f"/en/learn/{SECOND.id}/")


def test_an_item_sent_twice_counts_once(site: Client) -> None:
    """A double press on an item of a check, or coming back to it, is not a second right answer."""
    solve_item(site, CHECKED, 5, 1)
    solve_item(site, CHECKED, 5, 1)
    assert "Lesson done" not in solve_item(site, CHECKED, 5, 1)
    assert "Lesson done" not in solve_item(site, CHECKED, 5, 2)
    assert "Lesson done" in solve_item(site, CHECKED, 5, 3)
    before = Learner.objects.get().state
    solve_item(site, CHECKED, 5, 2, right=False)
    assert Learner.objects.get().state == before


def test_an_item_says_how_it_was_answered_first(site: Client) -> None:
    """A later answer to an item is said not to count; on coming back the next one is offered."""
    page = f"/en/learn/{CHECKED.id}/check/5/1/"
    said = "Your first answer was wrong. Only the first answer counts."
    assert "first answer" not in solve_item(site, CHECKED, 5, 1, right=False)
    assert said in solve_item(site, CHECKED, 5, 1)
    assert said in words(read_page(site.get(page)))
    assert page.replace("/5/1/", "/5/2/") in links(site, page)
    assert "first answer" not in words(read_page(site.get(page.replace("/5/1/", "/6/1/"))))


@pytest.mark.parametrize("key", ["x", "A" * 21, "A" * 23, "é" * 22, "' OR 1=1 --", "A" * 9000, ""])
def test_a_forged_key_is_never_taken_over(site: Client, key: str) -> None:
    """What is no key opens no record: the answer is judged, and a key of the site's own given."""
    site.cookies[COOKIE] = key
    response = send(site, f"/en/learn/{FIRST.id}/1/", *FIRST.steps[0].task.solutions()[0])
    assert having(read_page(response), "is-right")
    assert response.cookies[COOKIE].value not in {key, ""}
    assert Learner.objects.count() == 1


def test_an_unanswered_step_survives_another_language(site: Client) -> None:
    """The way to another language leads to the same step, which asks the same thing there."""
    page = f"learn/{SECOND.id}/3/"
    assert {f"/{language}/{page}" for language in LANGUAGES} <= set(links(site, f"/en/{page}"))
    shown = [having(read_page(site.get(f"/{code}/{page}")), "show")[0][0] for code in LANGUAGES]
    assert len({scene.get("data-position") for scene in shown}) == 1
    assert not site.cookies


def test_an_expired_key_begins_anew(site: Client) -> None:
    """With a key that nobody knows any more an answer is judged and a new record begun."""
    site.cookies[COOKIE] = "A" * 22
    solve(site, FIRST, 1)
    assert site.cookies[COOKIE].value != "A" * 22
    assert Learner.objects.count() == 1


def test_three_items_finish_a_lesson(site: Client) -> None:
    """Three items, the last two right: the lesson is done and its tile is on the wall."""
    assert "Lesson done" not in solve_item(site, CHECKED, 5, 1, right=False)
    assert "Lesson done" not in solve_item(site, CHECKED, 5, 2)
    assert "Lesson done" in solve_item(site, CHECKED, 5, 3)
    root = read_page(site.get("/en/learn/"))
    assert having(root, "is-done")
    assert "1 lesson finished" in words(having(root, "own-wall")[0])


def test_a_check_goes_on_until_two_are_right(site: Client) -> None:
    """A wrong third item is followed by a fourth and a fifth."""
    solve_item(site, CHECKED, 5, 1)
    solve_item(site, CHECKED, 5, 2)
    assert "Next question" in solve_item(site, CHECKED, 5, 3, right=False)
    solve_item(site, CHECKED, 5, 4)
    assert "Lesson done" in solve_item(site, CHECKED, 5, 5)


def test_a_fourth_question_is_said_to_come(site: Client) -> None:
    """Three were promised: when the last two were not both right, it is said why it goes on."""
    because, until = "The last two were not both right", "when the last two are right"
    assert because not in solve_item(site, CHECKED, 5, 1)
    assert because not in solve_item(site, CHECKED, 5, 2, right=False)
    assert because in solve_item(site, CHECKED, 5, 3)
    assert until in words(read_page(site.get(f"/en/learn/{CHECKED.id}/check/5/4/")))
    assert until not in words(read_page(site.get(f"/en/learn/{CHECKED.id}/check/5/3/")))
    assert because not in solve_item(site, CHECKED, 5, 4)


def ways_on(site: Client, lesson: Lesson) -> list[str]:
    """List where the cover of a lesson leads, the first way first."""
    root = read_page(site.get(f"/en/learn/{lesson.id}/"))
    return list(hrefs(having(root, "actions")[0]))


def test_when_all_steps_are_solved_the_questions_are_left(site: Client) -> None:
    """Cover and contents then lead to the questions that finish the lesson."""
    for number in range(1, len(CHECKED.steps) + 1):
        solve(site, CHECKED, number)
    check = f"/en/learn/{CHECKED.id}/check/"
    assert ways_on(site, CHECKED) == [check, f"/en/learn/{CHECKED.id}/1/"]
    assert check in links(site, "/en/learn/")


def test_a_finished_lesson_leads_to_the_next(site: Client) -> None:
    """Its cover offers the next lesson first, then the same once more."""
    for number in (1, 2, 3):
        solve_item(site, CHECKED, 5, number)
    following = next(lesson for lesson in LESSONS if lesson is not CHECKED)
    assert ways_on(site, CHECKED) == [
        f"/en/learn/{following.id}/",
        f"/en/learn/{CHECKED.id}/1/",
    ]


def test_when_all_is_finished_there_is_no_next_lesson(site: Client) -> None:
    """Then a lesson can only be gone through once more."""
    solve_item(site, CHECKED, 5, 1)
    record = Record()
    for lesson in LESSONS:
        record = record.with_lesson(lesson.id, record.lesson(lesson.id).finished())
    Learner.objects.update(state=record.to_json())
    assert ways_on(site, CHECKED) == [f"/en/learn/{CHECKED.id}/1/"]


def test_an_unfinished_check_is_resumed(site: Client) -> None:
    """A check that was begun goes on with its next item, a new one starts with the first."""
    fresh = site.get(f"/en/learn/{CHECKED.id}/check/").headers["Location"]
    assert fresh.endswith("/1/")
    solve_item(site, CHECKED, 5, 1)
    resumed = site.get(f"/en/learn/{CHECKED.id}/check/").headers["Location"]
    assert resumed == f"/en/learn/{CHECKED.id}/check/5/2/"


@pytest.mark.parametrize("tail", ["check/5/0/", "check/5/99/", "check/5/999/", "99/", "0/"])
def test_no_such_place_in_a_lesson(site: Client, tail: str) -> None:
    """Jumping to a step or an item that is not there is refused with a way on."""
    response = site.get(f"/sl/learn/{CHECKED.id}/{tail}")
    assert response.status_code == 404
    assert any(CHECKED.id in href for href in hrefs(read_page(response)))


@pytest.mark.parametrize("tail", ["check/5/99/", "99/", "0/"])
def test_an_answer_to_no_such_place_leaves_no_trace(site: Client, tail: str) -> None:
    """An answer to a step or an item that is not there is refused, and nothing is kept."""
    response = send(site, f"/tr/learn/{CHECKED.id}/{tail}", "1")
    assert response.status_code == 404
    assert any(CHECKED.id in href for href in hrefs(read_page(response)))
    assert not Learner.objects.exists()


def test_an_answer_of_another_step_is_refused(site: Client) -> None:
    """The answer of one step sent to another is no answer there, and nothing is kept."""
    response = send(site, "/en/learn/take-all/2/", "r3c5")
    assert response.status_code == 422
    assert not Learner.objects.exists()


def test_a_learner_can_leave(site: Client) -> None:
    """Deleting the progress deletes record and key."""
    solve(site, FIRST, 1)
    response = site.post("/en/learn/forget/")
    assert response.status_code == 302
    assert not Learner.objects.exists()
    assert "/en/learn/placement/" in links(site, "/en/learn/")


def test_an_answer_is_judged_though_nothing_can_be_kept(
    site: Client, stop_writing: Callable[[], None]
) -> None:
    """A read-only database takes the progress, not the feedback."""
    stop_writing()
    (values, *_) = FIRST.steps[0].task.solutions()
    response = send(site, f"/sl/learn/{FIRST.id}/1/", *values)
    assert response.status_code == 200
    assert having(read_page(response), "verdict")
    assert not site.cookies


def test_deleting_that_fails_is_not_passed_over(
    site: Client, stop_writing: Callable[[], None]
) -> None:
    """Who wants to be forgotten is told that it was not done, and keeps the key to try again."""
    solve(site, FIRST, 1)
    key = site.cookies[COOKIE].value
    stop_writing()
    refused(site.post("/sl/learn/forget/"), 503, "sl")
    assert site.cookies[COOKIE].value == key
