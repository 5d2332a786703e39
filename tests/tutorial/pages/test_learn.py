"""Lessons as pages: they work without scripts, and answer htmx with the stage alone."""

from xml.etree.ElementTree import Element

import pytest
from django.http import HttpResponse
from django.test import Client
from django.utils import translation
from django.utils.translation import pgettext

from rulesite.rulebook.citation import cite
from tests.rulesite.addresses import LANGUAGES, STEPS
from tests.rulesite.reading import first, having, read_page, visited, with_id, words
from tests.turns import by_turns
from tests.tutorial.tasks.answering import is_step, readable
from tutorial.learners.keeper import COOKIE
from tutorial.lessons import LESSONS, Lesson, Step

pytestmark = pytest.mark.django_db

HTMX = {"hx-request": "true", "hx-target": "stage"}
NUMBERED = {
    f"learn/{lesson.id}/{number}/": step
    for lesson in LESSONS
    for number, step in enumerate(lesson.steps, 1)
}

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_step = pytest.mark.parametrize(("page", "step"), NUMBERED.items(), ids=STEPS)
every_step_by_turns = pytest.mark.parametrize(("page", "language"), by_turns(STEPS, LANGUAGES))
every_lesson = pytest.mark.parametrize(
    "lesson", [lesson for lesson in LESSONS if lesson.steps], ids=lambda lesson: lesson.id
)


def wrong_answer(step: Step) -> list[str]:
    """Return an answer that can be read and is wrong."""
    task = step.task
    answers = (values for values in readable(task) if not is_step(task, values))
    return next(values for values in answers if not task.judge(task.read(values)).is_right)


def send(site: Client, address: str, *values: str, **headers: str) -> HttpResponse:
    """Send an answer, as a form does."""
    return site.post(address, {"answer": values}, headers=headers)


def verdict(root: Element) -> tuple[str, str]:
    """Return the kind of verdict shown and its headline."""
    (box,) = having(root, "verdict")
    kind = box.get("class", "").removeprefix("verdict ")
    return kind, words(first(box, "h2"))


@every_language
def test_the_lessons_are_listed(language: str) -> None:
    """Each lesson is named with its objective and can be opened."""
    lists = having(visited(f"/{language}/learn/"), "lesson-list")
    shown = [
        (card.get("href"), words(first(card, "strong")), words(first(card, "span")))
        for cards in lists
        for card in cards.iter("a")
    ]
    with translation.override(language):
        assert shown == [
            (
                f"/{language}/learn/{lesson.id}/",
                f"{lesson.number} · {lesson.title}",
                str(lesson.objective),
            )
            for lesson in LESSONS
        ]


@every_lesson
@every_language
def test_a_lesson_begins_at_its_first_step(lesson: Lesson, language: str) -> None:
    """The cover of a lesson says what it is about, how long it is, and leads on."""
    root = visited(f"/{language}/learn/{lesson.id}/")
    with translation.override(language):
        assert words(first(root, "h1")) == str(lesson.title)
        assert words(having(root, "lead")[0]) == str(lesson.objective)
    assert str(len(lesson.steps)) in words(having(root, "quiet")[0])
    (actions,) = having(root, "actions")
    assert first(actions, "a").get("href") == f"/{language}/learn/{lesson.id}/1/"


@every_step_by_turns
def test_a_step_asks(page: str, language: str) -> None:
    """A step shows its question, its text, a board with its position, and a form."""
    step = NUMBERED[page]
    root = visited(f"/{language}/{page}")
    with translation.override(language):
        assert words(first(root, "h1")) == str(step.question)
        assert str(step.text) in words(first(root, "main"))
        scene = step.task.scene()
    assert scene.position in [node.get("data-position") for node in root.iter()]
    (form,) = first(root, "main").iter("form")
    assert (form.get("method"), form.get("action")) == ("post", f"/{language}/{page}")
    assert form.get("hx-post") == form.get("action")
    assert not having(root, "verdict")
    names = {node.get("name") for node in form.iter() if node.get("name")}
    assert names == {"answer"}


@every_step_by_turns
def test_a_right_answer(site: Client, page: str, language: str) -> None:
    """Every solution is called right, with its reasons and the rules to read."""
    step = NUMBERED[page]
    for values in step.task.solutions()[:2]:
        root = read_page(send(site, f"/{language}/{page}", *values))
        with translation.override(language):
            feedback = step.task.judge(step.task.read(values))
            assert verdict(root) == ("is-right", feedback.headline)
            links = [link.get("href") for link in having(root, "cites")[0].iter("a")]
            assert links == [cite(rule).href for rule in dict.fromkeys(feedback.rules)]
        assert all(reason in words(root) for reason in feedback.reasons)
        assert feedback.scene.position in [node.get("data-position") for node in root.iter()]


@every_step_by_turns
def test_a_wrong_answer(site: Client, page: str, language: str) -> None:
    """A wrong answer is a page like any other: why it is wrong, and the way to try again."""
    step = NUMBERED[page]
    values = wrong_answer(step)
    response = send(site, f"/{language}/{page}", *values)
    root = read_page(response)
    with translation.override(language):
        feedback = step.task.judge(step.task.read(values))
        assert verdict(root) == ("is-wrong", pgettext("verdict", "Not yet."))
    assert response.status_code == 200
    assert all(reason in words(root) for reason in feedback.reasons)
    links = [link.get("href", "") for link in having(root, "button")]
    assert f"/{language}/{page}" in [href.partition("?")[0] for href in links]


@every_step_by_turns
def test_an_answer_that_can_not_be_read(site: Client, page: str, language: str) -> None:
    """What is no answer gets 422, the question again, and what would be one."""
    step = NUMBERED[page]
    response = send(site, f"/{language}/{page}", "?!")
    root = read_page(response)
    assert response.status_code == 422
    assert verdict(root)[0] == "is-refused"
    assert words(having(root, "verdict")[0])
    with translation.override(language):
        assert words(first(root, "h1")) == str(step.question)
    assert "?!" not in words(root)


@every_step
@pytest.mark.parametrize("language", ["sl", "tr"])
def test_htmx_gets_the_stage_alone(site: Client, page: str, step: Step, language: str) -> None:
    """To htmx only the stage is sent, and it is the stage that the whole page has."""
    values, address = step.task.solutions()[0], f"/{language}/{page}"
    part, whole = send(site, address, *values, **HTMX), send(site, address, *values)
    fragment = read_page(part)
    assert [node.get("id") for node in fragment] == ["stage"]
    assert not list(fragment.iter("html"))
    assert words(fragment) == words(with_id(read_page(whole), "stage"))


@pytest.mark.parametrize("headers", [HTMX, {}])
@pytest.mark.parametrize("values", [["3"], ["?!"]])
def test_caches_keep_both_apart(site: Client, headers: dict[str, str], values: list[str]) -> None:
    """A cache is told that a page and its stage have the same address."""
    page = "/sv/learn/take-all/2/"
    assert "HX-Request" in site.get(page, headers=headers).headers["Vary"]
    assert "HX-Request" in send(site, page, *values, **headers).headers["Vary"]


def test_reading_is_always_a_whole_page(site: Client) -> None:
    """A step that is only read is a whole page, whoever asks."""
    root = read_page(site.get("/en/learn/take-all/1/", headers=HTMX))
    assert list(root.iter("html"))


def test_htmx_gets_refusals_too(site: Client) -> None:
    """What is no answer gets its stage with 422, which htmx is told to show."""
    response = send(site, "/en/learn/take-all/2/", "x", **HTMX)
    assert response.status_code == 422
    assert [node.get("id") for node in read_page(response)] == ["stage"]


@every_step
def test_reading_leaves_nothing_behind(site: Client, page: str, step: Step) -> None:
    """A step that is only read sets no cookie; the first answer sets the one, and no other."""
    before = site.get(f"/en/{page}")
    assert not before.cookies
    assert set(send(site, f"/en/{page}", *step.task.solutions()[0]).cookies) == {COOKIE}
    assert site.get(f"/en/{page}").content == before.content


@every_lesson
def test_steps_lead_on(site: Client, lesson: Lesson) -> None:
    """A right answer leads to the next step, and the last one out of the lesson."""
    for number, step in enumerate(lesson.steps, 1):
        root = read_page(send(site, f"/en/learn/{lesson.id}/{number}/", *step.task.solutions()[0]))
        onward = [link.get("href") for link in having(root, "button") if link.tag == "a"]
        is_last = number == len(lesson.steps)
        check = [f"/en/learn/{lesson.id}/check/"] if lesson.check else []
        assert onward == (check if is_last else [f"/en/learn/{lesson.id}/{number + 1}/"])


@every_lesson
def test_every_step_can_be_reached(lesson: Lesson) -> None:
    """The steps are listed, the one being taken is marked."""
    for number in range(1, len(lesson.steps) + 1):
        (steps,) = having(visited(f"/en/learn/{lesson.id}/{number}/"), "steps")
        links = list(steps.iter("a"))
        assert [link.get("href") for link in links] == [
            f"/en/learn/{lesson.id}/{place}/" for place in range(1, len(lesson.steps) + 1)
        ]
        assert [place for place, link in enumerate(links, 1) if link.get("aria-current")] == [
            number
        ]
