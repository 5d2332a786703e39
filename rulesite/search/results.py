"""Results: what was found, ready to be shown in the reader's language."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from rulesite.search.finding import Found, find, searcher
from rulesite.search.folding import folded, runs
from rulesite.search.index import Index
from rulesite.search.vocabulary import pairs

MARKED: Final = 0.7
"""A word this likely to be meant is marked."""
FIRST_WORDS: Final = 150
"""Characters of a text that a result shows, to the end of a word."""
NEAREST: Final = 4


class Piece(NamedTuple):
    """A piece of a text, and whether it is marked as what was asked for."""

    text: str
    is_marked: bool


class Result(NamedTuple):
    """A thing that was found, as a list shows it; `lang` is that of its text, "" the reader's."""

    kind: str
    id: str
    title: tuple[Piece, ...]
    text: tuple[Piece, ...]
    href: str
    number: str
    place: str
    topics: tuple[str, ...]
    lang: str


class Near(NamedTuple):
    """A term near to what was asked for."""

    name: str
    href: str


def results(text: str, language: str) -> list[Result]:
    """Return what a query finds, the best first, in the reader's language."""
    found = find(text, language)
    index, marked = searcher(language).index, marked_words(found, language)
    return [result(index, hit.entry, marked) for hit in found.hits]


def result(index: Index, place: int, marked: frozenset[str]) -> Result:
    """Prepare an entry of the index."""
    kind, id, title, text, href, number, where, topics, lang = index["entries"][place]
    return Result(
        str(kind),
        str(id),
        tuple(marks(str(title), marked)),
        tuple(marks(first_words(str(text)), marked)),
        str(href),
        str(number),
        str(where),
        tuple(index["topics"][topic] for topic in topics),  # type: ignore[attr-defined]
        str(lang),
    )


def marked_words(found: Found, language: str) -> frozenset[str]:
    """Return the words of the reader's language that a query is likely to mean; no small ones."""
    known = searcher(language).known
    return frozenset(
        known.words[place]
        for token in found.tokens
        if token.typed not in known.small
        for place, likeness in token.meant.items()
        if likeness >= MARKED
    )


def first_words(text: str) -> str:
    """Return the beginning of a text, cut after a word."""
    if len(text) <= FIRST_WORDS:
        return text
    return text[:FIRST_WORDS].rpartition(" ")[0].rstrip(",;:.") + " …"


def marks(text: str, marked: frozenset[str]) -> Iterator[Piece]:
    """Cut a text into pieces, those marked that hold a word asked for."""
    plain = ""
    for run, is_word in runs(text):
        if is_word and folded(run) in marked:
            if plain:
                yield Piece(plain, False)
            yield Piece(run, True)
            plain = ""
        else:
            plain += run
    if plain:
        yield Piece(plain, False)


def nearest(text: str, language: str) -> list[Near]:
    """Return the terms whose names are most like the words of a query that found nothing."""
    index = searcher(language).index
    asked = {pair for run, is_word in runs(text) if is_word for pair in pairs(folded(run))}
    terms = [row for row in index["entries"] if row[0] == "term"]
    likest = sorted(terms, key=lambda row: -shared(asked, str(row[2])))[:NEAREST]
    return [Near(str(row[2]), str(row[4])) for row in likest]


def shared(asked: set[str], name: str) -> float:
    """Tell how much of a name is in what was asked, from 0 to 1."""
    own = {pair for run, is_word in runs(name) if is_word for pair in pairs(folded(run))}
    return len(asked & own) / len(own)
