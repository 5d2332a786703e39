"""What sources say of rules: the engine parts that carry one out, the tests that prove one."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from engine import Rule
from rulesite.rulebook.proof import Named

IN_BRACKETS = re.compile(r"\((?:rules? )?([a-z][a-z-]*(?:(?:, | … )[a-z][a-z-]*)*)\)")
IDS = [rule.value for rule in Rule]
Definition = ast.FunctionDef | ast.ClassDef


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
        for name, node in _definitions(_tree(path)):
            for rule in rules_named(ast.get_docstring(node) or ""):
                yield rule, _named(path, folder, name, node)


def proving_tests(folder: Path) -> Iterator[tuple[str, Named]]:
    """Go through the engine's tests, without running them: each rule that one proves, and it."""
    for path in sorted((folder / "engine").rglob("test_*.py")):
        for name, node in _definitions(_tree(path)):
            for rule in _rules_proved(node):
                yield rule.value, _named(path, folder, name, node)


def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _definitions(node: ast.AST, inside: str = "") -> Iterator[tuple[str, Definition]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Definition):
            name = f"{inside}{child.name}"
            yield name, child
            yield from _definitions(child, f"{name}.")


def _rules_proved(node: Definition) -> Iterator[Rule]:
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "proves":
            for argument in decorator.args:
                yield Rule[ast.unparse(argument).removeprefix("Rule.")]


def _named(path: Path, folder: Path, name: str, node: Definition) -> Named:
    words = _first_sentence(ast.get_docstring(node) or "")
    return Named(str(path.relative_to(folder.parent)), name, words)


def _first_sentence(words: str) -> str:
    plain = IN_BRACKETS.sub("", words.split("\n\n")[0])
    return re.sub(r"\s+(?=[.;])", "", " ".join(plain.split()))
