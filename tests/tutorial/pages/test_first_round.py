"""The first round as pages: all of it in the address, judged by the engine."""

from xml.etree.ElementTree import Element

import pytest
from django.http import HttpResponse
from django.test import Client
from django.utils.translation import override

from engine import Game
from engine.tiles import FLOOR
from rulesite.wording.moves import move_words
from rulesite.wording.refusals import decisive, refusal
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.reading import first, having, hrefs, read_page, visited, words
from tests.tutorial.first_round.rounds import whole_round
from tutorial.first_round import FirstRound, play_round, review
from tutorial.learners.keeper import COOKIE
from tutorial.lessons import LESSONS
from tutorial.lessons.first_round import FIRST_ROUND
from tutorial.models import Learner

pytestmark = pytest.mark.django_db

PAGE = "learn/first-round/a/"
RUN = 10
WHOLE = whole_round(RUN)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def table(site: Client, moves: str = "", take: str = "", **headers: str) -> HttpResponse:
    """Open the round after moves, with tiles in hand or not."""
    query = {name: value for name, value in (("moves", moves), ("take", take)) if value}
    return site.get(f"/en/{PAGE}", query, headers=headers)


def buttons(root: Element, name: str) -> list[str]:
    """List the values of the buttons with a name."""
    return [node.get("value", "") for node in root.iter("button") if node.get("name") == name]


def played(count: int) -> FirstRound:
    """Play the first moves of the round."""
    return play_round(RUN, WHOLE.moves[:count])


@every_language
def test_the_cover_leads_to_a_round(site: Client, language: str) -> None:
    """The lesson is in the contents; its cover says how it goes and leads to a fresh round."""
    assert f"/{language}/learn/first-round/" in hrefs(visited(f"/{language}/learn/"))
    root = visited(f"/{language}/learn/first-round/")
    with override(language):
        assert words(first(root, "h1")) == str(FIRST_ROUND.title)
    start = f"/{language}/learn/first-round/start/"
    assert start in hrefs(root)
    target = site.get(start).headers["Location"]
    assert target.startswith(f"/{language}/learn/first-round/")
    assert site.get(target).status_code == 200


def test_every_take_can_be_tapped(site: Client) -> None:
    """Before a move each group on offer is a button, and no line is."""
    root = read_page(table(site))
    legal = {str(move)[:-1] for move in Game(played(0).position).legal_moves()}
    assert set(buttons(root, "take")) == legal
    assert not buttons(root, "moves")


def test_with_tiles_in_hand_every_line_can_be_tapped(site: Client) -> None:
    """Five lines and the floor line are buttons, whether the rules allow them or not."""
    moves, take = WHOLE.written(1), str(WHOLE.moves[1])[:-1]
    root = read_page(table(site, moves, take))
    assert buttons(root, "moves") == [f"{moves}{take}{line}" for line in f"12345{FLOOR}"]
    assert having(root, "hand")
    assert having(root, "is-asked")


@every_language
def test_the_first_take_is_asked_for_until_it_is_made(language: str) -> None:
    """How to begin is said before the first take; with tiles in hand only what comes next is."""
    take = str(WHOLE.moves[0])[:-1]
    before, after = (visited(f"/{language}/{PAGE}{query}") for query in ("", f"?take={take}"))
    told = [len(list(having(root, "ask")[0].iter("p"))) for root in (before, after)]
    assert told == [2, 1]
    assert len(having(after, "is-asked")) == 1


@every_language
def test_the_bot_answers_at_once(site: Client, language: str) -> None:
    """What both did is told in words, and what the bot laid down is marked on its board."""
    now = played(1)
    root = visited(f"/{language}/{PAGE}?moves={now.written()}")
    (told,) = having(root, "is-told")
    with override(language):
        for turn in now.turns:
            assert move_words(turn.play.move, turn.play.taken) in words(told)
    boards = having(root, "board-frame")
    assert all(having(board, "is-placed") for board in boards)
    assert str(now.position) in [node.get("data-position") for node in root.iter()]


@every_language
def test_an_illegal_line_is_refused_with_its_reasons(site: Client, language: str) -> None:
    """The tiles stay in hand for another line."""
    now, text = locked()
    response = site.get(f"/{language}/{PAGE}?moves={text}")
    root = read_page(response)
    assert response.status_code == 422
    (box,) = having(root, "is-wrong")
    move = Game(now.position).legal_moves()[0].from_notation(text[-3:])
    with override(language):
        for reason in decisive(Game(now.position).why_illegal(move)):
            assert refusal(reason) in words(box)
    assert having(root, "hand")
    assert len(buttons(root, "moves")) == 6


def locked() -> tuple[FirstRound, str]:
    """Return a round and its moves with one more that goes to a line of another color."""
    for count in range(1, len(WHOLE.moves)):
        now = played(count)
        lines = now.position.players[0].lines
        for move in Game(now.position).legal_moves():
            for row, line in enumerate(lines):
                if line and line[0] != move.color:
                    return now, f"{now.written()}{str(move)[:-1]}{row + 1}"
    raise AssertionError("no line is locked")


@every_language
def test_the_end_is_told_part_by_part(site: Client, language: str) -> None:
    """Both walls are tiled, and each of the learner's moves is looked at again."""
    root = visited(f"/{language}/{PAGE}?moves={WHOLE.written()}")
    assert len(having(root, "round-end")) == 2
    for one, section in zip(WHOLE.tiled(), having(root, "round-end"), strict=True):
        assert words(having(section, "sum")[0]).endswith(str(one.after.score))
    remarks = list(having(root, "review")[0].iter("li"))
    assert len(remarks) == len(WHOLE.moves)
    assert not buttons(root, "take")


def test_the_review_leads_back(site: Client) -> None:
    """Where something was better, a link leads to the position before the move."""
    careless = whole_round(RUN, is_careless=True)
    root = read_page(table(site, careless.written()))
    links = set(hrefs(having(root, "review")[0]))
    better = [one.number for one in review(careless) if one.better]
    assert better
    starts = [careless.written(number - 1) for number in better]
    address = f"/en/{PAGE}"
    assert links == {f"{address}?moves={start}" if start else address for start in starts}


def test_a_move_can_be_taken_back(site: Client) -> None:
    """A link leads to the round without the last move."""
    found = set(hrefs(read_page(table(site, WHOLE.written(2)))))
    assert f"/en/{PAGE}?moves={WHOLE.written(1)}" in found
    assert f"/en/{PAGE}" in set(hrefs(read_page(table(site, WHOLE.written(1)))))


def test_looking_keeps_nothing(site: Client) -> None:
    """Playing needs no cookie and writes nothing."""
    response = table(site, WHOLE.written())
    assert COOKIE not in response.cookies
    assert not Learner.objects.exists()


def test_htmx_gets_the_stage_alone(site: Client) -> None:
    """A move by script brings no page around it."""
    response = table(site, WHOLE.written(1), **{"hx-request": "true"})
    assert b"<html" not in response.content
    assert b'id="stage"' in response.content
    assert "HX-Request" in response.headers["Vary"]


def test_going_back_gets_the_whole_page(site: Client) -> None:
    """History asks with the headers of scripts, but wants a page."""
    headers = {"hx-request": "true", "hx-history-restore-request": "true"}
    response = table(site, WHOLE.written(1), **headers)
    assert list(read_page(response).iter("html"))
    assert {"HX-Request", "HX-History-Restore-Request"} <= set(response["Vary"].split(", "))


def test_the_lesson_is_finished(site: Client) -> None:
    """After the last move a button sets the tile of the lesson on the learner's wall."""
    response = site.post(f"/en/{PAGE}finish/", {"moves": WHOLE.written()})
    assert response.status_code == 302
    root = read_page(site.get(response.headers["Location"]))
    assert "1 lesson finished" in words(having(root, "own-wall")[0])
    site.post(f"/en/{PAGE}finish/", {"moves": WHOLE.written()})
    assert Learner.objects.count() == 1


def test_the_cover_leads_on_when_it_is_done(site: Client) -> None:
    """A round that was played leads to the next lesson, or to another round."""
    begin = "/en/learn/first-round/start/"
    cover = "/en/learn/first-round/"
    assert hrefs_of_actions(site, cover)[0] == begin
    site.post(f"/en/{PAGE}finish/", {"moves": WHOLE.written()})
    following, again, _ = hrefs_of_actions(site, cover)
    assert following == f"/en/learn/{LESSONS[0].id}/"
    assert again == begin


def hrefs_of_actions(site: Client, page: str) -> list[str]:
    """List where the actions of a page lead."""
    return list(hrefs(having(read_page(site.get(page)), "actions")[0]))


def test_the_contents_go_on_with_it(site: Client) -> None:
    """When all other lessons are done, the contents lead to the cover."""
    from tutorial.learners import Record
    from tutorial.lessons.progress import overview

    record = Record()
    for lesson in LESSONS:
        if lesson is not FIRST_ROUND:
            record = record.with_lesson(lesson.id, record.lesson(lesson.id).finished())
    assert overview(record).going_on is FIRST_ROUND
    site.post(f"/en/{PAGE}finish/", {"moves": WHOLE.written()})
    Learner.objects.update(state=record.to_json())
    assert "/en/learn/first-round/" in hrefs(
        having(read_page(site.get("/en/learn/")), "actions")[0]
    )


@pytest.mark.parametrize("moves", ["", WHOLE.written(2), "9B1", "x", "1B1" * 50, "\x00"])
def test_an_unfinished_round_finishes_nothing(site: Client, moves: str) -> None:
    """Without a whole round nothing is kept."""
    response = site.post(f"/en/{PAGE}finish/", {"moves": moves})
    assert response.status_code == 400
    assert f"/en/{PAGE}" in hrefs(read_page(response))
    assert not Learner.objects.exists()


def test_finishing_is_asked_by_a_form(site: Client) -> None:
    """The address of the button can't be opened."""
    assert site.get(f"/en/{PAGE}finish/").status_code == 405


@pytest.mark.parametrize(
    "query",
    [
        "moves=1",
        "moves=1X1",
        "moves=1B9",
        "moves=%00%00%00",
        "moves=%FF",
        "moves=" + "1B1" * 21,
        "moves=" + "x" * 5000,
        "moves=9B1",
        f"moves={WHOLE.written()}CB1",
        f"moves={WHOLE.written()}{WHOLE.written()}",
        "moves=CB1",
        "take=9B",
        "take=CM",
        "take=%00",
        "take=" + "x" * 5000,
        "take=1B1",
    ],
)
def test_what_is_no_round_is_refused(site: Client, query: str) -> None:
    """Moves that can't be read or made get a clear message and a way on."""
    response = site.get(f"/sl/{PAGE}?{query}")
    assert response.status_code == 400
    assert f"/sl/{PAGE}" in hrefs(read_page(response))


@pytest.mark.parametrize("run", ["0", "zzzzzz", "check", "3"])
def test_every_run_is_a_round(site: Client, run: str) -> None:
    """Any number that an address can hold deals a round."""
    assert site.get(f"/en/learn/first-round/{run}/").status_code == 200


@pytest.mark.parametrize("run", ["zzzzzzz", "A", "-1", "01", "a b", "a/b", "%00", "1.5"])
def test_other_runs_are_not_there(site: Client, run: str) -> None:
    """What is no number of a round has no page."""
    assert site.get(f"/en/learn/first-round/{run}/").status_code == 404
