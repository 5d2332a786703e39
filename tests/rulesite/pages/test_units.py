"""The rules as a book: contents, sections, everything on one page, what is behind More."""

from xml.etree.ElementTree import Element

import pytest
from django.utils import translation

from rulesite.pages.rules import SHORT_SECTION
from rulesite.rulebook import BOOK, NumberedUnit, Section, numbered_units, referring
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.reading import first, having, hrefs, visited, with_id, words

UNITS = numbered_units()
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_section = pytest.mark.parametrize("section", BOOK, ids=lambda section: section.id)
every_unit = pytest.mark.parametrize("entry", UNITS, ids=lambda entry: entry.unit.id)


def article(entry: NumberedUnit, language: str = "en") -> Element:
    """Return a unit as its section's page shows it."""
    return with_id(visited(f"/{language}/rules/{entry.section.id}/"), entry.unit.id)


def more(entry: NumberedUnit, language: str = "en") -> Element:
    """Return what is behind More."""
    (found,) = having(article(entry, language), "more")
    return found


@every_language
def test_contents_reach_every_unit(language: str) -> None:
    """The contents link to each section and to each unit, in order."""
    links = list(hrefs(first(visited(f"/{language}/rules/"), "main")))
    units = [f"/{language}/rules/{e.section.id}/#{e.unit.id}" for e in UNITS]
    assert [link for link in links if "#" in link] == units
    assert {f"/{language}/rules/{section.id}/" for section in BOOK} <= set(links)


@every_section
def test_long_section_lists_its_units(section: Section) -> None:
    """A section of more than four units begins with a list of them; a short one doesn't."""
    lists = having(visited(f"/en/rules/{section.id}/"), "on-page")
    if len(section.units) <= SHORT_SECTION:
        assert not lists
    else:
        assert list(hrefs(lists[0])) == [f"#{unit.id}" for unit in section.units]


@every_section
def test_pages_can_be_turned(section: Section) -> None:
    """Each section leads to the one before and the one after."""
    (turn,) = having(visited(f"/en/rules/{section.id}/"), "turn-page")
    place = BOOK.index(section)
    beside = [BOOK[at].id for at in (place - 1, place + 1) if 0 <= at < len(BOOK)]
    assert list(hrefs(turn)) == [f"/en/rules/{other}/" for other in beside]


@every_language
def test_complete_holds_every_sentence(language: str) -> None:
    """With style and scripts stripped, each title and text is there, nothing folded away."""
    main = first(visited(f"/{language}/rules/complete/"), "main")
    text = words(main)
    with translation.override(language):
        for entry in UNITS:
            assert " ".join(str(entry.unit.title).split()) in text
            assert " ".join(entry.unit.text.split()) in text
    assert all("open" in node.attrib for node in main.iter("details"))
    assert [node.get("id") for node in having(main, "unit")] == [e.unit.id for e in UNITS]


@every_unit
def test_more_leads_to_related_and_referring_units(entry: NumberedUnit) -> None:
    """More links to the units that a unit names, and to those that name it."""
    links = set(hrefs(more(entry)))
    for other in UNITS:
        if other.unit.id in entry.unit.related or entry.unit.id in other.unit.related:
            assert f"/en/rules/{other.section.id}/#{other.unit.id}" in links


@every_unit
@every_language
def test_more_leads_to_the_unit_in_other_languages(language: str, entry: NumberedUnit) -> None:
    """Each other language is a link, named in itself, to the same anchor."""
    links = {
        link.get("lang"): link.get("href")
        for link in more(entry, language).iter("a")
        if link.get("lang")
    }
    others = [code for code in LANGUAGES if code != language]
    place = f"rules/{entry.section.id}/#{entry.unit.id}"
    assert links == {code: f"/{code}/{place}" for code in others}


@every_unit
def test_more_has_a_link_to_keep_and_a_way_to_complain(entry: NumberedUnit) -> None:
    """The unit's own address stands there, to copy and share with scripts, and the form."""
    found = more(entry)
    address = f"/en/rules/{entry.section.id}/#{entry.unit.id}"
    assert address in set(hrefs(found))
    assert f"/en/report/?unit={entry.unit.id}" in set(hrefs(found))
    copy, share = found.iter("button")
    assert copy.get("data-copy") == share.get("data-share") == address
    assert "hidden" in copy.attrib
    assert "hidden" in share.attrib


def test_no_section_shares_an_anchor_with_a_unit() -> None:
    """On one page, sections and units can all be pointed to."""
    ids = [entry.unit.id for entry in UNITS] + [section.id for section in BOOK]
    assert len(ids) == len(set(ids))


def test_back_references_mirror_references() -> None:
    """A unit is referred to by exactly the units that name it, in the order of the book."""
    for entry in UNITS:
        naming = [other.unit.id for other in UNITS if entry.unit.id in other.unit.related]
        assert list(referring(entry.unit.id)) == naming


def test_lesson_and_puzzle_on_a_rule() -> None:
    """A rule that is taught links to its lesson, a rule that is quizzed to its puzzle."""
    both = next(entry for entry in UNITS if entry.unit.id == "score-both")
    links = set(hrefs(more(both)))
    assert {"/en/learn/both-ways/", "/en/practice/cross/"} <= links
    row = next(entry for entry in UNITS if entry.unit.id == "score-row")
    assert "/en/learn/both-ways/" in set(hrefs(more(row)))
    assert "/en/practice/cross/" not in set(hrefs(more(row)))


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


@every_unit
def test_a_term_is_linked_once_a_unit(entry: NumberedUnit) -> None:
    """A term is linked where it stands first, not again."""
    links = [link.get("href") for link in having(article(entry), "term")]
    assert len(links) == len(set(links))
