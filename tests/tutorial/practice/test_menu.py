"""The menu has everything that can be chosen, each once."""

from tutorial.practice.menu import menu
from tutorial.practice.selection import Selection, examined
from tutorial.puzzles import PUZZLE_TYPES


def test_every_type_is_in_the_menu() -> None:
    """Each type is in one part of the syllabus."""
    kinds = [offer.kind.id for unit in menu(Selection()).units for offer in unit.kinds]
    assert sorted(kinds) == sorted(kind.id for kind in PUZZLE_TYPES)


def test_every_rule_is_in_the_menu() -> None:
    """Each rule that puzzles are about can be chosen by its title."""
    offers = menu(Selection()).rules
    assert [offer.value for offer in offers] == [rule.value for rule in examined()]
    assert all(offer.label for offer in offers)


def test_what_is_chosen_stays_chosen() -> None:
    """Coming back, the menu is open and shows the selection."""
    made = menu(Selection(types=("cross",), levels=(2, 3), sides=("grey",), players=(3, 4)))
    assert made.is_open
    kinds = [offer for unit in made.units for offer in unit.kinds if offer.is_chosen]
    assert [offer.kind.id for offer in kinds] == ["cross"]
    single = (*made.levels, *made.sides, *made.players)
    assert [offer.value for offer in single if offer.is_chosen] == ["2", "3", "grey", "3", "4"]
    assert not made.has_rules
    assert not menu(Selection()).is_open


def test_chosen_rules_are_in_sight() -> None:
    """The list of rules is open when one of them is chosen."""
    assert menu(Selection(rules=("score-both",))).has_rules
