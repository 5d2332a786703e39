"""The puzzle that tells most about what a learner's answers leave open, out of those kept."""

from collections.abc import Collection, Iterable

from tutorial.diagnosis import Belief, Hypothesis, choose_next, told_apart
from tutorial.practice.kept_twins import KeptItem, twins_kept
from tutorial.puzzles import PuzzleType
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.seed import Seed

LOOKS, SHARE = 80, 3
"""Kept puzzles among which to choose: so many, but a third of them at most, for variety."""


def most_telling(
    kinds: Iterable[tuple[PuzzleType, int]],
    belief: Belief,
    chance: Chance,
    after: str = "",
) -> tuple[PuzzleType, Seed] | None:
    """Choose among what is kept of types and levels; None if nothing would tell more.

    The seed `after` which it comes is left out.
    """
    kept = [
        (kind, twin.seed, twin.item(kind))
        for kind, level in kinds
        for twin in twins_kept(kind, level)
    ]
    leading = belief.leading.members
    apart = [one for one in kept if tells(one[2], leading) and str(one[1]) != after]
    some = chance.some(apart, min(LOOKS, -(-len(apart) // SHARE)))
    if not some:
        return None
    kind, seed, _item = some[choose_next([item for _kind, _seed, item in some], belief)]
    return kind, seed


def tells(item: KeptItem, leading: Collection[Hypothesis]) -> bool:
    """Tell whether an item says more about what leads: its members apart, or one alone."""
    return len(leading) == 1 or told_apart(item, leading)[0] > 1
