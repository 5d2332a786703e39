"""End bonuses in words."""

from engine import end_bonuses
from engine.tiles import WALL
from rulesite.wording.bonuses import bonus_steps, bonuses_told

FULL = end_bonuses(WALL)


def test_among_other_points_a_bonus_is_called_one() -> None:
    """Where tiles of a row are told too, a bonus says that it is one."""
    told = bonuses_told(FULL)
    assert len(told) == len(FULL.parts) == 15
    assert told[0] == "Bonus for row 1: +2"
    assert "Bonus for column 5: +7" in told
    assert not [one for one in told if one.startswith(("Row", "Column"))]


def test_without_any_nothing_is_told_among_other_points() -> None:
    """No bonus adds no sentence there, but has one where bonuses are asked for."""
    none = end_bonuses(tuple((None,) * 5 for _ in range(5)))
    assert bonuses_told(none) == []
    assert len(bonus_steps(none)) == 1
