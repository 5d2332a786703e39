"""Break modules on purpose, one small change at a time, and see whether a test notices."""

import ast
import copy
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
OPERATORS = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.LShift: ast.RShift,
    ast.And: ast.Or,
    ast.Or: ast.And,
}


class Mutant(NamedTuple):
    """Hold a changed module: the line before and after, and the whole source."""

    before: str
    after: str
    source: str

    @property
    def name(self) -> str:
        """Name the change by what it changes."""
        return f"{self.before}  ->  {self.after}"


def mutants(source: str) -> Iterator[Mutant]:
    """Give every mutant of a module, one change each."""
    tree = ast.parse(source)
    silent = _silent(tree)
    for number, node in enumerate(ast.walk(tree)):
        for kind in range(0 if id(node) in silent else _kinds(node)):
            changed = copy.deepcopy(tree)
            twin = next(twin for at, twin in enumerate(ast.walk(changed)) if at == number)
            _change(twin, kind)
            yield _mutant(tree, changed)


def _silent(tree: ast.AST) -> set[int]:
    """Find what no run depends on: annotations, docstrings, and guards on the length of zips."""
    roots: list[ast.AST] = []
    for node in ast.walk(tree):
        roots += [getattr(node, name) for name in ("annotation", "returns") if hasattr(node, name)]
        if isinstance(node, ast.keyword) and node.arg == "strict":
            roots.append(node.value)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            roots.append(node.value)
    return {id(inner) for root in roots if root for inner in ast.walk(root)}


def _kinds(node: ast.AST) -> int:
    """Count the ways to change a node."""
    if isinstance(node, ast.Compare):
        return sum(type(operator) in OPERATORS for operator in node.ops)
    if isinstance(node, ast.BinOp | ast.AugAssign | ast.BoolOp):
        return int(type(node.op) in OPERATORS)
    if isinstance(node, ast.Constant):
        return int(isinstance(node.value, bool | int | str))
    return int(isinstance(node, ast.If | ast.IfExp))


def _change(node: ast.AST, kind: int) -> None:
    if isinstance(node, ast.Compare):
        node.ops[kind] = OPERATORS[type(node.ops[kind])]()
    elif isinstance(node, ast.BinOp | ast.AugAssign | ast.BoolOp):
        node.op = OPERATORS[type(node.op)]()
    elif isinstance(node, ast.Constant):
        node.value = _other(node.value)
    elif isinstance(node, ast.If | ast.IfExp):
        node.test = ast.UnaryOp(ast.Not(), node.test)


def _other(value: object) -> object:
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int) else f"{value}?"


def _mutant(tree: ast.AST, changed: ast.AST) -> Mutant:
    old, new = ast.unparse(tree), ast.unparse(ast.fix_missing_locations(changed))
    pairs = zip(old.split("\n"), new.split("\n"), strict=True)
    before, after = next((one, other) for one, other in pairs if one != other)
    return Mutant(before.strip(), after.strip(), new)


def copy_tree(folder: Path) -> None:
    """Copy the engine and its tests to a folder where they can be broken."""
    skip = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "engine", folder / "engine", ignore=skip)
    shutil.copytree(ROOT / "tests" / "engine", folder / "tests" / "engine", ignore=skip)
    shutil.copytree(ROOT / "tests" / "data", folder / "tests" / "data")
    (folder / "tests" / "__init__.py").touch()
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = proof\n")


def survives(folder: Path, tests: tuple[str, ...]) -> bool:
    """Tell whether the tests pass in the folder."""
    paths = [f"tests/engine/{test}" for test in tests]
    options = ["-x", "-q", "-p", "no:django", "-p", "no:cacheprovider", "-m", "not proof"]
    command = [sys.executable, "-B", "-m", "pytest", *options, *paths]
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, timeout=90, check=False)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0
