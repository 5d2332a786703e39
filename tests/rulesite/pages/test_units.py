"""Units as pages show them: text, anchor, figure, standing, and what is behind More."""

from xml.etree.ElementTree import Element

import pytest
from django.template.loader import render_to_string
from django.test import Client
from django.utils import translation
from django.utils.translation import gettext

from rulesite.board.figures import figure_view
from rulesite.pages.units import authority_note, section_views, unit_view
from rulesite.rulebook import Authority, NumberedUnit, find_unit, numbered_units, referring
from rulesite.rulebook.citation import cite
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.reading import first, having, hrefs, read, read_page, visited, with_id, words
from tests.turns import by_turns

UNITS = numbered_units()
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_unit_by_turns = pytest.mark.parametrize(
    ("entry", "language"),
    by_turns(UNITS, LANGUAGES),
    ids=lambda one: one.unit.id if isinstance(one, NumberedUnit) else one,
)
every_unit = pytest.mark.parametrize("entry", UNITS, ids=lambda entry: entry.unit.id)


def article(entry: NumberedUnit, language: str = "en") -> Element:
    """Return a unit as its section's page shows it."""
    return with_id(visited(f"/{language}/rules/{entry.section.id}/"), entry.unit.id)


def more(entry: NumberedUnit, language: str = "en") -> Element:
    """Return what is behind More."""
    (found,) = having(article(entry, language), "more")
    return found


@every_unit_by_turns
def test_a_unit_is_shown_in_words(entry: NumberedUnit, language: str) -> None:
    """Number, title and text of a unit are on its page, in the reader's language."""
    root = article(entry, language)
    with translation.override(language):
        assert words(having(root, "text")[0]) == entry.unit.text
        title = words(next(node for node in root.iter() if node.tag in {"h2", "h3"}))
        assert title == f"{entry.number} {entry.unit.title}"
    foreign = [node for node in root.iter() if node.get("lang") and node.tag != "a"]
    assert not foreign


@every_unit_by_turns
def test_a_unit_can_be_pointed_to(entry: NumberedUnit, language: str) -> None:
    """A unit has a link to itself, and a button that copies it, hidden until scripts show it."""
    root = article(entry, language)
    address = f"/{language}/rules/{entry.section.id}/#{entry.unit.id}"
    assert address in hrefs(root)
    (button,) = [node for node in root.iter("button") if node.get("data-copy")]
    assert button.get("data-copy") == address
    assert "hidden" in button.attrib
    assert button.get("data-copied")


@every_unit_by_turns
def test_a_unit_leads_to_its_relations(entry: NumberedUnit, language: str) -> None:
    """A unit links to those that belong with it, by number and title."""
    with translation.override(language):
        wanted = [cite(other) for other in entry.unit.related]
    links = {link.get("href"): words(link) for link in article(entry, language).iter("a")}
    assert all(links[href] == f"{number} {title}" for number, title, href in wanted)


@every_unit_by_turns
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
    amounts = [words(item) for item in figures[0].iter("li")] if view.amounts else []
    assert amounts == [str(amount) for amount in view.amounts]
    assert amounts or list(figures[0].iter("use"))


@every_unit_by_turns
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
    section = find_unit("turn-order").section
    views = section_views(section)
    assert [view.entry.unit for view in views] == list(section.units)
    assert views[0].address == "/en/rules/drafting/#turn-order"


def test_a_unit_folds_open_when_asked() -> None:
    """In a section the details are folded, on the complete page they are open."""
    unit = unit_view(find_unit("take-all"))
    for is_open in (False, True):
        html = render_to_string("rules/_unit.html", {"unit": unit, "is_open": is_open})
        (details,) = read(html).iter("details")
        assert ("open" in details.attrib) == is_open


@every_unit
def test_more_leads_to_related_and_referring_units(entry: NumberedUnit) -> None:
    """More links to the units that a unit names, and to those that name it."""
    links = set(hrefs(more(entry)))
    for other in UNITS:
        if other.unit.id in entry.unit.related or entry.unit.id in other.unit.related:
            assert f"/en/rules/{other.section.id}/#{other.unit.id}" in links


@every_unit_by_turns
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


@every_unit
def test_a_term_is_linked_once_a_unit(entry: NumberedUnit) -> None:
    """A term is linked where it stands first, not again."""
    links = [link.get("href") for link in having(article(entry), "term")]
    assert len(links) == len(set(links))
