"""The drawing of the totals: inside its frame, true to the numbers, letters apart."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from rulesite.score.chart import BOTTOM, HEIGHT, TOP, WIDTH, chart

TOTALS = st.integers(1, 12).flatmap(
    lambda rounds: st.lists(
        st.lists(st.integers(0, 240), min_size=rounds, max_size=rounds), min_size=2, max_size=4
    )
)


def test_no_round_no_drawing() -> None:
    """Before the first round there is nothing to draw."""
    assert chart([[], []]) is None


@given(TOTALS)
def test_everything_lies_inside(totals: list[list[int]]) -> None:
    """No point and no letter leaves the frame."""
    drawn = chart(totals)
    assert drawn is not None
    for curve in drawn.curves:
        assert all(0 <= x <= WIDTH and TOP <= y <= HEIGHT - BOTTOM for x, y in curve.points)
        assert TOP <= curve.label_y <= HEIGHT


@given(TOTALS)
def test_more_points_are_never_drawn_lower(totals: list[list[int]]) -> None:
    """Who has more is drawn higher, and every line begins at zero."""
    drawn = chart(totals)
    assert drawn is not None
    ends = sorted((own[-1], -curve.end[1]) for own, curve in zip(totals, drawn.curves, strict=True))
    assert all(lower[1] <= higher[1] for lower, higher in pairwise(ends))
    assert len({curve.points[0] for curve in drawn.curves}) == 1


@given(TOTALS)
def test_letters_do_not_lie_on_each_other(totals: list[list[int]]) -> None:
    """However close the totals are."""
    drawn = chart(totals)
    assert drawn is not None
    heights = sorted(curve.label_y for curve in drawn.curves)
    assert all(after - before >= 13 for before, after in pairwise(heights))
