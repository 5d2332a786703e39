"""The terms of the game in every language, and where they stand in a running text."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any, Final

from rulesite.languages import OFFERED

SOURCE: Final = Path(__file__).with_name("terms.json")
IN_SOURCE: Final = "en"
"""What a language that has no name for a term yet falls back to."""


class Group(StrEnum):
    """Name the groups in which the glossary shows its terms."""

    COMPONENTS = "components"
    GAME_FLOW = "game_flow"
    SCORING = "scoring"
    COLORS = "colours"


@dataclass(frozen=True, slots=True)
class Name:
    """Hold a term in one language, and the other forms in which it stands in a text."""

    term: str
    forms: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Term:
    """Hold a term: its id, its group, its names by language, and whether texts link to it."""

    id: str
    group: Group
    names: Mapping[str, Name]
    is_linked: bool

    def name(self, language: str) -> str:
        """Return the term in a language."""
        return self.names[language].term


def _name(row: Mapping[str, Any]) -> Name:
    return Name(row["term"], tuple(row.get("forms", ())))


def _read(row: Mapping[str, Any]) -> Term:
    codes = [language.code for language in OFFERED]
    names = {code: _name(row.get(code, row[IN_SOURCE])) for code in codes}
    return Term(row["id"], Group(row["group"]), names, row["linked"])


TERMS: Final = tuple(_read(row) for row in json.loads(SOURCE.read_text(encoding="utf-8")))
"""In the glossary's order."""
_BY_ID: Final = {term.id: term for term in TERMS}


def find_term(term_id: str) -> Term:
    """Return the term with an id; raise KeyError when there is none."""
    return _BY_ID[term_id]


def at_start(form: str, language: str) -> str:
    """Write a form as it begins a sentence; Turkish has its own capital of i."""
    first = "İ" if language == "tr" and form[0] == "i" else form[0].upper()
    return first + form[1:]


@cache
def _forms(language: str) -> Mapping[str, str]:
    """Return every form of every linked term, and whose it is; the first term wins."""
    forms: dict[str, str] = {}
    for term in TERMS:
        name = term.names[language]
        for form in (name.term, *name.forms) if term.is_linked else ():
            forms.setdefault(form, term.id)
            forms.setdefault(at_start(form, language), term.id)
    return forms


@cache
def _pattern(language: str) -> re.Pattern[str]:
    """Compile a language's forms, the longest first, as whole words."""
    longest_first = sorted(_forms(language), key=len, reverse=True)
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, longest_first))})(?![\w-])")


def linked(text: str, language: str) -> list[tuple[str, str]]:
    """Split a text at the terms in it: pieces, each with the id of its term or "".

    A term is linked where it stands first; the longest form that fits counts.
    """
    pieces: list[tuple[str, str]] = []
    seen: set[str] = set()
    done = 0
    for match in _pattern(language).finditer(text):
        term_id = _forms(language)[match[0]]
        if term_id in seen:
            continue
        seen.add(term_id)
        pieces += [(text[done : match.start()], ""), (match[0], term_id)]
        done = match.end()
    pieces.append((text[done:], ""))
    return [piece for piece in pieces if piece[0]]
