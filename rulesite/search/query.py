"""A query: its words, and what each of them may mean in one language."""

from itertools import pairwise
from typing import Final, NamedTuple

from rulesite.search.folding import MOST_WORDS, words
from rulesite.search.vocabulary import SURE, Vocabulary

JOINED: Final = 0.5
"""What the halves of a split compound still count for."""
SHORTEST_HALF: Final = 3
MOST_UNSURE: Final = 5
"""So many words that are not recognised are looked at letter by letter; more make no question."""
COMPOUND: Final = 0.8
"""How well two words in a row must be recognised as one to be joined."""


class Token(NamedTuple):
    """A word of a query: what it may mean (word to likeness), and its share of attention."""

    typed: str
    meant: dict[int, float]
    share: float

    @property
    def likeness(self) -> float:
        """Tell how well the word was recognised, from 0 to 1."""
        return max(self.meant.values(), default=0.0)


def tokens(text: str, known: Vocabulary) -> list[Token]:
    """Read a query: its words, compounds that were split joined, and joined ones split."""
    typed = words(text)[:MOST_WORDS]
    found: list[Token] = []
    joined = [is_joined(one, two, known) for one, two in pairwise(typed)]
    unsure = 0
    for place, word in enumerate(typed):
        before = place > 0 and joined[place - 1]
        after = place < len(joined) and joined[place]
        share = JOINED if before or after else 1.0
        read = apart(word, known, share, closely=unsure < MOST_UNSURE)
        unsure += any(token.likeness < SURE for token in read)
        found += read
        if after:
            whole = word + typed[place + 1]
            found.append(Token(whole, known.meant(whole), 1.0))
    return found


def is_joined(one: str, two: str, known: Vocabulary) -> bool:
    """Tell whether two words in a row are a compound that was split."""
    if min(len(one), len(two)) < SHORTEST_HALF:
        return False
    return any(
        likeness >= COMPOUND and len(known.words[place]) >= len(one) + SHORTEST_HALF
        for place, likeness in known.forms(one + two).items()
    )


def apart(word: str, known: Vocabulary, share: float, *, closely: bool = True) -> list[Token]:
    """Give a word, or its two halves when only they are words; look closely for slips, or not."""
    token = Token(word, known.meant(word, closely=closely), share)
    looks_whole = token.likeness >= LEAST_WHOLE or not closely
    halves = None if looks_whole else best_halves(word, known)
    return [token] if halves is None else [Token(half, known.meant(half), share) for half in halves]


LEAST_WHOLE: Final = 0.7
"""A word recognised this well is not taken apart."""


def best_halves(word: str, known: Vocabulary) -> tuple[str, str] | None:
    """Cut a compound where both halves are recognised best; None when there is no such place."""
    best, halves = LEAST_WHOLE, None
    for cut in range(SHORTEST_HALF, len(word) - SHORTEST_HALF + 1):
        head, tail = word[:cut], word[cut:]
        likeness = min(sure(head, known), sure(tail, known))
        if likeness > best:
            best, halves = likeness, (head, tail)
    return halves


def sure(word: str, known: Vocabulary) -> float:
    """Tell how well a word, or half a compound, is recognised as a form of a word."""
    return max(known.forms(word).values(), default=0.0)


def understood(found: list[Token]) -> float:
    """Tell how much of a query is in a language, from 0 to 1; small words speak for it too."""
    return sum(token.likeness for token in found) / len(found) if found else 0.0


def recognised(text: str, known: Vocabulary) -> float:
    """Tell the same for a language without looking for slips, which is quick."""
    typed = words(text)[:MOST_WORDS]
    return sum(sure(word, known) for word in typed) / len(typed) if typed else 0.0
