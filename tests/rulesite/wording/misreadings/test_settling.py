"""A wrong end of a round named."""

import pytest

from engine.misreadings import SETTLING
from engine.misreadings.settling import settled
from rulesite.wording.misreadings import diagnose
from tests.rulesite.wording.misreadings.told import names_one


@pytest.mark.parametrize(
    ("case", "answer", "name", "shown"),
    [((3, 2, -8), -3, "goes_negative", "−3"), ((2, 6, -4), 6, "floor_first", "6")],
)
def test_the_way_is_named(case: tuple[int, int, int], answer: int, name: str, shown: str) -> None:
    """Below zero, or the floor line first: each gives its own score."""
    assert names_one(diagnose(SETTLING, answer, settled(*case), *case), name, shown)


@pytest.mark.parametrize("answer", [0, 5, -8])
def test_right_or_unexplained(answer: int) -> None:
    """The score stops at zero; other scores show neither way."""
    assert diagnose(SETTLING, answer, 0, 3, 2, -8) is None


def test_both_ways_never_meet() -> None:
    """One is below zero and the other is not, so they need no words in common."""
    rounds = [(b, p, -f) for b in range(8) for p in range(9) for f in range(15)]
    for case in rounds:
        for answer in range(-15, 20):
            mistake = diagnose(SETTLING, answer, settled(*case), *case)
            assert mistake is None or len(mistake.suspects) == 1
