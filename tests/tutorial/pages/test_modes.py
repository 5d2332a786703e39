"""Daily set, streak and duel as pages."""

from datetime import timedelta
from xml.etree.ElementTree import Element

import pytest
from django.test import Client

from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.reading import having, hrefs, read_page, with_id, words
from tests.tutorial.pages.test_learn import send
from tests.tutorial.tasks.answering import is_step
from tutorial.learners.keeper import COOKIE
from tutorial.models import Learner
from tutorial.practice.daily import COUNT, FIRST_DAY, daily_item, today
from tutorial.practice.duel import Duel
from tutorial.practice.streak import streak_item
from tutorial.puzzles import PuzzleType
from tutorial.puzzles.seed import Seed, base36

pytestmark = pytest.mark.django_db

DAY = FIRST_DAY.isoformat()
every_language = pytest.mark.parametrize("language", LANGUAGES)


def values(kind: PuzzleType, seed: Seed, right: bool = True) -> list[str]:
    """Return an answer to a puzzle, right or wrong."""
    task = kind.make(seed).task
    if right:
        return task.solutions()[0]
    judged = (given for given in task.choices() if not is_step(task, given))
    return next(given for given in judged if not task.judge(task.read(given)).is_right)


def controls(root: Element, *, closed: bool) -> list[Element]:
    """List what can be pressed or typed into; of the whole page, or of what is closed."""
    roots = having(root, "closed") if closed else [having(root, "stage")[0]]
    assert all("disabled" in box.attrib for box in having(root, "closed"))
    names = {"button", "input", "select"}
    return [node for box in roots for node in box.iter() if node.tag in names]


def has_closed(root: Element) -> bool:
    """Tell whether an answered page takes no further answer and offers no way to send one."""
    is_closed = len(having(root, "closed")) == 1
    everything = controls(root, closed=False)
    sends = [node for node in everything if words(node) == "Check"]
    return is_closed and everything == controls(root, closed=True) and not sends


def answered(site: Client, address: str, given: list[str]) -> tuple[str, set[str]]:
    """Send an answer; return the words of the page and where it leads."""
    root = read_page(send(site, address, *given))
    return words(root), set(hrefs(root))


@every_language
def test_today_leads_to_its_date(site: Client, language: str) -> None:
    """The daily set has an address of its own for each day, by UTC."""
    response = site.get(f"/{language}/practice/daily/")
    assert response.headers["Location"] == f"/{language}/practice/daily/{today()}/"
    page = read_page(site.get(response.headers["Location"]))
    items = {f"/{language}/practice/daily/{today()}/{number}/" for number in range(1, COUNT + 1)}
    assert items <= set(hrefs(page))
    assert not site.cookies


def test_a_daily_set_is_kept(site: Client) -> None:
    """First answers count, and the page of the day shows them."""
    for number in range(1, COUNT + 1):
        address = f"/en/practice/daily/{DAY}/{number}/"
        answered(site, address, values(*daily_item(FIRST_DAY, number), right=number != 2))
        answered(site, address, values(*daily_item(FIRST_DAY, number)))
    assert "4 of 5 right" in words(read_page(site.get(f"/en/practice/daily/{DAY}/")))


@pytest.mark.parametrize("right", [True, False])
def test_a_daily_puzzle_says_how_it_was_answered_first(site: Client, right: bool) -> None:
    """A later answer is said not to count; on coming back nothing is left to be skipped."""
    address, how = f"/en/practice/daily/{DAY}/2/", "right" if right else "wrong"
    said = f"Your first answer was {how}. Only the first answer counts."
    puzzle = daily_item(FIRST_DAY, 2)
    assert "first answer" not in answered(site, address, values(*puzzle, right=right))[0]
    assert said in answered(site, address, values(*puzzle, right=not right))[0]
    stage = words(having(read_page(site.get(address)), "stage")[0])
    assert said in stage
    assert "Skip" not in stage
    assert "Next puzzle" in stage


def test_who_is_not_known_is_told_nothing_untrue(site: Client) -> None:
    """Without a cookie no answer is noted, so none is said to have been the first."""
    address = f"/en/practice/daily/{DAY}/2/"
    for right in (False, True):
        site.cookies.clear()
        given = values(*daily_item(FIRST_DAY, 2), right=right)
        assert "first answer" not in answered(site, address, given)[0]
    site.cookies.clear()
    assert "Skip" in words(having(read_page(site.get(address)), "stage")[0])


@pytest.mark.parametrize(
    "day",
    ["2026-10-31", "x", "2026-11-31", f"{today() + timedelta(1)}", "0001-01-01", "9999-12-31"],
)
def test_days_without_a_set(site: Client, day: str) -> None:
    """A day that has no puzzles is refused with a way to today's."""
    for address in (f"/sl/practice/daily/{day}/", f"/sl/practice/daily/{day}/1/"):
        response = site.get(address)
        assert response.status_code == 404
        assert "/sl/practice/daily/" in set(hrefs(read_page(response)))


def test_other_days_are_others(site: Client) -> None:
    """The list of days leads to all but the one that is shown."""
    listed = set(hrefs(with_id(read_page(site.get(f"/en/practice/daily/{DAY}/")), "main")))
    assert f"/en/practice/daily/{DAY}/" not in listed
    assert f"/en/practice/daily/{today()}/" in listed


@pytest.mark.parametrize("number", [0, 6, 99])
def test_no_such_item(site: Client, number: int) -> None:
    """A day has five puzzles."""
    assert site.get(f"/tr/practice/daily/{DAY}/{number}/").status_code == 404


def test_a_streak_goes_on_until_a_mistake(site: Client) -> None:
    """Right answers lead on, a wrong one ends the streak, and the longest is remembered."""
    for number in (1, 2):
        _, links = answered(
            site, f"/en/practice/streak/7/{number}/", values(*streak_item(7, number))
        )
        assert f"/en/practice/streak/7/{number + 1}/" in links
    said, links = answered(
        site, "/en/practice/streak/7/3/", values(*streak_item(7, 3), right=False)
    )
    assert "2 right" in said
    assert "/en/practice/streak/7/4/" not in links
    assert "2 puzzles" in words(read_page(site.get("/en/practice/streak/")))


def mistaken(site: Client, number: int = 2) -> None:
    """Answer the puzzles of a streak, that with a number wrongly."""
    for at in range(1, number + 1):
        given = values(*streak_item(7, at), right=at != number)
        send(site, f"/en/practice/streak/7/{at}/", *given)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_corrected_mistake_does_not_count(site: Client, number: int) -> None:
    """Whoever goes back and answers rightly is told that the first answer counts."""
    mistaken(site, number)
    address = f"/en/practice/streak/7/{number}/"
    root = read_page(send(site, address, *values(*streak_item(7, number))))
    assert "Only the first answer counts." in words(root)
    assert f"{number - 1} right" in words(root)
    assert f"/en/practice/streak/7/{number + 1}/" not in set(hrefs(root))
    assert "/en/practice/streak/start/" in set(hrefs(root))


@pytest.mark.parametrize("number", [1, 2, 3, 998])
def test_a_broken_streak_does_not_go_on(site: Client, number: int) -> None:
    """Every page of a streak with a mistake leads to where a new one begins."""
    mistaken(site)
    response = site.get(f"/en/practice/streak/7/{number}/", follow=True)
    assert response.redirect_chain == [("/en/practice/streak/", 302)]
    assert "Your last streak has ended: 1 right." in words(read_page(response))


def test_a_puzzle_that_was_right_leads_on(site: Client) -> None:
    """Going back in a streak leads to the puzzle that is next; so does answering again."""
    mistaken(site, 3)
    for number in (1, 2):
        send(site, f"/en/practice/streak/8/{number}/", *values(*streak_item(8, number)))
    response = site.get("/en/practice/streak/8/1/?large=1")
    assert response.headers["Location"] == "/en/practice/streak/8/3/?large=1"
    given = values(*streak_item(8, 1), right=False)
    said, links = answered(site, "/en/practice/streak/8/1/", given)
    assert "Only the first answer counts." in said
    assert "The streak ends here" not in said
    assert "/en/practice/streak/8/3/" in links


def test_a_streak_says_how_hard_it_is(site: Client) -> None:
    """The difficulty rises every three puzzles; it is no step on a way that ends."""
    said = words(read_page(site.get("/en/practice/streak/7/5/")))
    assert "Streak · puzzle 5 Difficulty: 2 of 13" in said
    assert "Nothing is counted here" in said
    assert "Nothing is counted here" not in words(read_page(site.get("/en/practice/streak/7/1/")))


def one_of_each_form() -> list[Duel]:
    """Find turns of duels so that each way of answering comes up."""
    found = {}
    for run in range(80):
        duel = Duel(run, 3, 2)
        kind, seed = duel.item()
        found.setdefault(kind.make(seed).task.form, duel)
    return list(found.values())


@pytest.mark.parametrize("right", [True, False])
def test_a_duel_takes_one_answer(site: Client, right: bool) -> None:
    """Once answered, rightly or not, a turn is closed in every form, and the mark is set."""
    duels = one_of_each_form()
    assert len(duels) >= 6
    for duel in duels:
        address = f"/en/practice/duel/{base36(duel.run)}/?{duel.query()}"
        root = read_page(send(site, address, *values(*duel.item(), right=right)))
        assert has_closed(root), duel
        (onward,) = [link for link in hrefs(having(root, "closed")[0]) if "marks=" in link]
        assert onward.endswith(f"marks={int(right)}")


def test_what_is_no_answer_leaves_a_turn_open(site: Client) -> None:
    """Who sends something that can't be read may still answer."""
    for address in (f"/en/practice/duel/5/?{Duel(5, 3, 1).query()}", "/en/practice/streak/7/1/"):
        root = read_page(send(site, address, "nonsense"))
        assert not having(root, "closed")
        assert not having(read_page(site.get(address)), "closed")


@pytest.mark.parametrize("right", [True, False])
def test_a_streak_takes_one_answer(site: Client, right: bool) -> None:
    """A puzzle of a streak that was answered is closed."""
    given = values(*streak_item(7, 1), right=right)
    assert has_closed(read_page(send(site, "/en/practice/streak/7/1/", *given)))


def test_an_address_alone_is_no_streak(site: Client) -> None:
    """A link into the middle of a streak can be played, but is not the reader's own."""
    for number, right in ((998, True), (998, False)):
        address = f"/en/practice/streak/7/{number}/"
        said, _ = answered(site, address, values(*streak_item(7, number), right=right))
        assert "997" not in said
    assert "The streak ends here." in said
    assert "longest so far" not in words(read_page(site.get("/en/practice/streak/")))


def test_a_streak_starts_fresh(site: Client) -> None:
    """Starting leads to the first puzzle of a new run."""
    address = site.get("/en/practice/streak/start/").headers["Location"]
    assert address.endswith("/1/")
    assert site.get(address).status_code == 200
    assert site.get("/en/practice/streak/7/0/").status_code == 404


def test_a_duel_is_all_in_its_address(site: Client) -> None:
    """Turn by turn the address takes the answers up; nothing is stored, and somebody wins."""
    address = site.get("/en/practice/duel/start/?rounds=3&level=1").headers["Location"]
    run = int(address.split("/")[4], 36)
    duel = Duel(run, 3, 1)
    while not duel.is_over:
        kind, seed = duel.item()
        given = values(kind, seed, right=duel.player == 2)
        duel = Duel(run, 3, 1, duel.marks + ("1" if duel.player == 2 else "0"))
        _, links = answered(site, address, given)
        (address,) = [link for link in links if "marks=" in link and link.endswith(duel.marks)]
    assert "Player 2 wins" in words(read_page(site.get(address)))
    assert COOKIE not in site.cookies
    assert not Learner.objects.exists()


@pytest.mark.parametrize(
    "query", ["marks=2", "rounds=4", "level=9", "marks=" + "1" * 99, "marks=%00", "rounds="]
)
def test_what_is_no_duel(site: Client, query: str) -> None:
    """A made-up duel is refused with a way to a new one."""
    response = site.get(f"/sv/practice/duel/5/?{query}")
    assert response.status_code == 400
    assert "/sv/practice/duel/" in set(hrefs(read_page(response)))
