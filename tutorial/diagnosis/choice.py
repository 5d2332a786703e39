"""What to ask next: the item whose answer is expected to tell most."""

from collections import defaultdict
from collections.abc import Collection, Sequence
from math import log2

from tutorial.diagnosis.belief import Belief, Hypothesis
from tutorial.diagnosis.slips import Slips
from tutorial.tasks.task import Diagnosable


def choose_next(candidates: Sequence[Diagnosable], belief: Belief) -> int:
    """Return the index of the item that tells most, the first of those."""
    told = [expected_information(item, belief) for item in candidates]
    return told.index(max(told))


def expected_information(item: Diagnosable, belief: Belief) -> float:
    """Return how many bits the answer is expected to tell of who the learner is.

    That is how open the answer is, less how open slips would leave it for a learner well known.
    """
    answers, weights = belief.answers(item.readings(), item.truth), belief.weights
    slips = Slips.among(answers.values())
    expected: defaultdict[object, float] = defaultdict(float)
    for one, answer in answers.items():
        expected[answer] += weights[one]
    known = [slips.miss + share * (slips.hit - slips.miss) for share in expected.values()]
    unknown = slips.others + 1 - len(known)
    openness = sum(map(surprise, known)) + unknown * surprise(slips.miss)
    return openness - surprise(slips.hit) - slips.others * surprise(slips.miss)


def told_apart(item: Diagnosable, suspects: Collection[Hypothesis]) -> tuple[int, int]:
    """Return how many different answers suspects give to an item, then how many give a wrong one.

    The more, the better the item tells them apart, and shows each of them.
    """
    readings, truth = item.readings(), item.truth
    answers = [readings.get(name, truth) if name else truth for name in suspects]
    return len(set(answers)), sum(answer != truth for answer in answers)


def surprise(chance: float) -> float:
    """Return what an answer of this chance adds to how open the answer is, in bits."""
    return -chance * log2(chance) if chance > 0 else 0.0
