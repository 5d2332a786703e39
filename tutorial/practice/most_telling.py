"""The puzzle that tells most about what a learner's answers leave open, out of those kept."""

from collections.abc import Iterable

from tutorial.diagnosis import Belief, choose_next, told_apart
from tutorial.practice.kept_twins import twins_kept
from tutorial.puzzles import PuzzleType
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.seed import Seed

LOOKS = 100
"""Kept puzzles among which to choose: few enough not to come to the same ones every time."""


def most_telling(
    kinds: Iterable[tuple[PuzzleType, int]], belief: Belief, chance: Chance
) -> tuple[PuzzleType, Seed] | None:
    """Choose among what is kept of types and levels; None if nothing would tell more."""
    kept = [
        (kind, twin.seed, twin.item(kind))
        for kind, level in kinds
        for twin in twins_kept(kind, level)
    ]
    leading = belief.leading.members
    apart = [one for one in kept if len(leading) == 1 or told_apart(one[2], leading)[0] > 1]
    some = chance.some(apart, LOOKS)
    if not some:
        return None
    kind, seed, _item = some[choose_next([item for _kind, _seed, item in some], belief)]
    return kind, seed
