"""Of the puzzles kept, the next is one that tells more."""

from itertools import pairwise

import pytest

from tests.tutorial.diagnosis.items import LESSON
from tests.tutorial.practice.test_twin import task_of
from tutorial.diagnosis import FAMILIES, Belief, told_apart
from tutorial.practice.most_telling import most_telling
from tutorial.puzzles.best_space import BEST_SPACE
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.cross import CROSS
from tutorial.puzzles.run import RUN
from tutorial.puzzles.seed import Seed
from tutorial.puzzles.where import WHERE

START = Belief.prior(FAMILIES["S"])
HUNCH = START.updated(LESSON.readings(), LESSON.truth, 5)
"""After an answer that two mistakes give."""


@pytest.mark.parametrize("draw", range(6))
def test_it_tells_two_mistakes_apart(draw: int) -> None:
    """What is suspected alike is answered differently in the next puzzle."""
    found = most_telling([(CROSS, 1), (RUN, 2), (BEST_SPACE, 1)], HUNCH, Chance(f"{draw}"))
    assert found
    suspects = [one for one in HUNCH.leading.members if one]
    assert told_apart(task_of(*found), suspects)[0] > 1


def test_chance_decides_among_many() -> None:
    """Learners alike don't all get the same puzzle."""
    found = {most_telling([(CROSS, 1), (CROSS, 2)], START, Chance(f"{draw}")) for draw in range(12)}
    assert len(found) > 2


def test_skipping_leads_on() -> None:
    """Who goes on without an answer gets other puzzles, and never the same one again at once."""
    seen = [Seed(1, 1, 0)]
    for draw in range(30):
        found = most_telling([(CROSS, 1)], HUNCH, Chance(f"{draw}"), str(seen[-1]))
        assert found
        seen.append(found[1])
    assert all(one != other for one, other in pairwise(seen))
    assert len(set(seen)) > 4


def test_where_nothing_would_tell_more_there_is_none() -> None:
    """Rules that choose alike on every wall can't be told apart; some types tell nothing."""
    alike = Belief.prior(("lone_is_2", "both_always"))
    alike = alike.updated({"lone_is_2": 1, "both_always": 1}, 0, 1)
    assert alike.is_mistaken
    assert most_telling([(BEST_SPACE, 1)], alike, Chance("alike")) is None
    assert most_telling([(WHERE, 1)], START, Chance("none")) is None
