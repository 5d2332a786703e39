"""Reasons and errors."""

import pickle
from copy import deepcopy

import pytest

from engine import IllegalMove, ImpossiblePosition, NotationError, Reason, Rule
from engine.errors import RuleBroken, reason
from engine.record import RecordError


def test_a_reason_keeps_its_facts() -> None:
    """The facts of a reason can be read, but not changed, not even by who made it."""
    facts = {"line": 2}
    one = Reason("line-full", Rule.LINE_FULL, facts)
    facts["line"] = 3
    assert one.facts["line"] == 2
    with pytest.raises(TypeError):
        one.facts["line"] = 4


def test_reasons_are_values() -> None:
    """Reasons with equal code, rule and facts are equal, and can be put into a set."""
    one = reason("line-full", Rule.LINE_FULL, line=2)
    assert one == Reason("line-full", Rule.LINE_FULL, {"line": 2})
    assert one != reason("line-full", Rule.LINE_FULL, line=3)
    assert len({one, reason("line-full", Rule.LINE_FULL, line=2)}) == 1
    assert str(one) == "line-full [line-full] line=2"
    assert str(reason("game-over", Rule.END_TRIGGER)) == "game-over [end-trigger]"


@pytest.mark.parametrize("kind", [IllegalMove, ImpossiblePosition])
def test_errors_carry_reasons(kind: type[RuleBroken]) -> None:
    """An error carries all its reasons and says them in its text."""
    both = (reason("a", Rule.WINNER), reason("b", Rule.REFILL))
    error = kind(both)
    assert error.reasons == both
    assert str(error) == "a [winner]; b [refill]"
    assert isinstance(error, ValueError)


LINE_FULL = reason("line-full", Rule.LINE_FULL, line=2)


@pytest.mark.parametrize(
    "error",
    [
        IllegalMove((LINE_FULL,)),
        NotationError("bag", 7, "digit"),
        RecordError(6, 3, "legal", (LINE_FULL,)),
    ],
)
def test_errors_travel(error: ValueError) -> None:
    """Reasons and errors can be copied and stored, and say the same afterwards."""
    for again in (pickle.loads(pickle.dumps(error)), deepcopy(error)):
        assert type(again) is type(error)
        assert (vars(again), str(again)) == (vars(error), str(error))
