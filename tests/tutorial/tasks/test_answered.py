"""The right answer in a few words."""

from tutorial.tasks.answered import beside, chosen_label, in_fields, marked_labels
from tutorial.tasks.task import Field, Option

OPTIONS = (Option("a", "Left"), Option("b", "Right"), Option("c", "Both"))
NUMBER, CHOICE = Field("Tiles"), Field("Side", OPTIONS)


def test_numbers_go_with_their_labels() -> None:
    """Each number is named by the field it belongs in."""
    assert in_fields([Field("Tiles"), Field("Points")], [2, 5]) == "Tiles: 2; Points: 5"


def test_choices_are_named_by_their_words() -> None:
    """An option is told as it is shown, several in the order shown."""
    assert chosen_label(OPTIONS, "c") == "Both"
    assert marked_labels(OPTIONS, {"c", "a"}) == "Left; Both"


def test_the_right_value_stands_beside_a_field() -> None:
    """A number is told as it is, a choice by its words."""
    assert beside(NUMBER, "3") == "Right: 3"
    assert beside(CHOICE, "a") == "Right: Left"
