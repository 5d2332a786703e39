"""The start page: what the site is, four doors, and where to begin."""

import pytest
from django.utils import translation

from engine.tiles import COLORS
from rulesite.board.figures import figure_view
from rulesite.frame import doors
from rulesite.pages.start import HERO, door_texts
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.reading import READER, first, having, hrefs, visited, words

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_four_doors_with_a_line_each(language: str) -> None:
    """Each door has a card with its tile, its name and one line on what is behind it."""
    (cards,) = having(visited(f"/{language}/"), "door-cards")
    with translation.override(language):
        wanted = [(door.label, door_texts()[door.id][1]) for door in doors("/")]
    shown = [
        (words(first(card, "strong")), words(first(card, "span"))) for card in cards.iter("li")
    ]
    assert shown == wanted
    assert list(hrefs(cards)) == [
        f"/{language}/{door}/" for door in ("rules", "learn", "practice", "table")
    ]


def test_each_door_has_its_own_tile() -> None:
    """The cards differ by motif too."""
    tiles = [tile for tile, _ in door_texts().values()]
    assert len(set(tiles)) == len(tiles) == 4
    assert set(tiles) < set(COLORS)


@every_language
def test_a_first_step_is_offered(language: str) -> None:
    """Who has never played is led to the first lesson, who has to the puzzles of the day."""
    (actions,) = having(visited(f"/{language}/"), "actions")
    lesson, puzzle = actions.iter("a")
    assert lesson.get("href") == f"/{language}/learn/your-board/"
    assert puzzle.get("href") == f"/{language}/practice/daily/"
    assert "is-second" not in lesson.get("class", "").split()
    assert READER.get(puzzle.get("href", "")).status_code == 302


@every_language
def test_the_picture_is_a_position(language: str) -> None:
    """The picture is a wall scored by the engine, with its sum."""
    (figure,) = having(visited(f"/{language}/"), "hero-figure")
    with translation.override(language):
        assert words(first(figure, "figcaption")) == figure_view(HERO).total
    assert len(having(figure, "is-placed")) == 1
