"""The pages of the rulebook: every unit with its text, anchor, link, figure and standing."""

from itertools import pairwise
from xml.etree.ElementTree import Element

import pytest
from django.template.loader import render_to_string
from django.test import Client
from django.utils import translation
from django.utils.translation import gettext

from rulesite.board.figures import figure_view
from rulesite.pages.rules import authority_note, section_views, unit_view
from rulesite.rulebook import BOOK, Authority, NumberedUnit, Section, find_unit, numbered_units
from rulesite.rulebook.citation import cite
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.reading import first, having, hrefs, read, read_page, visited, with_id, words

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_unit = pytest.mark.parametrize("entry", numbered_units(), ids=lambda entry: entry.unit.id)
every_section = pytest.mark.parametrize("section", BOOK, ids=lambda section: section.id)


def article(entry: NumberedUnit, language: str) -> Element:
    """Return a unit as its section shows it."""
    return with_id(visited(f"/{language}/rules/{entry.section.id}/"), entry.unit.id)


@every_unit
@every_language
def test_a_unit_is_shown_in_words(entry: NumberedUnit, language: str) -> None:
    """Number, title and text of a unit are on its page, in the reader's language."""
    root = article(entry, language)
    with translation.override(language):
        assert words(having(root, "text")[0]) == entry.unit.text
        title = words(next(node for node in root.iter() if node.tag in {"h2", "h3"}))
        assert title == f"{entry.number} {entry.unit.title}"
    assert not [node for node in root.iter() if node.get("lang")]


@every_unit
@every_language
def test_a_unit_can_be_pointed_to(entry: NumberedUnit, language: str) -> None:
    """A unit has a link to itself, and a button that copies it, hidden until scripts show it."""
    root = article(entry, language)
    address = f"/{language}/rules/{entry.section.id}/#{entry.unit.id}"
    assert address in hrefs(root)
    (button,) = [node for node in root.iter("button") if node.get("data-copy")]
    assert button.get("data-copy") == address
    assert "hidden" in button.attrib
    assert button.get("data-copied")


@every_unit
@every_language
def test_a_unit_leads_to_its_relations(entry: NumberedUnit, language: str) -> None:
    """A unit links to those that belong with it, by number and title."""
    with translation.override(language):
        wanted = [cite(other) for other in entry.unit.related]
    links = {link.get("href"): words(link) for link in article(entry, language).iter("a")}
    assert all(links[href] == f"{number} {title}" for number, title, href in wanted)


@every_unit
@every_language
def test_a_figure_is_drawn_with_its_numbers(entry: NumberedUnit, language: str) -> None:
    """A figure shows its position, its steps and its sum; a unit without one shows none."""
    figures = list(article(entry, language).iter("figure"))
    assert len(figures) == (entry.unit.figure is not None)
    if not figures:
        return
    with translation.override(language):
        view = figure_view(entry.unit.figure)
    assert figures[0].get("data-position") == view.position
    assert all(step in words(figures[0]) for step in (*view.steps, view.total))
    assert list(figures[0].iter("use"))


@every_unit
@every_language
def test_a_convention_says_that_it_is_ours(entry: NumberedUnit, language: str) -> None:
    """Where the rulebook is silent the page says so; where it is not, it does not."""
    notes = [words(node) for node in having(article(entry, language), "authority")]
    with translation.override(language):
        note = authority_note(entry.unit.authority)
    assert notes == ([note] if note else [])
    assert bool(notes) == (entry.unit.authority is not Authority.STATED)


def test_the_three_kinds_of_standing_read_differently() -> None:
    """Stated needs no note; what follows and what we chose have each their own."""
    assert authority_note(Authority.STATED) == ""
    assert len({authority_note(kind) for kind in Authority}) == len(Authority)
    assert "our choice" in authority_note(Authority.CONVENTION)


@every_language
def test_the_contents_list_every_unit(language: str) -> None:
    """The contents name each section and each unit in order, with links to them."""
    root = visited(f"/{language}/rules/")
    with translation.override(language):
        wanted = [cite(entry.unit.id) for entry in numbered_units()]
        items = [item for listing in having(root, "contents") for item in listing.iter("li")]
        assert [words(item) for item in items] == [f"{one.number} {one.title}" for one in wanted]
        assert [first(item, "a").get("href") for item in items] == [one.href for one in wanted]
        headings = [words(node) for node in root.iter("h2")]
        assert headings == [f"{place} {section.title}" for place, section in enumerate(BOOK, 1)]


@every_section
@every_language
def test_a_section_shows_its_units(section: Section, language: str) -> None:
    """A section shows its units and no others, in order, under its title and summary."""
    root = visited(f"/{language}/rules/{section.id}/")
    assert [node.get("id") for node in having(root, "unit")] == [unit.id for unit in section.units]
    with translation.override(language):
        assert str(section.title) in words(first(root, "h1"))
        assert words(having(root, "lead")[0]) == str(section.summary)


@every_language
def test_sections_can_be_turned_like_pages(language: str) -> None:
    """From each section a link leads to the one before and the one after it."""
    for before, after in pairwise(BOOK):
        there = visited(f"/{language}/rules/{before.id}/")
        back = visited(f"/{language}/rules/{after.id}/")
        (onward,) = [link for link in there.iter("a") if link.get("rel") == "next"]
        (backward,) = [link for link in back.iter("a") if link.get("rel") == "prev"]
        assert onward.get("href") == f"/{language}/rules/{after.id}/"
        assert backward.get("href") == f"/{language}/rules/{before.id}/"
    assert not [a for a in visited("/en/rules/drafting/").iter("a") if a.get("rel") == "prev"]


@every_language
def test_the_whole_book_is_on_one_page(language: str) -> None:
    """All units are on the complete page, everything open, so that it prints."""
    root = visited(f"/{language}/rules/complete/")
    ids = [node.get("id") for node in having(root, "unit")]
    assert ids == [entry.unit.id for entry in numbered_units()]
    assert [with_id(root, section.id).tag for section in BOOK] == ["h2"] * len(BOOK)
    assert all("open" in node.attrib for node in having(root, "more"))


@pytest.fixture
def _untranslated(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lose the translations of the rules, as in a language that is being added."""
    monkeypatch.setattr("rulesite.rulebook.unit.pgettext", lambda context, message: message)


@pytest.mark.usefixtures("_untranslated")
@pytest.mark.parametrize("language", ["tr", "sl", "sv"])
def test_what_is_not_translated_is_marked(language: str) -> None:
    """A rule without a translation is shown in English, said to be English, with a note."""
    root = read_page(Client().get(f"/{language}/rules/drafting/"))
    with translation.override(language):
        note = gettext("Not translated yet.")
    for unit in having(root, "unit"):
        (text,) = having(unit, "text")
        assert text.get("lang") == "en"
        assert note in [words(node) for node in unit.iter("p")]
    assert first(root, "html").get("lang") == language


@pytest.mark.usefixtures("_untranslated")
def test_english_is_never_marked_as_foreign() -> None:
    """In English no rule lacks a translation."""
    root = read_page(Client().get("/en/rules/drafting/"))
    assert not [node for node in having(root, "text") if node.get("lang")]


def test_views_of_a_section() -> None:
    """A section is prepared unit by unit, in order, each with its own address."""
    views = section_views(BOOK[0])
    assert [view.entry.unit for view in views] == list(BOOK[0].units)
    assert views[0].address == "/en/rules/drafting/#turn-order"


def test_a_unit_folds_open_when_asked() -> None:
    """In a section the details are folded, on the complete page they are open."""
    unit = unit_view(find_unit("take-all"))
    for is_open in (False, True):
        html = render_to_string("rules/_unit.html", {"unit": unit, "is_open": is_open})
        (details,) = read(html).iter("details")
        assert ("open" in details.attrib) == is_open
