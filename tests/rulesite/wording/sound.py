"""What every text must hold to, whatever it says: whole, translated, and its sums come out."""

import re
from functools import cache

import polib

from rulesite.catalogs import catalog_path
from tests.rulesite.addresses import LANGUAGES

SOURCE = "en"
BROKEN = re.compile(r"[{}]|%\(|\bNone\b|\b[a-z]+_[a-z_]+\b|\b[A-Z]+_[A-Z_]+\b")
"""An open slot, or the name of something in the code."""
SLOT = re.compile(r"\{\w*\}|%\(\w+\)[sd]")
WORD = re.compile(r"[^\W\d_]+")
NUMBER = re.compile(r"\d+")
SUM = re.compile(r"[−+]?\d+(?: ?[−+] ?\d+)+ [=→] −?\d+")
TERM = re.compile(r"([−+]?) ?(\d+)")


def numbers(text: str) -> list[int]:
    """List the numbers in a text, least first: languages put them in different orders."""
    return sorted(map(int, NUMBER.findall(text)))


def words(text: str) -> set[str]:
    """Return the words of a text; the names of slots are none."""
    return set(WORD.findall(SLOT.sub(" ", text).lower()))


@cache
def english_only(language: str) -> frozenset[str]:
    """Return the words of English texts that no text of a language has."""
    if language == SOURCE:
        return frozenset()
    entries = polib.pofile(str(catalog_path(language)))
    sources = [text for entry in entries for text in (entry.msgid, entry.msgid_plural)]
    told = [text for entry in entries for text in (entry.msgstr, *entry.msgstr_plural.values())]
    return frozenset(set[str]().union(*map(words, sources)) - set[str]().union(*map(words, told)))


def is_whole(text: str, language: str) -> bool:
    """Tell whether a text says something, has no slot open, and nothing in English elsewhere."""
    return (
        bool(text.strip()) and not BROKEN.search(text) and not words(text) & english_only(language)
    )


def sums_come_out(text: str) -> bool:
    """Tell whether each sum in a text is right; after an arrow, the sum stops at zero."""
    return all(map(_comes_out, SUM.findall(text)))


def _comes_out(text: str) -> bool:
    left, sign, right = re.split(r" ([=→]) ", text)
    result = sum(map(_signed, TERM.findall(left)))
    return (max(0, result) if sign == "→" else result) == int(right.replace("−", "-"))


def _signed(term: tuple[str, str]) -> int:
    sign, digits = term
    return -int(digits) if sign == "−" else int(digits)


def result_of(text: str) -> int:
    """Return what a sum makes: the last number in it, below zero after a minus sign."""
    sign, digits = re.findall(r"(−?)(\d+)", text)[-1]
    return _signed((sign, digits))


__all__ = ["LANGUAGES", "is_whole", "numbers", "result_of", "sums_come_out"]
