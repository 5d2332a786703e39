"""The rulebook is executable: what carries each rule out, and what proves it."""

from typing import Final, NamedTuple

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from engine.rules import Rule
from rulesite.reference import reference_page
from rulesite.rulebook import BOOK, Section
from rulesite.rulebook.citation import Citation, cite
from rulesite.rulebook.proof import Proof, read_proofs

PROOFS: Final = read_proofs()


class ProvedRule(NamedTuple):
    """A rule with the link to its unit and what is behind it."""

    citation: Citation
    proof: Proof


class ProvedSection(NamedTuple):
    """A section with its normative rules, in the order of the book."""

    section: Section
    rules: list[ProvedRule]


def proved_section(section: Section) -> ProvedSection:
    """Pair the normative units of a section with their proofs."""
    rules = [Rule(unit.id) for unit in section.units if unit.id in set(Rule)]
    return ProvedSection(section, [ProvedRule(cite(rule), PROOFS[rule]) for rule in rules])


@reference_page
def proof(request: HttpRequest) -> HttpResponse:
    """Show for each rule the parts of the engine that carry it out and the tests."""
    sections = [proved_section(section) for section in BOOK]
    return render(request, "rules/proof.html", {"sections": [one for one in sections if one.rules]})
