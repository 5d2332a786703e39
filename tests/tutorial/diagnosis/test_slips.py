"""How likely answers are that nobody means."""

import pytest

from tutorial.diagnosis.slips import NUMBERS, SLIP, Slips


@pytest.mark.parametrize(
    ("answers", "others"),
    [
        ([8, 7, 7, 5], NUMBERS),
        (range(15), 14),
        ([True, False], 1),
        ([True, True], 1),
        ([(0, 3), (0, 1, 3), ()], 2),
    ],
)
def test_how_many_other_answers_there_are(answers: list[object], others: int) -> None:
    """Numbers can be any, yes has no other but no, and other things are those that are known."""
    assert Slips.among(answers).others == others


def test_chances_add_up() -> None:
    """One answer in ten is a slip, spread over all others."""
    slips = Slips.among([8, 7])
    assert slips.hit + slips.others * slips.miss == pytest.approx(1)
    assert slips.hit == pytest.approx(1 - SLIP)
