"""Say which test proves which rule, so that people and pages can read it."""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple, TypeVar

from engine import Rule

Test = TypeVar("Test", bound=Callable[..., None])


def proves(*rules: Rule) -> Callable[[Test], Test]:
    """Mark a test as proof of rules; its docstring is what a referee would say."""
    assert all(isinstance(rule, Rule) for rule in rules)
    return lambda test: test


class Proof(NamedTuple):
    """Name a test, the rule that it proves, and the referee's words."""

    rule: Rule
    path: Path
    name: str
    words: str


def proofs(folder: Path) -> Iterator[Proof]:
    """Read all proofs out of the test files of a folder, without running them."""
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef):
                words = ast.get_docstring(node) or ""
                for rule in _rules(node):
                    yield Proof(rule, path, node.name, words)


def _rules(node: ast.FunctionDef) -> Iterator[Rule]:
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "proves":
            for argument in decorator.args:
                yield Rule[ast.unparse(argument).removeprefix("Rule.")]
