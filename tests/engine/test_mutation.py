"""Small changes to scoring, board and notation are noticed by the tests."""

import json
import time
from pathlib import Path

import pytest

from tests.engine.mutation import ROOT, Mutant, copy_tree, mutants, survives

TESTS = {
    "scoring": ("test_scoring.py", "test_values.py", "rules/test_tiling.py", "rules/test_end.py"),
    "board": ("test_board.py", "test_values.py", "test_notation.py"),
    "notation": ("test_notation.py", "test_values.py"),
    "parsing": ("test_notation.py", "test_moves.py", "test_values.py"),
}
"""For each module the tests that should notice."""
MINUTES = 8
"""No more time than this for each module; what is left is counted as not tried."""
REASONS = json.loads((ROOT / "tests" / "data" / "survivors.json").read_text())
"""The survivors that are known, and why no test can notice them."""


def test_a_mutant_is_one_change() -> None:
    """A mutant differs from its module in one place."""
    found = [mutant.name for mutant in mutants("def f(a):\n    return a + 1 if a < 2 else 0\n")]
    assert len(found) == len(set(found)) == 6
    assert "return a + 1 if a < 2 else 0  ->  return a - 1 if a < 2 else 0" in found


def test_what_does_not_run_is_not_changed() -> None:
    """Texts in code are changed; annotations and docstrings are left alone."""
    source = 'def f(a: "B") -> "C":\n    """Do something."""\n    return g("M")\n'
    assert [mutant.after for mutant in mutants(source)] == ["return g('M?')"]


@pytest.mark.proof
@pytest.mark.parametrize("module", TESTS)
def test_mutants_are_killed(module: str, tmp_path: Path) -> None:
    """At least nine of ten small changes make a test fail; the others are known."""
    copy_tree(tmp_path)
    assert survives(tmp_path, TESTS[module])
    target = tmp_path / "engine" / f"{module}.py"
    alive: list[Mutant] = []
    tried, end = 0, time.monotonic() + 60 * MINUTES
    for mutant in mutants(target.read_text()):
        if time.monotonic() < end:
            target.write_text(mutant.source)
            tried += 1
            alive += [mutant] * survives(tmp_path, TESTS[module])
    print(f"{module}: {tried} tried, {len(alive)} alive", *[one.name for one in alive], sep="\n  ")
    assert len(alive) <= tried / 10
    assert {mutant.name for mutant in alive} <= REASONS.keys()
