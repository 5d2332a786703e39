"""The coach as pages: one tap on, for every number of players and both boxes."""

import pytest
from django.test import Client

from engine.tiles import DISPLAYS, MAX_PLAYERS
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.reading import having, hrefs, read_page, visited, words
from tutorial.coach import STAGES

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@pytest.mark.parametrize("stage", STAGES, ids=lambda stage: stage.id)
def test_one_tap_leads_on(stage: object, language: str) -> None:
    """A stage shows its rules and its slips, and its buttons keep players and box."""
    page = f"/{language}/learn/table/{stage.id}/?players=3&edition=mini"  # type: ignore[attr-defined]
    root = visited(page)
    assert having(root, "to-do")
    assert having(root, "slips")
    buttons = [button.get("href", "") for button in having(root, "button")]
    assert buttons
    assert all("players=3&edition=mini" in href for href in buttons)


@pytest.mark.parametrize(("players", "displays"), DISPLAYS.items())
def test_the_table_is_laid_out_for_the_players(players: int, displays: int) -> None:
    """The first stage says how many displays there are for so many players."""
    root = visited(f"/en/learn/table/set-up/?players={players}")
    assert f"Lay out {displays} displays" in words(having(root, "to-do")[0])


@pytest.mark.parametrize("players", DISPLAYS)
def test_slips_are_those_of_the_table(players: int) -> None:
    """Too many displays is no slip where all of them are laid out."""
    root = visited(f"/en/learn/table/set-up/?players={players}")
    assert ("Nine displays" in words(having(root, "slips")[0])) == (players < MAX_PLAYERS)


@pytest.mark.parametrize(
    ("tail", "status"),
    [("nope/", 404), ("take/?players=5", 400), ("take/?edition=x", 400), ("take/?players=", 400)],
)
def test_what_is_no_stage(site: Client, tail: str, status: int) -> None:
    """A stage or a table that can't be is refused, with a way back."""
    response = site.get(f"/sv/learn/table/{tail}")
    assert response.status_code == status
    assert "/sv/learn/table/" in set(hrefs(read_page(response)))


def test_the_coach_stores_nothing(site: Client) -> None:
    """The whole state is in the address."""
    assert not site.get("/en/learn/table/take/?players=4").cookies
