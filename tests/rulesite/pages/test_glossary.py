"""The page of all terms."""

import pytest
from django.utils import translation

from rulesite.glossary import DEFINITIONS, TERMS
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.reading import first, having, hrefs, visited, with_id, words

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_every_term_has_its_place(language: str) -> None:
    """Each term has an anchor; its name is first in the reader's language, then in the others."""
    root = visited(f"/{language}/glossary/")
    for term in TERMS:
        entry = with_id(root, term.id)
        assert words(first(entry, "h3")) == term.name(language)
        (names,) = having(entry, "names")
        others = {item.get("lang", ""): words(item) for item in names.iter("li")}
        assert others.keys() == {*LANGUAGES} - {language}
        assert all(text.endswith(term.name(code)) for code, text in others.items())


@every_language
def test_every_entry_has_meaning_picture_and_rules(language: str) -> None:
    """A sentence, one drawing hidden from the ear, and links to the rules that say more."""
    root = visited(f"/{language}/glossary/")
    with translation.override(language):
        texts = {term_id: definition.text for term_id, definition in DEFINITIONS.items()}
    for term in TERMS:
        entry = with_id(root, term.id)
        assert texts[term.id] in words(entry)
        (picture,) = entry.iter("svg")
        assert picture.get("aria-hidden") == "true"
        fragments = [href.partition("#")[2] for href in hrefs(entry)]
        assert fragments == list(DEFINITIONS[term.id].units)


@every_language
def test_index_leads_to_every_term(language: str) -> None:
    """The list at the top has each term once."""
    (index,) = having(visited(f"/{language}/glossary/"), "term-index")
    places = [href.removeprefix("#") for href in hrefs(index)]
    assert [place for place in places if not place.startswith("group-")] == [t.id for t in TERMS]


@every_language
def test_footer_leads_to_the_glossary(language: str) -> None:
    """From every page the glossary and the quick reference are one step away."""
    links = set(hrefs(first(visited(f"/{language}/"), "footer")))
    assert {f"/{language}/glossary/", f"/{language}/quick-reference/"} <= links
