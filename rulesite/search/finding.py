"""Finding: what a query finds, for a reader of one language who may ask in another."""

from functools import cache
from typing import Final, NamedTuple

from rulesite.languages import OFFERED
from rulesite.search.index import index
from rulesite.search.query import Token, recognised, tokens, understood
from rulesite.search.ranking import Hit, Searcher

LONGEST: Final = 200
"""Characters of a query."""
MOST_HITS: Final = 10
WELL: Final = 0.85
"""A query understood this well in the reader's language is not tried in others."""
BETTER: Final = 0.2
"""How much better another language must understand a query to be taken for its language."""
HALF: Final = 0.4
"""How much of what a query says must be known words, or nothing is found."""
FAR: Final = 0.35
"""Hits that fit this much worse than the best are left out."""


class Found(NamedTuple):
    """What a query found: places in the index of every language, and how the reader's read it."""

    hits: list[Hit]
    tokens: list[Token]
    language: str


@cache
def searcher(language: str) -> Searcher:
    """Return the searcher of a language, made once."""
    return Searcher(index(language))


def find(text: str, language: str) -> Found:
    """Find what a query asks for, in the language that understands it; the reader's comes first."""
    own = tokens(text, searcher(language).known)
    best, chosen = understood(own), language
    if best < WELL:
        best += BETTER
        for other in OFFERED:
            share = recognised(text, searcher(other.code).known)
            if other.code != language and share > best:
                best, chosen = share, other.code
    read = own if chosen == language else tokens(text, searcher(chosen).known)
    return Found(hits(read, searcher(chosen)), own, chosen)


def hits(read: list[Token], by: Searcher) -> list[Hit]:
    """Return the hits worth showing; none when most of the query is unknown."""
    if not read or known_share(read, by) < HALF:
        return []
    ranked = by.hits(read)[:MOST_HITS]
    return [hit for hit in ranked if hit.score >= FAR * ranked[0].score]


def known_share(read: list[Token], by: Searcher) -> float:
    """Tell how much of what a query says is known; small words count when there are no others."""
    telling = [token for token in read if token.typed not in by.known.small] or read
    said = [(by.weight(token), token.likeness) for token in telling]
    return sum(weight * likeness for weight, likeness in said) / sum(weight for weight, _ in said)
