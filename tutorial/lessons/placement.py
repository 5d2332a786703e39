"""The placement check: a few items that let those who know the rules skip lessons."""

from dataclasses import dataclass

from tutorial.lessons.lesson import Item


@dataclass(frozen=True, slots=True)
class Probe:
    """Hold an item and the numbers of the lessons that its right answer stands for."""

    item: Item
    numbers: range


PROBES = (
    Probe(("set-up", 3), range(1, 3)),
    Probe(("after-the-take", 2), range(3, 5)),
    Probe(("legal-lines", 2), range(5, 7)),
    Probe(("what-falls", 2), range(7, 9)),
    Probe(("cross", 3), range(9, 13)),
    Probe(("round-with-floor", 2), range(13, 15)),
    Probe(("bonus-count", 2), range(15, 18)),
)
