"""The rules as a book: contents, sections, everything on one page."""

import pytest
from django.utils import translation

from rulesite.pages.rules import SHORT_SECTION
from rulesite.rulebook import BOOK, Section, numbered_units
from rulesite.rulebook.citation import cite
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.reading import first, having, hrefs, visited, with_id, words

UNITS = numbered_units()
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_section = pytest.mark.parametrize("section", BOOK, ids=lambda section: section.id)


@every_language
def test_the_contents_list_every_unit(language: str) -> None:
    """The contents name each section and each unit in order, with links to them."""
    root = visited(f"/{language}/rules/")
    with translation.override(language):
        wanted = [cite(entry.unit.id) for entry in UNITS]
        items = [item for listing in having(root, "contents") for item in listing.iter("li")]
        assert [words(item) for item in items] == [f"{one.number} {one.title}" for one in wanted]
        assert [first(item, "a").get("href") for item in items] == [one.href for one in wanted]
        headings = [words(node) for node in root.iter("h2")]
        assert headings == [f"{place} {section.title}" for place, section in enumerate(BOOK, 1)]
    assert {f"/{language}/rules/{section.id}/" for section in BOOK} <= set(hrefs(root))


@every_section
@every_language
def test_a_section_shows_its_units(section: Section, language: str) -> None:
    """A section shows its units and no others, in order, under its title and summary."""
    root = visited(f"/{language}/rules/{section.id}/")
    assert [node.get("id") for node in having(root, "unit")] == [unit.id for unit in section.units]
    with translation.override(language):
        assert str(section.title) in words(first(root, "h1"))
        assert words(having(root, "lead")[0]) == str(section.summary)


@every_section
def test_long_section_lists_its_units(section: Section) -> None:
    """A section of more than four units begins with a list of them; a short one doesn't."""
    lists = having(visited(f"/en/rules/{section.id}/"), "on-page")
    if len(section.units) <= SHORT_SECTION:
        assert not lists
    else:
        assert list(hrefs(lists[0])) == [f"#{unit.id}" for unit in section.units]


@every_language
def test_sections_can_be_turned_like_pages(language: str) -> None:
    """From each section a link leads to the one before and the one after it."""
    for place, section in enumerate(BOOK):
        (turn,) = having(visited(f"/{language}/rules/{section.id}/"), "turn-page")
        beside = {"prev": place - 1, "next": place + 1}
        assert [(link.get("rel"), link.get("href")) for link in turn.iter("a")] == [
            (rel, f"/{language}/rules/{BOOK[at].id}/")
            for rel, at in beside.items()
            if 0 <= at < len(BOOK)
        ]


@every_language
def test_the_whole_book_is_on_one_page(language: str) -> None:
    """All units are on the complete page, everything open, so that it prints."""
    root = visited(f"/{language}/rules/complete/")
    ids = [node.get("id") for node in having(root, "unit")]
    assert ids == [entry.unit.id for entry in UNITS]
    assert [with_id(root, section.id).tag for section in BOOK] == ["h2"] * len(BOOK)
    assert all("open" in node.attrib for node in first(root, "main").iter("details"))
    assert len(having(root, "more")) == len(ids)


@every_language
def test_complete_holds_every_sentence(language: str) -> None:
    """With style and scripts stripped, each title and text is there."""
    text = words(first(visited(f"/{language}/rules/complete/"), "main"))
    with translation.override(language):
        for entry in UNITS:
            assert " ".join(str(entry.unit.title).split()) in text
            assert " ".join(entry.unit.text.split()) in text


@every_language
def test_terms_lead_to_the_glossary(language: str) -> None:
    """Terms in running text are links to places that the glossary has."""
    root = visited(f"/{language}/rules/complete/")
    glossary = visited(f"/{language}/glossary/")
    terms = [link.get("href", "") for link in having(root, "term")]
    assert terms
    for address in set(terms):
        path, _, anchor = address.partition("#")
        assert path == f"/{language}/glossary/"
        assert with_id(glossary, anchor) is not None


def test_no_section_shares_an_anchor_with_a_unit() -> None:
    """On one page, sections and units can all be pointed to."""
    ids = [entry.unit.id for entry in UNITS] + [section.id for section in BOOK]
    assert len(ids) == len(set(ids))
