"""Families of misreadings, by the letters of their codes."""

from engine.misreadings import MISREADINGS, ORDER, SETTLING, TILE
from tutorial.diagnosis import FAMILIES, families_of


def test_every_misreading_is_in_one_family() -> None:
    """Seven families hold all 42, each once."""
    assert "".join(FAMILIES) == "SOFLPBE"
    assert sorted(name for ids in FAMILIES.values() for name in ids) == sorted(MISREADINGS)


def test_a_round_touches_two_families() -> None:
    """An item can tell of more than one kind of rule."""
    ids = [wrong.id for wrong in (*ORDER, *SETTLING, *ORDER)]
    assert families_of(ids) == ("O", "F")
    assert families_of(wrong.id for wrong in TILE) == ("S",)
    assert families_of([]) == ()
