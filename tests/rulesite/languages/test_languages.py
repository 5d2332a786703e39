"""The languages on offer: codes, names and forms that the web understands."""

import re

import pytest
from django.utils.translation import get_language_info

from rulesite.catalogs import PLURAL_FORMS, catalog_path, plural_count, translated_languages
from rulesite.languages import OFFERED, Language

every_language = pytest.mark.parametrize("language", OFFERED, ids=lambda language: language.code)


def test_the_menu() -> None:
    """The four languages, each by its own name, in the order of the menu."""
    names = [(language.code, language.name) for language in OFFERED]
    assert names == [
        ("tr", "Türkçe"),
        ("sl", "Slovenščina"),
        ("sv", "Svenska"),
        ("en", "English"),
    ]


@every_language
def test_codes_are_plain(language: Language) -> None:
    """A language is two letters; its Open Graph form adds the country."""
    assert re.fullmatch(r"[a-z]{2}", language.code)
    assert re.fullmatch(rf"{language.code}_[A-Z]{{2}}", language.og_locale)


@every_language
def test_names_are_those_of_the_language(language: Language) -> None:
    """A language is called what its speakers call it, with a capital as a menu has."""
    assert language.name.casefold() == get_language_info(language.code)["name_local"].casefold()
    assert language.name[0].isupper()


def test_all_but_the_source_are_translated() -> None:
    """English is the source; each other language has a catalogue and a plural rule."""
    assert translated_languages() == ["tr", "sl", "sv"]
    assert set(PLURAL_FORMS) == set(translated_languages())
    assert {code: plural_count(code) for code in PLURAL_FORMS} == {"tr": 2, "sl": 4, "sv": 2}


@pytest.mark.parametrize("code", translated_languages())
def test_catalogs_are_where_they_are_looked_for(code: str) -> None:
    """A language has its texts and their compiled form side by side."""
    assert catalog_path(code).is_file()
    assert catalog_path(code, "mo").is_file()
