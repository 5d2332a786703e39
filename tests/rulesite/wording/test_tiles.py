"""Tiles and points in words, in four languages that count in different ways."""

import pytest
from django.utils import translation

from engine.tiles import COLORS, MARKER, Color
from rulesite.wording.tiles import color_name, points, taken, thing_name, tiles_of
from tests.rulesite.addresses import LANGUAGES

BLUE = {
    "en": ("1 blue tile", "2 blue tiles", "3 blue tiles", "5 blue tiles"),
    "tr": ("1 mavi karo", "2 mavi karo", "3 mavi karo", "5 mavi karo"),
    "sl": ("1 modra ploščica", "2 modri ploščici", "3 modre ploščice", "5 modrih ploščic"),
    "sv": ("1 blå bricka", "2 blå brickor", "3 blå brickor", "5 blå brickor"),
}
NAMES = {
    "en": ("blue", "yellow", "red", "black", "white"),
    "tr": ("mavi", "sarı", "kırmızı", "siyah", "beyaz"),
    "sl": ("modra", "rumena", "rdeča", "črna", "bela"),
    "sv": ("blå", "gul", "röd", "svart", "vit"),
}
COUNTS = range(21)

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_colors_have_names(language: str) -> None:
    """The five colors are named in the order of the box."""
    with translation.override(language):
        assert tuple(color_name(color) for color in COLORS) == NAMES[language]


@every_language
def test_tiles_are_counted_as_the_language_counts(language: str) -> None:
    """One, two, three and five tiles: Slovenian has a form for each, Turkish one for all."""
    with translation.override(language):
        assert tuple(tiles_of(Color.BLUE, count) for count in (1, 2, 3, 5)) == BLUE[language]


@every_language
@pytest.mark.parametrize("color", COLORS)
def test_every_count_of_every_color(language: str, color: Color) -> None:
    """Any number of any color can be said: the number, then the words."""
    with translation.override("en"):
        english = [tiles_of(color, count) for count in COUNTS]
    with translation.override(language):
        said = [tiles_of(color, count) for count in COUNTS]
    assert all(text.startswith(f"{count} ") for count, text in zip(COUNTS, said, strict=True))
    assert not any("{" in text for text in said)
    assert language == "en" or not set(said) & set(english)


@every_language
def test_no_two_colors_are_said_alike(language: str) -> None:
    """Who hears the words knows the color."""
    with translation.override(language):
        for count in COUNTS:
            assert len({tiles_of(color, count) for color in COLORS}) == len(COLORS)


@every_language
def test_things_on_a_space(language: str) -> None:
    """On a space lies a tile or the marker, and each is called what it is."""
    with translation.override(language):
        names = [thing_name(thing) for thing in (*COLORS, MARKER)]
        assert names[:-1] == [tiles_of(color, 1) for color in COLORS]
    assert len(set(names)) == len(names)


@every_language
def test_points(language: str) -> None:
    """Points are counted as a label."""
    with translation.override(language):
        assert points(7).startswith("7 ")
        assert points(0).startswith("0 ")


@every_language
def test_what_a_take_brings(language: str) -> None:
    """A take is said with its tiles."""
    with translation.override(language):
        assert tiles_of(Color.RED, 3) in taken(Color.RED, 3)
