"""A sheet that was filled in with no network is sent whole, and audited like every other."""

import pytest

from rulesite.sheet import Sheet
from tests.rulesite.pages.kept_sheet import Kept, begin, told, totals
from tests.rulesite.reading import having, read_page, words
from tests.rulesite.sheet.played import played, sheet_of
from tests.rulesite.sheet.test_reckoning import every_kind

pytestmark = pytest.mark.django_db

IMPOSSIBLE = "c2 | Y2 R3 K4 W5, Y2 R3 K4 W5"


def half_told(sheet: Sheet) -> Kept:
    """Tell the first two rounds with a network."""
    return told(Sheet(sheet.players, sheet.grey, sheet.rounds[:2]))


@every_kind
def test_the_rest_of_a_game_is_sent_at_once(players: int, grey: bool) -> None:
    """Begun with a network and told to the end without, a game has the engine's totals."""
    game = played(players, grey, 2)
    kept = half_told(sheet_of(game))
    response = kept.do("send", s=str(sheet_of(game)))
    assert response.status_code == 303
    assert "Sheet sent. Player A" in words(read_page(kept.follow(response)))
    assert totals(kept.page()) == list(game.result().scores)


def test_what_can_not_be_is_not_kept() -> None:
    """The audit's reasons are shown, and the sheet stays as it was."""
    kept = begin()
    response = kept.do("send", s=IMPOSSIBLE)
    assert response.status_code == 422
    assert having(read_page(response), "findings")
    assert b"<tbody>" not in kept.page().content


def test_what_was_changed_meanwhile_is_not_overwritten() -> None:
    """Another one at the table has told a round since: both can be seen before one is chosen."""
    sheet = sheet_of(played(2, False, 2))
    kept = half_told(sheet)
    state = kept.state()
    kept.do("undo")
    response = kept.do("send", s=str(sheet), state=state)
    assert response.status_code == 409
    assert b'data-state="' in response.content
    assert kept.do("send", s=str(sheet)).status_code == 303


@pytest.mark.parametrize("text", ["", "c2 | B9", "g2", "c3", "x" * 7000, "c2 | -, -; " * 50])
def test_what_is_no_sheet_of_this_game(text: str) -> None:
    """Neither nonsense nor a game with other boards takes the place of a sheet."""
    kept = begin()
    assert kept.do("send", s=text).status_code == 400
    assert kept.page().status_code == 200


def test_an_empty_sheet_can_be_sent() -> None:
    """Every round taken back with no network: so be it."""
    kept = half_told(sheet_of(played(2, False, 2)))
    assert kept.do("send", s="c2").status_code == 303
    assert b"<tbody>" not in kept.page().content
