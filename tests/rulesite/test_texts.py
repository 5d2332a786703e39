"""The index of texts: what there is to translate, and what the catalogues have."""

import polib  # type: ignore[import-untyped]
import pytest

from rulesite.catalogs import catalog_path, plural_count, translated_languages
from rulesite.texts import Text, all_texts, translated_count
from tests.rulesite.addresses import LANGUAGES

every_translation = pytest.mark.parametrize("language", translated_languages())


def entries(language: str) -> polib.POFile:
    """Read a catalogue."""
    return polib.pofile(str(catalog_path(language)))


@every_translation
def test_the_index_lists_what_the_catalogues_list(language: str) -> None:
    """No text is missing in the index, none is too many, and each says where it stands."""
    in_catalog = {
        (entry.msgctxt or "", entry.msgid, entry.msgid_plural, place)
        for entry in entries(language)
        for place, _ in entry.occurrences
    }
    in_index = {
        (text.context, text.source, text.plural, place)
        for text in all_texts()
        for place in text.places
    }
    assert in_index == in_catalog


@every_translation
def test_translations_are_those_of_the_catalogue(language: str) -> None:
    """Each text is shown as the catalogue has it, every plural form once."""
    texts = {(text.context, text.source): text for text in all_texts()}
    for entry in entries(language):
        forms = list(entry.msgstr_plural.values()) if entry.msgid_plural else [entry.msgstr]
        shown = texts[entry.msgctxt or "", entry.msgid].translations(language)
        assert set(shown) == (set(forms) if entry.translated() else set())
        assert len(shown) <= (plural_count(language) if entry.msgid_plural else 1)


@every_translation
def test_what_is_translated_is_counted(language: str) -> None:
    """The count is that of the catalogue, missing and fuzzy texts left out."""
    assert translated_count(language) == len(entries(language).translated_entries())


def test_the_source_is_always_complete() -> None:
    """English needs no catalogue."""
    assert translated_count("en") == len(all_texts())
    assert Text("", "one", "many", ()).translations("en") == ("one", "many")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("context", ["", "somewhere"])
@pytest.mark.parametrize("plural", ["", "No such texts at all"])
def test_a_missing_text_is_missing(language: str, context: str, plural: str) -> None:
    """What a catalogue does not have comes back empty, whatever its kind."""
    text = Text(context, "No such text at all", plural, ())
    assert text.translations(language) == (text.forms if language == "en" else ())
