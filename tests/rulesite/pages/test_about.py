"""About the site: what it is not, whose words these are, and what is stored."""

import pytest

from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.reading import first, visited, words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_site_says_that_it_is_unofficial(language: str) -> None:
    """Author and publisher of the game are named, and the licences of what is ours."""
    text = words(first(visited(f"/{language}/about/"), "main")).replace("\N{NO-BREAK SPACE}", " ")
    assert all(name in text for name in ("Azul", "Kiesling", "Next Move", "CC BY 4.0", "MIT"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_matters_are_told(language: str) -> None:
    """Unofficial, own words, where numbers come from, what is stored: a heading each."""
    headings = [words(node) for node in visited(f"/{language}/about/").iter("h2")]
    assert len(set(headings)) == 4
