"""Of which types the candidates are."""

from collections import Counter

import pytest

from tests.tutorial.diagnosis.items import LESSON, S3, S5, S10, S11
from tutorial.diagnosis import Belief, mixture
from tutorial.diagnosis.mixture import coverage

START = Belief.prior((S3, S5, S10, S11))
WIDE, NARROW, FOREIGN = {S3, S5, S10}, {S11}, {"bottom_up"}


def test_a_type_covers_the_misreadings_that_it_can_show() -> None:
    """At first every misreading weighs the same."""
    assert coverage(WIDE, START) == pytest.approx(0.6)
    assert coverage(FOREIGN, START) == 0


def test_types_share_the_candidates_by_what_they_can_show() -> None:
    """Three misreadings bring three times the candidates of one, and none brings none."""
    drawn = Counter(mixture([WIDE, FOREIGN, NARROW], START, 4, 0.5))
    assert drawn == {0: 3, 2: 1}


def test_what_is_suspected_comes_first() -> None:
    """Once column only is suspected, nearly all candidates can show it."""
    hunch = START.updated(LESSON.readings(), LESSON.truth, 3)
    assert mixture([WIDE, NARROW], hunch, 6, 0.5).count(1) == 6


@pytest.mark.parametrize("start", [0.0, 0.3, 0.999999])
def test_every_start_gives_as_many_candidates(start: float) -> None:
    """Chance moves the shares a little and never leaves the list of types."""
    for families in ([WIDE, NARROW, FOREIGN], [FOREIGN, FOREIGN], [NARROW]):
        drawn = mixture(families, START, 6, start)
        assert len(drawn) == 6
        assert set(drawn) <= set(range(len(families)))


def test_types_that_show_nothing_are_drawn_alike() -> None:
    """Where no type can tell anything, each gets its turn."""
    assert mixture([FOREIGN, FOREIGN], START, 2, 0.5) == [0, 1]
