"""The slots of rule texts: numbers from the engine, facts of the box, written as scores are."""

import pytest

from engine import score_floor
from engine.game import Game
from rulesite.rulebook import numbered_units
from rulesite.rulebook.slots import SLOTS, signed

FACTS = {
    "least_players": "2",
    "most_players": "4",
    "age": "8",
    "minutes_least": "30",
    "minutes_most": "45",
    "year": "2017",
    "designer": "Michael Kiesling",
    "publisher": "Next Move Games",
    "first_publisher": "Plan B Games",
    "boards": "4",
    "mini_track_end": "99",
    "highest_score": "240",
    "tiles": "100",
    "tiles_per_color": "20",
    "tiles_per_display": "4",
    "displays_2": "5",
    "displays_3": "7",
    "displays_4": "9",
    "floor_spaces": "7",
    "floor_first": "−1",
    "floor_last": "−3",
    "floor_values": "−1 −1 −2 −2 −2 −3 −3",
    "floor_total": "14",
    "bonus_row": "+2",
    "bonus_column": "+7",
    "bonus_color": "+10",
}
"""What a slot says, as any copy of the game does."""


@pytest.mark.parametrize(
    ("number", "text"), [(-14, "−14"), (-1, "−1"), (0, "0"), (1, "+1"), (10, "+10")]
)
def test_numbers_with_a_sign(number: int, text: str) -> None:
    """A loss has a real minus, a gain a plus, and zero has neither."""
    assert signed(number) == text


def test_slots_say_what_is_in_the_box() -> None:
    """The engine and the box agree."""
    assert dict(SLOTS) == FACTS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_displays_are_those_of_a_game(players: int) -> None:
    """A game lays out as many displays as the rules say."""
    position = Game.new(players).position
    assert str(len(position.factories)) == SLOTS[f"displays_{players}"]
    assert {str(len(display)) for display in position.factories} == {SLOTS["tiles_per_display"]}


def test_the_floor_is_that_of_the_engine() -> None:
    """First and last space and the whole floor line cost what the engine takes off."""
    assert SLOTS["floor_first"] == signed(score_floor(1).penalty)
    assert SLOTS["floor_last"] == signed(score_floor(7).penalty - score_floor(6).penalty)
    assert SLOTS["floor_total"] == str(-score_floor(7).penalty)


def test_slots_can_not_be_changed() -> None:
    """Nothing writes into the numbers."""
    with pytest.raises(TypeError):
        SLOTS["tiles"] = "99"  # type: ignore[index]


def test_some_rule_uses_slots() -> None:
    """The slots are there to be used."""
    assert any("{" in entry.unit.source for entry in numbered_units())
