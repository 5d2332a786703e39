"""Small rooms: no file and no function is longer than one reading."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("engine", "rulesite", "tutorial", "benchmarks", "tests")
FILES = sorted(
    path.relative_to(ROOT)
    for folder in FOLDERS
    for path in (ROOT / folder).rglob("*.py")
    if "migrations" not in path.parts
)
MOST_LINES, MOST_IN_A_FUNCTION = 400, 30


@pytest.mark.parametrize("folder", FOLDERS)
def test_files_are_short(folder: str) -> None:
    """A file holds one noun, in at most four hundred lines."""
    found = [file for file in FILES if file.parts[0] == folder]
    lengths = {file: len((ROOT / file).read_text(encoding="utf-8").splitlines()) for file in found}
    assert lengths
    assert {file for file, length in lengths.items() if length > MOST_LINES} == set()


@pytest.mark.parametrize("folder", FOLDERS)
def test_functions_are_short(folder: str) -> None:
    """A function does one thing, in at most thirty lines."""
    long = [
        f"{file}: {node.name}"
        for file in FILES
        if file.parts[0] == folder
        for node in ast.walk(ast.parse((ROOT / file).read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
        if node.end_lineno and node.end_lineno - node.lineno >= MOST_IN_A_FUNCTION
    ]
    assert long == []
