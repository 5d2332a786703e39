"""The placement check: a few items that let those who know the rules skip lessons."""

from dataclasses import dataclass

from tutorial.lessons.lesson import Item


@dataclass(frozen=True, slots=True)
class Probe:
    """Hold an item and the numbers of the lessons that its right answer stands for."""

    item: Item
    numbers: range


PROBES = (Probe(("cross", 3), range(10, 13)),)
