"""Score sheets after a form was sent: what happened is said first, and has the focus."""

from xml.etree.ElementTree import Element

import pytest
from django.http import HttpResponse

from rulesite.score.storage import state_of
from rulesite.sheet import Sheet
from tests.rulesite.pages.kept_sheet import HTMX, Kept, begin
from tests.rulesite.pages.test_errors import refused
from tests.rulesite.reading import first, having, hrefs, read_page, with_id, words

pytestmark = pytest.mark.django_db


def ids(page: Element) -> set[str]:
    """List what can be named in an address."""
    return {one.get("id", "") for one in page.iter()}


def focused(page: Element) -> Element:
    """Return the one element that takes the focus at load."""
    (found,) = [one for one in page.iter() if one.get("autofocus") is not None]
    assert found.get("tabindex") == "-1"
    return found


def after(kept: Kept, response: HttpResponse, title: str) -> str:
    """Follow to the page after a form; return what has the focus there."""
    page = read_page(kept.follow(response))
    assert words(first(page, "title")).startswith(f"{title} · Score sheet")
    return words(focused(page))


def test_a_saved_round_is_said() -> None:
    """Which round, and the totals after it."""
    kept = begin()
    said = after(kept, kept.save(1, "B....0M,YR...0"), "Round 1 saved")
    assert said == "Round 1 saved. Player A 0, Player B 2"


def test_a_round_taken_back_is_said() -> None:
    """Its entries stand in the form again, below."""
    kept = begin()
    kept.save(1, "B....0,.....7M")
    assert after(kept, kept.do("undo"), "Round 1 taken back").startswith("Round 1 taken back. ")


def test_whether_names_are_stored_is_said() -> None:
    """With the tick they are, and are used; without it they are not."""
    kept = begin()
    for more, said, name in (
        ({"share": "on"}, "The names are stored with the sheet", "Ana"),
        ({}, "No names are stored with the sheet", "Player A"),
    ):
        response = kept.do("names", name0="Ana", **more)
        assert after(kept, response, said) == f"{said}. {name} 0, Player B 0"


def test_a_correction_says_what_does_not_fit_any_more() -> None:
    """It is saved; the round after it can't have been so, and a link leads to the reason."""
    kept = begin()
    kept.save(1, "B....7M,.....7")
    kept.save(2, "Y....7M,.....7")
    response = kept.save(1, "Y....7M,.....7")
    said = after(kept, response, "Round 1 saved")
    assert said.startswith("Round 1 saved. ")
    assert said.endswith(". A later round does not fit any more")
    page = read_page(kept.follow(response))
    assert list(hrefs(focused(page))) == ["#faults"]
    assert with_id(page, "faults") is not None


def test_a_refused_round_is_said_first() -> None:
    """The heading has the focus, and the title begins with it."""
    kept = begin(2, "g")
    page = read_page(kept.save(1, "B....7M,.....7"))
    heading = words(focused(page))
    assert heading.startswith("Something is missing")
    assert words(first(page, "title")).startswith(heading)


def test_news_are_said_once() -> None:
    """When the sheet has changed since, the same address says nothing of it."""
    kept = begin()
    response = kept.save(1, ".....7M,.....7")
    assert "news" in ids(read_page(kept.follow(response)))
    kept.save(2, ".....7M,.....7")
    assert "news" not in ids(read_page(kept.follow(response)))


def test_nothing_is_said_of_nothing() -> None:
    """A bare address has no news, and nothing takes the focus; nothing is taken back of nothing."""
    kept = begin()
    for page in map(read_page, (kept.browser.get(kept.edit), kept.follow(kept.do("undo")))):
        assert "news" not in ids(page)
        assert not [one for one in page.iter() if one.get("autofocus") is not None]


@pytest.mark.parametrize("done", ["", "x", "saved-1", "saved-1-<b>", "saved-999-" + "0" * 12])
def test_strange_news(done: str) -> None:
    """What can't have been done is refused like every other strange address."""
    kept = begin()
    for headers in ({}, HTMX):
        refused(kept.browser.get(kept.edit, {"done": done}, headers=headers), 400, "en")


def test_news_that_never_were() -> None:
    """The right form is not enough: there must be such a round."""
    kept = begin()
    state = state_of(Sheet(2, False))
    page = read_page(kept.browser.get(kept.edit, {"done": f"saved-1-{state}"}))
    assert "news" not in ids(page)


def test_a_correction_can_be_left() -> None:
    """A link leads back to the round that is next; with nothing corrected there is none."""
    kept = begin()
    kept.save(1, ".....7M,.....7")
    assert "leave" not in ids(read_page(kept.browser.get(kept.edit)))
    page = read_page(kept.browser.get(f"{kept.edit}?round=1"))
    assert with_id(page, "leave").get("href") == kept.edit


def test_what_must_be_corrected_can_not_be_left() -> None:
    """The sheet does not go on before the round that does not fit is put right."""
    kept = begin()
    kept.save(1, "B....7M,.....7")
    kept.save(2, "Y....7M,.....7")
    kept.save(1, "Y....7M,.....7")
    assert "leave" not in ids(read_page(kept.browser.get(kept.edit)))
    assert "leave" in ids(read_page(kept.browser.get(f"{kept.edit}?round=1")))


@pytest.mark.parametrize(
    ("side", "draft", "code", "where"),
    [
        ("c", ".....3,.....0", "clear", "seat-A"),
        ("g", "B....0,.....0", "put-B11", "seat-A"),
        ("c", ".....0,.....0", "seat-B", "seat-B"),
        ("c", ".....0,.....0", "r1c1", "r1c1"),
    ],
)
def test_what_is_gone_to_is_there(side: str, draft: str, code: str, where: str) -> None:
    """Without scripts too, reading goes on at what was pressed, or at the player's board."""
    kept = begin(2, side)
    response = kept.browser.get(f"{kept.edit}?d={draft}&tap={code}")
    assert response.headers["Location"].endswith(f"#{where}")
    page = read_page(kept.follow(response))
    assert where in ids(page)
    assert having(page, "seats")
