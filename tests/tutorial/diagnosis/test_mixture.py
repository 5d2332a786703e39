"""Of which types the candidates are."""

from collections import Counter

import pytest

from tests.tutorial.diagnosis.items import LESSON, S3, S5, S10, S11
from tutorial.diagnosis import FAMILIES, Belief, mixture, shares
from tutorial.diagnosis.mixture import SAMPLES, coverage
from tutorial.puzzles.cross import CROSS

START = Belief.prior((S3, S5, S10, S11))
WIDE, NARROW, FOREIGN = dict.fromkeys((S3, S5, S10), 1.0), {S11: 1.0}, {"bottom_up": 1.0}


def test_a_type_covers_the_misreadings_that_it_can_show() -> None:
    """At first every misreading weighs the same."""
    assert coverage(WIDE, START) == pytest.approx(0.6)
    assert coverage(FOREIGN, START) == 0


def test_what_seldom_shows_counts_less() -> None:
    """A type in which a misreading shows in every second puzzle covers half of it."""
    assert coverage({S5: 0.5}, START) == pytest.approx(0.1)


def test_what_a_type_shows_is_seen_from_its_puzzles() -> None:
    """A cross always shows who counts one run only, and never what a lone tile is thought to be."""
    shown = shares(CROSS, 1)
    assert shown[S3] == shown[S10] == 1
    assert "lone_is_2" not in shown
    assert set(shown) < set(FAMILIES["S"])
    assert all(0 < share <= 1 and share * SAMPLES % 1 == 0 for share in shown.values())
    assert shares(CROSS, 1) is shown


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
