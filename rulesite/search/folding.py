"""Folding: words as they are compared, without capitals and accents."""

import unicodedata
from collections.abc import Iterator

MOST_WORDS = 16
"""Words of a query that count."""
LONGEST_WORD = 32

# Letters that Unicode does not take apart; İ and I are one to those who type without accents.
_LETTERS = str.maketrans({"İ": "i", "I": "i", "ı": "i", "đ": "d", "Đ": "d", "ø": "o", "Ø": "o"})
_JOINERS = frozenset("'’‘`´")


def fold(text: str) -> str:
    """Write a text in small letters without accents; ı and İ become i."""
    parts = unicodedata.normalize("NFKD", text.translate(_LETTERS)).lower()
    return "".join(sign for sign in parts if not unicodedata.category(sign).startswith("M"))


def is_letter(sign: str) -> bool:
    """Tell whether a sign belongs to a word: letters, their accents and digits do."""
    return unicodedata.category(sign)[0] in "LNM" or sign in _JOINERS


def runs(text: str) -> Iterator[tuple[str, bool]]:
    """Cut a text into words and what stands between them; together they are the text again."""
    start = 0
    for place in range(1, len(text) + 1):
        if place == len(text) or is_letter(text[place]) != is_letter(text[start]):
            yield text[start:place], is_letter(text[start])
            start = place


def folded(word: str) -> str:
    """Fold one word: what joins its parts is left out, and a very long one is cut."""
    return "".join(sign for sign in fold(word) if sign not in _JOINERS)[:LONGEST_WORD]


def words(text: str) -> list[str]:
    """List the folded words of a text, a lone letter left out."""
    found = (folded(run) for run, is_word in runs(text) if is_word)
    return [word for word in found if len(word) > 1 or word.isdecimal()]
