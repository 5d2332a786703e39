"""Filling the displays, in words."""

from engine.dealing import fill
from rulesite.wording import refills


def test_the_verdict_says_how_it_goes() -> None:
    """Enough in the bag, the lid needed, too few tiles, none at all: four different lines."""
    verdicts = {
        refills.refill_verdict(is_full=True, has_lid_returned=False, dealt=20),
        refills.refill_verdict(is_full=True, has_lid_returned=True, dealt=20),
        refills.refill_verdict(is_full=False, has_lid_returned=True, dealt=3),
        refills.refill_verdict(is_full=False, has_lid_returned=False, dealt=0),
    }
    assert len(verdicts) == 4


def test_one_is_not_many() -> None:
    """A single tile is counted as one."""
    assert refills.from_bag(1) == "Draw 1 tile from the bag."
    assert refills.from_bag(6) == "Draw 6 tiles from the bag."
    assert refills.drawn_on(1).endswith("1 more tile.")
    assert "the 1 tile" in refills.lid_into_bag(1)
    assert refills.short_display(5, 1) == "Display 5 gets only 1 tile."


def test_empty_displays_are_named() -> None:
    """Their numbers stand in order."""
    assert refills.empty_displays([6, 7]) == "Displays that stay empty: 6, 7."


def test_a_wrong_count_says_what_there_must_be() -> None:
    """Too many names the most there are, too few the least there must be."""
    assert "100" in refills.impossible_stock(101, 40, 100)
    assert "40" in refills.impossible_stock(3, 40, 100)


def test_steps_tell_what_was_there_and_what_is_left() -> None:
    """Before, the lid's moment if it came, and what is left over."""
    none = (0, 0, 0, 0)
    deal = fill(5, (6, *none), (40, *none), lambda: 0.0)
    before, lid, after = refills.refill_steps(6, 40, deal)
    assert "6" in before
    assert "40" in before
    assert lid.endswith("6.")
    assert after == refills.left_over(26, 0)
