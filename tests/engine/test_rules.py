"""Every rule is proved by a test that says it in a referee's words."""

from collections import defaultdict
from pathlib import Path

import pytest

from engine import CONVENTIONS, Rule
from tests.engine.proving import proofs

FOUND = defaultdict(list)
for proof in proofs(Path(__file__).parent):
    FOUND[proof.rule].append(proof)


@pytest.mark.parametrize("rule", Rule)
def test_every_rule_is_proved(rule: Rule) -> None:
    """No rule lacks a test, and no such test lacks its sentence."""
    assert FOUND[rule]
    for proof in FOUND[rule]:
        assert proof.words.split("\n")[0].endswith(".")


def test_ids_are_words() -> None:
    """Rule ids are lower-case words joined by hyphens, like the names in code."""
    for rule in Rule:
        assert rule.value == rule.name.lower().replace("_", "-")


def test_conventions_are_rules() -> None:
    """Every convention is a rule; most rules are not."""
    assert set(Rule) > CONVENTIONS
    assert len(CONVENTIONS) == 9
