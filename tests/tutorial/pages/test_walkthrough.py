"""Every lesson from the contents to its tile on the wall, by links and forms alone."""

import pytest
from django.test import Client
from django.utils.translation import override

from engine import Game
from engine.bots import GreedyBot
from engine.tiles import COLORS, SIZE, color_at
from rulesite.wording.tiles import tiles_of
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.reading import having, words
from tests.tutorial.pages.reader import Reader, hidden
from tutorial.learners.lesson_record import LEAST_ITEMS
from tutorial.lessons import LESSONS, Lesson
from tutorial.lessons.first_round import FIRST_ROUND
from tutorial.lessons.mastery import check_item
from tutorial.lessons.syllabus import space_of

pytestmark = pytest.mark.django_db

TAUGHT = [lesson for lesson in LESSONS if lesson.steps]
SAMPLES = 3
"""Outside the proofs, English goes through all lessons, every other language through a third."""
WAYS = [
    pytest.param(
        lesson,
        language,
        id=f"{lesson.id}-{language}",
        marks=()
        if language == "en" or number % SAMPLES == LANGUAGES.index(language) % SAMPLES
        else pytest.mark.proof,
    )
    for number, lesson in enumerate(TAUGHT)
    for language in LANGUAGES
]


def take_steps(reader: Reader, lesson: Lesson, language: str) -> None:
    """Answer each step rightly and follow the way on."""
    for number, step in enumerate(lesson.steps, 1):
        assert reader.address == f"/{language}/learn/{lesson.id}/{number}/"
        reader.answer(step.task.solutions()[0])
        assert having(reader.root, "is-right")
        reader.follow_button()


def pass_check(reader: Reader, lesson: Lesson, language: str) -> None:
    """Answer the items of the mastery check, as the engine solves them."""
    for number in range(1, LEAST_ITEMS + 1):
        head, run, place, _ = reader.address.rsplit("/", 3)
        assert (head, place) == (f"/{language}/learn/{lesson.id}/check", str(number))
        kind, seed = check_item(lesson.check, int(run, 36), number)
        reader.answer(kind.make(seed).task.solutions()[0])
        assert having(reader.root, "is-right")
        if number < LEAST_ITEMS:
            reader.follow_button()
    assert having(reader.root, "tile-set")


def check_wall(reader: Reader, lesson: Lesson, language: str) -> None:
    """See that the wall has the one tile of the lesson, on its own space, and the list says so."""
    (wall,) = having(reader.root, "own-wall")
    row, col = space_of(lesson.number)
    with override(language):
        expected = tiles_of(color_at(row, col), 1)
    told = [words(space) for space in having(wall, "space")]
    assert [place for place, space in enumerate(told) if space == expected] == [SIZE * row + col]
    assert len(set(told)) == 1 + len(COLORS)
    (done,) = having(reader.root, "is-done")
    assert f"/{language}/learn/{lesson.id}/" in [link.get("href") for link in done.iter("a")]


@pytest.mark.parametrize(("lesson", "language"), WAYS)
def test_a_lesson_leads_to_its_tile(site: Client, lesson: Lesson, language: str) -> None:
    """From the contents over cover, steps and check to the tile, with no script and no cookie."""
    reader = Reader(site, f"/{language}/learn/")
    reader.follow(f"/{language}/learn/{lesson.id}/")
    reader.follow_button()
    assert not site.cookies
    take_steps(reader, lesson, language)
    pass_check(reader, lesson, language)
    reader.follow(f"/{language}/learn/")
    check_wall(reader, lesson, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_round_leads_to_its_tile(site: Client, language: str) -> None:
    """The capstone by its buttons: take, line, the bot's answer, the review, the tile."""
    reader, bot = Reader(site, f"/{language}/learn/"), GreedyBot(3)
    reader.follow(f"/{language}/learn/{FIRST_ROUND.id}/")
    reader.follow_button()
    while having(reader.root, "offer"):
        (shown,) = having(reader.root, "show")
        move = str(bot.choose(Game.from_notation(shown.get("data-position", ""))))
        reader.press("take", move[:-1])
        moves = [node.get("value", "") for node in reader.root.iter("button")]
        (pressed,) = [value for value in moves if value.endswith(move) and len(value) > 2]
        reader.press("moves", pressed)
    assert having(reader.root, "review")
    (finish,) = [form for form in reader.root.iter("form") if form.get("method") == "post"]
    reader.send(finish, hidden(finish))
    check_wall(reader, FIRST_ROUND, language)
