"""A floor line that can be changed."""

import pytest
from hypothesis import given, settings

from engine import MARKER, score_floor
from engine.misreadings.settling import settled
from engine.tiles import FLOOR_PENALTIES
from rulesite.live import Unreadable
from rulesite.live.floor import MOST, SPACES, FloorExample
from rulesite.wording.scores import floor_sum
from tests.rulesite.live.examples import floors

QUICK = settings(deadline=None, max_examples=60)
EMPTY = FloorExample(())


def falling(text: str, before: int | None = None) -> FloorExample:
    """Make an example from what fell."""
    return FloorExample.read({"fell": text, "before": "" if before is None else str(before)}, EMPTY)


@QUICK
@given(floors)
def test_the_engine_counts(example: FloorExample) -> None:
    """The cost, or the score after it, is that of the engine for so many pieces."""
    cost = score_floor(len(example.fell))
    (told,) = example.view().told
    if example.before is None:
        assert told.total == floor_sum(cost)
    else:
        assert told.total.endswith(f" {settled(example.before, 0, cost.penalty)}")
        assert f": {floor_sum(cost)}" in " ".join(told.steps)


def test_pieces_fall_one_after_another() -> None:
    """From nothing to nine pieces; then no more can be added."""
    example = EMPTY
    for count in range(1, MOST + 1):
        example = example.tapped("more")
        assert len(example.fell) == count
    assert example.tapped("more") == example
    assert example.view().tools[0].is_off_limits


@pytest.mark.parametrize("space", range(1, len(FLOOR_PENALTIES) + 1))
def test_a_piece_is_removed_by_pressing_it(space: int) -> None:
    """The pieces after it move up."""
    full = falling("BYRKWBY")
    after = full.tapped(f"space{space}").fell
    assert "".join(after) == "BYRKWBY"[: space - 1] + "BYRKWBY"[space:]


def test_a_free_space_takes_one_more_piece() -> None:
    """Whichever is pressed, the piece goes to the leftmost free space."""
    assert len(EMPTY.tapped("space7").fell) == 1


def test_the_marker_is_there_once_or_not() -> None:
    """Its button brings the marker and takes it away."""
    with_marker = falling("BB").tapped("marker")
    assert with_marker.fell == ("B", "B", MARKER)
    assert with_marker.tapped("marker") == falling("BB")


@pytest.mark.parametrize(
    ("fell", "rules"),
    [
        ("BB", {"floor-penalties"}),
        ("BBM", {"floor-penalties", "marker-cost"}),
        ("BBBBBBBM", {"floor-penalties", "marker-full-floor"}),
        ("BBBBBBBB", {"floor-penalties", "floor-full"}),
        ("MBBBBBBBB", {"floor-penalties", "floor-full", "marker-cost"}),
    ],
)
def test_rules_at_work_are_cited(fell: str, rules: set[str]) -> None:
    """The marker and a full line have rules of their own."""
    assert set(falling(fell).view().rules) == rules


def test_the_rest_goes_to_the_lid_and_costs_nothing() -> None:
    """Eight and nine tiles cost what seven cost."""
    seven, nine = falling("B" * SPACES), falling("B" * MOST)
    assert nine.view().told[0].total == seven.view().told[0].total
    assert len(nine.view().told[0].steps) > len(seven.view().told[0].steps)


def test_the_score_stops_at_zero() -> None:
    """A dearer floor line than score leaves zero, and that is said."""
    low, high = falling("BBR", 2).view().told[0], falling("BBR", 9).view().told[0]
    assert low.total == "2 − 4 → 0"
    assert high.total == "9 − 4 = 5"
    assert len(low.steps) == len(high.steps) + 1


@pytest.mark.parametrize(
    "query",
    [
        {"fell": "B" * 10},
        {"fell": "MM"},
        {"fell": "b"},
        {"fell": "X"},
        {"fell": "--"},
        {"fell": "B" * 10_000},
        {"before": "-1"},
        {"before": "1000"},
        {"before": "٣"},
        {"before": "1e3"},
        {"before": "9" * 5_000},
    ],
)
def test_what_is_no_floor_line_is_refused(query: dict[str, str]) -> None:
    """Up to nine pieces, the marker once, and a score of up to three digits."""
    with pytest.raises(Unreadable):
        FloorExample.read(query, EMPTY)
