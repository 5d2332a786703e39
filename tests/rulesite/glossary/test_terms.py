"""The term base, and terms found in running texts."""

import json

import pytest
from django.utils import translation

from rulesite.glossary import DEFINITIONS, DRAWINGS, TERMS, Group, find_term, linked
from rulesite.glossary.terms import SOURCE, at_start
from rulesite.rulebook import numbered_units
from tests.rulesite.addresses import LANGUAGES

COMMON = {"tile", "player", "point", "turn", "move", "place", "draft", "round", "space", "colour"}
COMMON_GROUP = Group.COLORS
"""Words so common that a link on each would be noise."""

every_language = pytest.mark.parametrize("language", LANGUAGES)

SENTENCES = [
    ("en", "Put them on your floor line.", "floor line", "floor_line"),
    ("en", "Drafting ends.", "Drafting", "factory_offer"),
    ("en", "Move the scoring marker.", "scoring marker", "scoring_marker"),
    ("tr", "Karolar zemin sıranıza düşer.", "zemin sıranıza", "floor_line"),
    ("tr", "İşaretçi kalır.", "İşaretçi", "starting_marker"),
    ("tr", "Duvarınızdaki değil, duvarınıza.", "duvarınıza", "wall"),
    ("sl", "Ploščice padejo v tvojo talno vrsto.", "talno vrsto", "floor_line"),
    ("sl", "Z začetnim žetonom začneš.", "začetnim žetonom", "starting_marker"),
    ("sv", "Resten hamnar på golvlinjen.", "golvlinjen", "floor_line"),
    ("sv", "De läggs i lådlocket.", "lådlocket", "box_lid"),
]


def found(text: str, language: str) -> list[tuple[str, str]]:
    """List the linked pieces of a text."""
    return [(piece, term_id) for piece, term_id in linked(text, language) if term_id]


def test_ids_are_unique() -> None:
    """A term has one entry."""
    assert len({term.id for term in TERMS}) == len(TERMS) >= 60


@every_language
def test_every_term_has_a_name(language: str) -> None:
    """No offered language lacks a term; names carry no notes in brackets."""
    names = [term.name(language) for term in TERMS]
    assert all(names)
    assert not [name for name in names if set("()/") & set(name)]


@every_language
def test_no_two_terms_of_a_group_have_the_same_name(language: str) -> None:
    """A heading of the glossary stands for one thing; a word that covers two is known."""
    same = {("sl", "poteza")}
    names = [(term.group, term.name(language)) for term in TERMS]
    doubled = {(language, name) for group, name in names if names.count((group, name)) > 1}
    assert doubled <= same


def test_every_term_is_defined_and_drawn() -> None:
    """No term without a sentence and a picture, and none of them without a term."""
    ids = {term.id for term in TERMS}
    assert DEFINITIONS.keys() == ids
    assert DRAWINGS.keys() == ids


def test_every_definition_leads_to_rules() -> None:
    """Each definition cites rule units that are there, and its slots can be filled."""
    for definition in DEFINITIONS.values():
        assert definition.citations
        assert "{" not in definition.text


def test_no_digit_is_typed_in_a_definition() -> None:
    """Numbers are slots, filled from the engine."""
    assert not [d.id for d in DEFINITIONS.values() if any(map(str.isdigit, d.source))]


def test_missing_translation_is_known() -> None:
    """A definition that a language lacks is the English one and says so."""
    with translation.override("xx"):
        definition = DEFINITIONS["wall"]
        assert definition.translated == definition.source
        assert not definition.is_translated
    assert DEFINITIONS["wall"].is_translated


@pytest.mark.parametrize(("language", "text", "piece", "term_id"), SENTENCES)
def test_inflected_forms_are_found(language: str, text: str, piece: str, term_id: str) -> None:
    """Any form of a term is linked, also at the start of a sentence."""
    assert found(text, language) == [(piece, term_id)]


def test_longest_form_counts() -> None:
    """A wall row is not a wall."""
    assert found("Its wall row, then the wall.", "en") == [
        ("wall row", "wall_row"),
        ("wall", "wall"),
    ]


def test_only_the_first_place_is_linked() -> None:
    """A term is linked once a text, whatever its form."""
    assert found("The bag, two bags and the bag.", "en") == [("bag", "bag")]


@pytest.mark.parametrize("text", ["wallpaper", "drywall", "wall-to-wall", "the handbags", ""])
def test_only_whole_words_count(text: str) -> None:
    """A part of a word is not a term."""
    assert not found(text, "en")


@every_language
def test_pieces_make_up_the_text(language: str) -> None:
    """Nothing of a rule is lost or added, and no piece is empty."""
    with translation.override(language):
        texts = [entry.unit.text for entry in numbered_units()]
    for text in texts:
        pieces = linked(text, language)
        assert "".join(piece for piece, _ in pieces) == text
        assert all(piece for piece, _ in pieces)
        assert all(DEFINITIONS[term_id] for _, term_id in pieces if term_id)


@every_language
def test_every_linked_form_leads_to_its_term(language: str) -> None:
    """Each form in the table is found; a form that two terms share leads to one of them."""
    for term in TERMS:
        name = term.names[language]
        for form in (name.term, *name.forms) if term.is_linked else ():
            ((piece, term_id),) = found(at_start(form, language), language)
            assert piece == at_start(form, language)
            if term_id != term.id:
                other = find_term(term_id).names[language]
                assert form in (other.term, *other.forms)


def test_common_words_are_not_linked() -> None:
    """Colors and the commonest words are not worth a link; the parts of a board are."""
    linked_ids = {term.id for term in TERMS if term.is_linked}
    assert not linked_ids & COMMON
    assert not [term.id for term in TERMS if term.group is COMMON_GROUP and term.is_linked]
    assert {"pattern_line", "wall", "floor_line", "bag", "box_lid", "bonus"} <= linked_ids


def test_capital_of_turkish_i_has_a_dot() -> None:
    """In Turkish i and ı are two letters, with two capitals."""
    assert at_start("işaretçi", "tr") == "İşaretçi"
    assert at_start("ılık", "tr") == "Ilık"
    assert at_start("igralna plošča", "sl") == "Igralna plošča"


def test_term_base_is_small() -> None:
    """The data travels with the code: compact, and forms only where texts link."""
    rows = json.loads(SOURCE.read_text(encoding="utf-8"))
    assert SOURCE.stat().st_size < 40_000
    for row in rows:
        assert row["linked"] or not any("forms" in row[language] for language in LANGUAGES)
