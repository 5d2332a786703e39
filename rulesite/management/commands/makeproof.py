"""Find for every rule the engine parts that carry it out and the tests that prove it."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand

from engine import Rule
from rulesite.rulebook.proof import PROOF_FILE, Named

IN_BRACKETS = re.compile(r"\((?:rules? )?([a-z][a-z-]*(?:(?:, | … )[a-z][a-z-]*)*)\)")
IDS = [rule.value for rule in Rule]


def rules_named(docstring: str) -> Iterator[str]:
    """Go through the rule ids that a docstring names in brackets; "a … b" is a range."""
    for match in IN_BRACKETS.finditer(" ".join(docstring.split())):
        for part in match[1].split(", "):
            first, _, last = part.partition(" … ")
            if first in IDS and (last or first) in IDS:
                yield from IDS[IDS.index(first) : IDS.index(last or first) + 1]


def engine_parts(folder: Path) -> Iterator[tuple[str, Named]]:
    """Go through the engine's sources: each rule that a part names, and the part.

    Misreadings are left out: they name the rules that they break.
    """
    for path in sorted(set(folder.rglob("*.py")) - set((folder / "misreadings").rglob("*.py"))):
        where = str(path.relative_to(folder.parent))
        for name, node in _definitions(ast.parse(path.read_text(encoding="utf-8"))):
            words = ast.get_docstring(node) or ""
            for rule in rules_named(words):
                yield rule, Named(where, name, _first_sentence(words))


Definition = ast.FunctionDef | ast.ClassDef


def _definitions(node: ast.AST, inside: str = "") -> Iterator[tuple[str, Definition]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Definition):
            name = f"{inside}{child.name}"
            yield name, child
            yield from _definitions(child, f"{name}.")


def _first_sentence(words: str) -> str:
    plain = IN_BRACKETS.sub("", words.split("\n\n")[0])
    return re.sub(r"\s+(?=[.;])", "", " ".join(plain.split()))


def proving_tests(folder: Path) -> Iterator[tuple[str, Named]]:
    """Go through the tests of the engine: each rule that a test proves, and the test."""
    from tests.engine.proving import proofs

    for proof in proofs(folder / "engine"):
        where = str(proof.path.relative_to(folder.parent))
        yield proof.rule.value, Named(where, proof.name, _first_sentence(proof.words))


def make_proof(root: Path) -> dict[str, Any]:
    """Return what `proof.json` holds: for each rule its engine parts and tests."""
    proof: dict[str, Any] = {rule.value: {"engine": [], "tests": []} for rule in Rule}
    for kind, found in (
        ("engine", engine_parts(root / "engine")),
        ("tests", proving_tests(root / "tests")),
    ):
        for rule, named in found:
            if named._asdict() not in proof[rule][kind]:
                proof[rule][kind].append(named._asdict())
    return proof


def written(proof: dict[str, Any]) -> str:
    """Return the text of `proof.json`."""
    return json.dumps(proof, ensure_ascii=False, indent=1) + "\n"


class Command(BaseCommand):
    """Write `proof.json` anew; a test fails when it is not current."""

    help = "Write which engine parts carry each rule out and which tests prove it."
    requires_system_checks: list[str] = []  # they read the file that is to be mended

    def handle(self, *args: Any, **options: Any) -> None:
        """Read engine and tests, and write the file."""
        PROOF_FILE.write_text(written(make_proof(settings.BASE_DIR)), encoding="utf-8")
        self.stdout.write(f"wrote {PROOF_FILE.relative_to(settings.BASE_DIR)}")
