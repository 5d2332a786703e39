"""Disputes played with the engine: which test shows which verdict to be right."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.utils import translation

from engine.errors import Reason
from rulesite.disputes import Dispute, find_dispute

Test = Callable[..., None]

SETTLED: set[str] = set()
"""The disputes whose case is played in a test."""


def the(dispute_id: str) -> Dispute:
    """Return the dispute with an id; there is one."""
    found = find_dispute(dispute_id)
    assert found is not None, dispute_id
    return found


def settles(dispute_id: str, verdict: str) -> Callable[[Test], Test]:
    """Mark a test that plays a dispute's case; `verdict` is what it shows to be right.

    Whoever changes the verdict has to look at its case again.
    """
    SETTLED.add(dispute_id)

    def mark(test: Test) -> Test:
        @wraps(test)
        def run(*args: Any, **kwargs: Any) -> None:
            with translation.override("en"):
                assert str(the(dispute_id).verdict) == verdict
            test(*args, **kwargs)

        return run

    return mark


def is_cited(dispute_id: str, reasons: dict[str, Any] | tuple[Reason, ...]) -> bool:
    """Tell whether a dispute cites every rule that speaks against a move, and one does."""
    rules = reasons.values() if isinstance(reasons, dict) else [each.rule for each in reasons]
    return bool(rules) and set(map(str, rules)) <= set(the(dispute_id).units)
