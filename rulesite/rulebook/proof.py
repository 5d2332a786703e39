"""What makes the rulebook executable: the engine parts and tests behind each rule.

`proof.json` is written by `manage.py makeproof`, since tests are not part of a deployment.
"""

import json
from pathlib import Path
from typing import Final, NamedTuple

from engine.rules import Rule

PROOF_FILE: Final = Path(__file__).with_name("proof.json")


class Named(NamedTuple):
    """Name a part of the program: its file, its name there and what it says of itself."""

    path: str
    name: str
    words: str


class Proof(NamedTuple):
    """Hold the engine parts that carry a rule out and the tests that prove it."""

    parts: tuple[Named, ...]
    tests: tuple[Named, ...]


def read_proofs(path: Path = PROOF_FILE) -> dict[Rule, Proof]:
    """Read the file; raise KeyError when a rule is missing from it."""
    data = json.loads(path.read_text(encoding="utf-8"))
    return {
        rule: Proof(
            tuple(Named(**part) for part in data[rule]["engine"]),
            tuple(Named(**test) for test in data[rule]["tests"]),
        )
        for rule in Rule
    }
