"""The names of players in lessons and puzzles."""

import pytest
from django.utils import translation

from tutorial.people import names, seats

NAMED = {
    "en": ["Ana", "Ben", "Cem", "Dora"],
    "sl": ["Ana", "Ben", "Cem", "Dora"],
    "sv": ["Anna", "Ben", "Cem", "Dora"],
    "tr": ["Elif", "Mert", "Cem", "Defne"],
}


@pytest.mark.parametrize(("language", "expected"), NAMED.items())
def test_names_are_those_of_the_language(language: str, expected: list[str]) -> None:
    """In Turkish nobody is called by the words for “mother” and “I”."""
    with translation.override(language):
        assert names(4) == expected


def test_as_many_as_play() -> None:
    """Two players have two names and two seats."""
    assert names(2) == ["Ana", "Ben"]
    assert seats(3) == ["A", "B", "C"]
