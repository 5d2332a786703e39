"""The term base: every term of the game in every language, defined and drawn."""

from rulesite.glossary.definitions import DEFINITIONS, Definition
from rulesite.glossary.drawings import DRAWINGS
from rulesite.glossary.terms import TERMS, Group, Name, Term, find_term, linked

__all__ = [
    "DEFINITIONS",
    "DRAWINGS",
    "TERMS",
    "Definition",
    "Group",
    "Name",
    "Term",
    "find_term",
    "linked",
]
