"""At the table: what to lay out, and the rules looked up most."""

import pytest
from django.utils import translation

from engine import Game
from rulesite.rulebook.citation import cite
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.reading import first, having, visited, words

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_the_set_up_is_that_of_a_game(language: str) -> None:
    """Displays and tiles for 2, 3 and 4 players are what a game of the engine deals."""
    (table,) = having(visited(f"/{language}/table/"), "points")
    rows = [[int(words(cell)) for cell in row] for row in first(table, "tbody").iter("tr")]
    dealt = [(players, Game.new(players).position.factories) for players in (2, 3, 4)]
    assert rows == [[players, len(shown), sum(map(len, shown))] for players, shown in dealt]


@every_language
def test_what_is_looked_up_most(language: str) -> None:
    """The rules that settle most arguments are one tap away."""
    (listing,) = having(visited(f"/{language}/table/"), "contents")
    links = {link.get("href"): words(link) for link in listing.iter("a")}
    assert len(links) >= 4
    for href, text in links.items():
        with translation.override(language):
            number, title, address = cite(str(href).partition("#")[2])
        assert (href, text) == (address, f"{number} {title}")
