"""Two languages side by side: `?with=<code>`."""

from xml.etree.ElementTree import Element

import pytest
from django.test import Client
from django.utils import translation

from rulesite.rulebook import find_section
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.pages.test_errors import refused
from tests.rulesite.reading import having, hrefs, visited, words

PAIRS = [(one, other) for one in LANGUAGES for other in LANGUAGES if one != other]
PLACES = ["rules/tile-scoring/", "rules/complete/"]

every_pair = pytest.mark.parametrize(("language", "other"), PAIRS)
every_place = pytest.mark.parametrize("place", PLACES)


def columns(unit: Element) -> tuple[Element, Element]:
    """Return the two columns of a unit's text."""
    left, right = having(unit, "pair")[0]
    return left, right


@every_pair
@every_place
def test_every_unit_stands_in_both_languages(language: str, other: str, place: str) -> None:
    """Unit by unit two columns stand side by side, each with its own language."""
    units = having(visited(f"/{language}/{place}?with={other}"), "unit")
    assert units
    for unit in units:
        left, right = columns(unit)
        assert (left.get("lang"), right.get("lang")) == (language, other)


@every_pair
def test_columns_say_what_their_languages_say(language: str, other: str) -> None:
    """Each column holds the title and the text of its own language."""
    section = find_section("tile-scoring")
    assert section is not None
    shown = having(visited(f"/{language}/rules/tile-scoring/?with={other}"), "unit")
    for unit, node in zip(section.units, shown, strict=True):
        for code, column in zip((language, other), columns(node), strict=True):
            with translation.override(code):
                assert str(unit.title) in words(column)
                assert unit.text in words(column)


def test_worked_examples_are_told_in_both_languages() -> None:
    """Steps and sum of a figure stand in both columns, not under the drawing again."""
    root = visited("/en/rules/tile-scoring/?with=sl")
    figures = [unit for unit in having(root, "unit") if having(unit, "explained")]
    assert figures
    for unit in figures:
        left, right = having(unit, "explained")[0]
        assert words(left)
        assert words(right)
        assert not list(unit.iter("figcaption"))


@every_place
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_other_language_can_be_chosen(language: str, place: str) -> None:
    """The page offers each other language; with one chosen, it offers the way back."""
    (choice,) = having(visited(f"/{language}/{place}"), "beside-choice")
    others = [code for code in LANGUAGES if code != language]
    assert list(hrefs(choice)) == [f"?with={code}" for code in others]
    (back,) = having(visited(f"/{language}/{place}?with={others[0]}"), "beside-choice")
    assert list(hrefs(back)) == [f"/{language}/{place}"]


@every_pair
def test_the_language_menu_lets_them_change_places(language: str, other: str) -> None:
    """Going over to the second language keeps the first beside it."""
    root = visited(f"/{language}/rules/who-wins/?with={other}")
    menu = next(node for node in having(root, "languages") if node.tag == "ul")
    links = {link.get("lang"): link.get("href") for link in menu.iter("a")}
    assert links[other] == f"/{other}/rules/who-wins/?with={language}"
    assert all(links[code].endswith(f"?with={other}") for code in LANGUAGES if code != other)


@pytest.mark.parametrize("code", ["de", "SL", "sl-SI", "xx", "../tr", "%00", "tr,sl"])
@every_place
def test_a_language_that_is_not_offered_is_refused(site: Client, place: str, code: str) -> None:
    """An unknown language gets a clear sentence, and the way to the page itself."""
    root = refused(site.get(f"/sv/{place}?with={code}"), 404, "sv")
    assert f"/sv/{place}" in set(hrefs(root))


@every_place
def test_one_s_own_language_is_no_second_one(place: str) -> None:
    """Asked for beside itself, a language stands alone."""
    root = visited(f"/tr/{place}?with=tr")
    assert having(root, "unit")
    assert not having(root, "pair")


@every_pair
def test_two_languages_are_the_same_page_to_search_engines(language: str, other: str) -> None:
    """The page in two languages names the page in one as the one to list."""
    root = visited(f"/{language}/rules/who-wins/?with={other}")
    (canonical,) = [node for node in root.iter("link") if node.get("rel") == "canonical"]
    assert canonical.get("href", "").endswith(f"/{language}/rules/who-wins/")
