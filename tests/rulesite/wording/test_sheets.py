"""Whatever the engine or a record says of a sheet, there is a sentence for it."""

import re
from pathlib import Path

import pytest

from engine import NotationError, Rule
from engine.errors import Reason
from rulesite.wording.reasons import reason_sentence
from rulesite.wording.sheets import (
    decision,
    expectations,
    record_fault,
    winner_sentence,
)

SHEET = Path(__file__).parents[3] / "rulesite" / "sheet"


def test_every_expectation_of_a_record_has_a_sentence() -> None:
    """Where a record goes wrong, what belongs there is said."""
    told = (SHEET / "text.py").read_text(encoding="utf-8")
    codes = set(re.findall(r'"(sheet-[a-z]+)"', told)) | {"row", "column", "side"}
    assert codes == set(expectations())
    for code in codes:
        assert "{" not in record_fault(NotationError("sheet", 3, code))


@pytest.mark.parametrize("code", ["more-than-dealt", "less-than-dealt"])
def test_numbers_are_filled_in(code: str) -> None:
    """A reason tells its numbers."""
    said = reason_sentence(Reason(code, Rule.MUST_TAKE, {"count": 17, "least": 18, "most": 16}))
    assert "17" in said
    assert "{" not in said


def test_reasons_of_the_engine_are_said_as_elsewhere() -> None:
    """A full row ends the game."""
    said = reason_sentence(Reason("row-full", Rule.END_TRIGGER, {"seat": 0, "row": 2}))
    assert "Row 3" in said


def test_one_winner_or_a_shared_victory() -> None:
    """Both are told, with the reason."""
    assert winner_sentence((1,)) == "Winner: Player B"
    assert winner_sentence((0, 2)) == "Shared victory: Player A, Player C"
    assert len({decision(rule) for rule in (Rule.WINNER, Rule.TIE_ROWS, Rule.TIE_SHARED)}) == 3
