"""The words of an index, and which of them a typed word may mean."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from rulesite.search.index import Index
from rulesite.search.likeness import LEAST, as_forms, as_typed, slips_allowed

SURE: Final = 0.88
"""From here on a word counts as recognised, and slips of the finger are not looked for."""
KIN: Final = 0.75
"""How alike two words are that mean the same."""
OTHER_KIN: Final = 0.5
"""How much less alike two words are that are known to mean different things."""
PART: Final = 0.6
"""How alike a compound and its part are."""
MOST_NEAR: Final = 12
"""Words that are compared letter by letter with one that is not recognised."""


def pairs(word: str) -> list[str]:
    """List the pairs of letters of a word, its beginning marked."""
    return [a + b for a, b in zip(f"^{word}", word, strict=False)]


class Vocabulary:
    """Recognise words of one index; made once, then only read."""

    def __init__(self, index: Index) -> None:
        self.words = index["words"]
        self.small = frozenset(index["small"])
        self.at = {word: place for place, word in enumerate(self.words)}
        self.groups: dict[int, set[int]] = defaultdict(set)
        self.kin = index["kin"]
        self.starts: dict[str, list[int]] = defaultdict(list)
        self.paired: dict[str, list[int]] = defaultdict(list)
        self.compounds: dict[int, list[int]] = defaultdict(list)
        for group, members in enumerate(self.kin):
            for place in members:
                self.groups[place].add(group)
        for compound, part in index["parts"]:
            self.compounds[part].append(compound)
        for place, word in enumerate(self.words):
            self.starts[word[:3]].append(place)
            for pair in pairs(word):
                self.paired[pair].append(place)

    def meant(self, typed: str, *, closely: bool = True) -> dict[int, float]:
        """Return the words that a typed word may mean, each with how likely, from 0 to 1.

        Slips of the finger are only looked for closely, which takes longest.
        """
        found = self.forms(typed)
        if closely and max(found.values(), default=0) < SURE and not typed.isdecimal():
            self.add(found, self.slipped(typed))
        self.add(found, list(self.related(found)))
        return found

    def forms(self, typed: str) -> dict[int, float]:
        """Return the words that a typed word is a form of."""
        own = self.groups.get(self.at.get(typed, -1), set())
        found = {}
        for place in self.starts.get(typed[:3], ()):
            likeness = 1.0 if self.words[place] == typed else as_forms(typed, self.words[place])
            groups = self.groups.get(place)
            if own and groups and not own & groups:
                likeness *= OTHER_KIN
            if likeness >= LEAST:
                found[place] = likeness
        return found

    def slipped(self, typed: str) -> list[tuple[int, float]]:
        """Return the words that a typed word may be a slip of."""
        shared: dict[int, int] = defaultdict(int)
        for pair in pairs(typed):
            for place in self.paired.get(pair, ()):
                shared[place] += 1
        enough = max(2, len(typed) - 3 * slips_allowed(typed)) if len(typed) > 4 else 1
        near = [place for place, count in shared.items() if count >= enough]
        near.sort(key=lambda place: (-shared[place], place))
        likely = [(place, as_typed(typed, self.words[place])) for place in near[:MOST_NEAR]]
        return [(place, likeness) for place, likeness in likely if likeness >= LEAST]

    def related(self, found: dict[int, float]) -> Iterator[tuple[int, float]]:
        """Go through words that mean the same as recognised ones, and compounds with them."""
        for place, likeness in found.items():
            if likeness >= 0.75:
                for group in self.groups.get(place, ()):
                    for other in self.kin[group]:
                        yield other, likeness * KIN
                for compound in self.compounds.get(place, ()):
                    yield compound, likeness * PART

    @staticmethod
    def add(found: dict[int, float], more: list[tuple[int, float]]) -> None:
        """Add likely words; of two likenesses of a word the greater counts."""
        for place, likeness in more:
            if likeness > found.get(place, 0.0):
                found[place] = likeness
