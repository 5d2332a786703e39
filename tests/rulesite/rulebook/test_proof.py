"""The rulebook is executable: nothing that it names is missing."""

import ast
from pathlib import Path

import pytest

from engine import Rule
from rulesite.management.commands.makeproof import make_proof, written
from rulesite.rulebook import BOOK, find_unit
from rulesite.rulebook.proof import PROOF_FILE, Named, read_proofs

ROOT = Path(__file__).parents[3]
PROOFS = read_proofs()
every_rule = pytest.mark.parametrize("rule", Rule)


def definitions(path: str) -> set[str]:
    """List what a file defines, the parts of a class with its name."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    kinds = (ast.FunctionDef, ast.ClassDef)
    outer = [node for node in tree.body if isinstance(node, kinds)]
    inner = [
        f"{node.name}.{part.name}"
        for node in outer
        for part in node.body
        if isinstance(part, kinds)
    ]
    return {node.name for node in outer} | set(inner)


def test_the_file_is_current() -> None:
    """`manage.py makeproof` would write nothing else."""
    assert written(make_proof(ROOT)) == PROOF_FILE.read_text(encoding="utf-8")


@every_rule
def test_every_rule_has_a_unit(rule: Rule) -> None:
    """Each rule of the engine can be read in the book."""
    assert find_unit(rule).unit.id == rule


@every_rule
def test_every_rule_is_carried_out_and_proved(rule: Rule) -> None:
    """Each has a part of the engine and a test, and the names are really there."""
    proof = PROOFS[rule]
    assert proof.parts
    assert proof.tests
    for named in (*proof.parts, *proof.tests):
        assert named.name in definitions(named.path), named


@every_rule
def test_proofs_are_sentences(rule: Rule) -> None:
    """What a test proves is said in a sentence."""
    assert all(test.words.endswith(".") for test in PROOFS[rule].tests)


def test_units_beyond_the_rules_only_tell_facts() -> None:
    """A unit that no rule stands for is never marked as our choice."""
    others = [unit for section in BOOK for unit in section.units if unit.id not in set(Rule)]
    assert all(unit.authority != "convention" for unit in others)


def test_a_rule_missing_from_the_file_stops_the_site(tmp_path: Path) -> None:
    """A file that lacks a rule is refused when it is read, not when a page is."""
    lacking = tmp_path / "proof.json"
    lacking.write_text("{}")
    with pytest.raises(KeyError):
        read_proofs(lacking)


def test_named_parts_are_plain_values() -> None:
    """Two names of the same part are equal, so that a part is listed once."""
    assert Named("a.py", "f", "Do.") == Named("a.py", "f", "Do.")
