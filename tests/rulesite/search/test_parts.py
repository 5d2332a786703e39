"""The parts of search: folding, likeness, words, the index, marks and near terms."""

import json

import pytest

from rulesite.disputes import DISPUTES
from rulesite.glossary import TERMS, Term, find_term
from rulesite.languages import OFFERED
from rulesite.rulebook import numbered_units
from rulesite.search.finding import find, searcher
from rulesite.search.folding import MOST_WORDS, fold, runs, words
from rulesite.search.index import build, index
from rulesite.search.likeness import LEAST, as_forms, as_typed, slips
from rulesite.search.query import MOST_UNSURE, tokens
from rulesite.search.results import first_words, marks, nearest, results
from rulesite.search.vocabulary import SURE
from tests.rulesite.search.queries import first_ids

LANGUAGES = [language.code for language in OFFERED]


@pytest.mark.parametrize(
    ("typed", "plain"),
    [
        ("İŞARETÇİ", "isaretci"),
        ("SIRASI sırası", "sirasi sirasi"),
        ("vrečka škatla", "vrecka skatla"),
        ("MÖNSTERRAD väggen på", "monsterrad vaggen pa"),
        ("ﬁne", "fine"),
        ("e\u0301", "e"),
    ],
)
def test_folding(typed: str, plain: str) -> None:
    """Capitals and accents go, in Turkish too."""
    assert fold(typed) == plain


def test_words_of_a_question() -> None:
    """Marks of a sentence are dropped, what an apostrophe joins is one word, numbers stay."""
    assert words("Azul’da 3 kişi, ne oluyor?!") == ["azulda", "3", "kisi", "ne", "oluyor"]


@pytest.mark.parametrize("text", ["", "a", "Take all – of one colour.", "  ş!", "İ’s"])
def test_runs_keep_every_sign(text: str) -> None:
    """A text that is cut up can be put together again."""
    assert "".join(run for run, _ in runs(text)) == text


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("karolardan", "karo"),
        ("ploscico", "ploscica"),
        ("raderna", "rad"),
        ("factories", "factory"),
    ],
)
def test_forms_of_a_word(one: str, other: str) -> None:
    """An ending makes no other word."""
    assert as_forms(one, other) == as_forms(other, one) >= LEAST


@pytest.mark.parametrize(("one", "other"), [("tile", "tie"), ("wall", "ball"), ("rad", "rod")])
def test_other_words(one: str, other: str) -> None:
    """A like beginning of two letters, or a like ending, does not make forms."""
    assert as_forms(one, other) == 0


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("patern", "pattern"),
        ("fabirka", "fabrika"),
        ("golvlinjne", "golvlinje"),
        ("plscica", "ploscica"),
    ],
)
def test_slips(typed: str, word: str) -> None:
    """A letter lost, doubled, changed or swapped is forgiven."""
    assert as_typed(typed, word) > LEAST


def test_a_slip_in_an_inflected_form() -> None:
    """A slip is counted against the beginning of a longer form; the rest of it is told."""
    assert slips("fabirka", "fabrikalar", 2) == (1, 3)


def test_a_word_that_is_known_means_itself_most() -> None:
    """A word as our texts have it is taken for itself."""
    known = searcher("en").known
    found = known.meant("marker")
    assert max(found, key=lambda place: found[place]) == known.at["marker"]


@pytest.mark.parametrize("typed", ["mönster rad", "mönsterrad", "monsterraden", "MÖNSTER RADER"])
def test_swedish_compounds(typed: str) -> None:
    """A compound is found written in one, in two, inflected and without its dots."""
    assert "pattern_line" in first_ids(typed, "sv")


def test_part_of_a_compound() -> None:
    """Who asks for a row of tiles finds pattern lines by the last part of their name."""
    known = searcher("sv").known
    place = known.at["rad"]
    assert any(known.words[word] == "monsterrad" for word in known.meant("rad"))
    assert known.meant("rad")[place] >= SURE


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_indexed(language: str) -> None:
    """All rules, disputes, terms and lessons are there, the same in every language."""
    rows = [(row[0], row[1]) for row in index(language)["entries"]]
    assert rows == [(row[0], row[1]) for row in index("en")["entries"]]
    assert {id for kind, id in rows if kind == "rule"} == {e.unit.id for e in numbered_units()}
    assert {id for kind, id in rows if kind == "dispute"} == {each.id for each in DISPUTES}
    assert {id for kind, id in rows if kind == "term"} == {term.id for term in TERMS}
    assert ("lesson", "both-ways") in rows
    assert len(set(rows)) == len(rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_index_is_plain_data(language: str) -> None:
    """It survives a trip through JSON, and is no more than lists and texts."""
    built = build(language)
    assert json.loads(json.dumps(built)) == built


@pytest.mark.parametrize("row", TERMS, ids=lambda term: term.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_found_by_its_name(language: str, row: Term) -> None:
    """The name of a term brings the term, or another term of that name, onto the first page."""
    name = row.name(language)
    hits = find(name, language).hits
    titles = [searcher(language).index["entries"][hit.entry][2] for hit in hits]
    assert name in titles


def test_what_is_marked() -> None:
    """Words that were asked for are marked, in whichever form; small ones are not."""
    pieces = results("the markers", "en")[0].text
    marked = {piece.text for piece in pieces if piece.is_marked}
    assert "marker" in marked
    assert not marked & {"the", "The"}


def test_marks_keep_the_text() -> None:
    """Marking loses no sign."""
    text = "Take <all> of one colour – all."
    assert "".join(piece.text for piece in marks(text, frozenset({"all"}))) == text


def test_first_words_end_with_a_word() -> None:
    """A long text is cut after a word, a short one is whole."""
    assert first_words("short text") == "short text"
    cut = first_words("word " * 80)
    assert cut.endswith("word …")
    assert len(cut) <= 155


@pytest.mark.parametrize("text", ["", "zxqv", "pizza recipe", "…", "the pizza", "\u200b"])
def test_nothing_is_found(text: str) -> None:
    """Words that have nothing to do with the game find nothing."""
    assert find(text, "en").hits == []


def test_nearest_terms() -> None:
    """Four terms are offered, the likest name first."""
    near = nearest("excessively", "en")
    assert near[0].name == find_term("overflow").name("en")
    assert len(near) == 4


def test_a_query_has_only_so_many_words() -> None:
    """What comes after the first words does not count."""
    few = "marker " * MOST_WORDS
    assert find(few, "en").hits == find(few + "grey " * 30, "en").hits


def test_only_some_words_are_looked_at_letter_by_letter() -> None:
    """Of a query full of slips the first are understood; the rest costs no time."""
    found = tokens("xentre " * (MOST_UNSURE + 4), searcher("en").known)
    assert [token.likeness > 0 for token in found] == [True] * MOST_UNSURE + [False] * 4
