"""Wrong orders, wrong floor sums, wrong ways to settle, wrong lines."""

import pytest

from engine.misreadings import FLOOR_SUM, LINES, MISREADINGS, ORDER, SETTLING, explaining
from engine.misreadings.settling import settled
from engine.scoring import score_floor
from engine.tiling import tiled
from tests.engine.build import board, figure

# The truth, then bottom_up, then all_then_count.
ORDERS = [
    ("-,YY,BBB,-,-", "..#../...../.#...", (7, 5, 8)),
    ("R,YY,-,-,-", "...../##...", (6, 5, 7)),
    ("B,-,-,-,-", ".....", (1, 1, 1)),
    ("-,-,-,-,-", "#....", (0, 0, 0)),
    ("B,WW,KKK,-,-", ".....", (6, 6, 9)),
]


@pytest.mark.parametrize(("lines", "filled", "answers"), ORDERS)
def test_order(lines: str, filled: str, answers: tuple[int, ...]) -> None:
    """Another order of tiling, or counting at the end only, gives these points."""
    one = figure(lines, filled)
    found = (tiled(one).score, *(wrong.apply(one) for wrong in ORDER))
    assert found == answers


FALLEN = ["", "B", "M", "BB", "MBB", "BBBM", "BBBBBBB", "BBBBBBM", "BBBBBBBBB"]
SUMS = {
    "floor_1_each": (0, -1, -1, -2, -3, -4, -7, -7, -9),
    "off_by_one": (0, 0, 0, -1, -2, -4, -11, -11, -14),
    "last_space_only": (0, -1, -1, -1, -2, -2, -3, -3, -3),
    "forgets_floor": (0,) * 9,
    "marker_free": (0, -1, 0, -2, -2, -4, -14, -11, -14),
    "marker_always_1": (0, -1, -1, -2, -4, -5, -14, -12, -14),
    "no_cap": (0, -1, -1, -2, -4, -6, -14, -14, -20),
}
TRUE_SUMS = (0, -1, -1, -2, -4, -6, -14, -14, -14)


@pytest.mark.parametrize("wrong", FLOOR_SUM, ids=[wrong.id for wrong in FLOOR_SUM])
def test_floor_sum(wrong) -> None:
    """A wrong way to add the floor line up gives its own sums."""
    assert tuple(wrong.apply(fell) for fell in FALLEN) == SUMS[wrong.id]


def test_a_marker_that_always_costs_one_covers_its_space() -> None:
    """What falls after the marker costs what its own space says, as the words of the rule have it.

    A marker that finds no space costs one point more than nothing.
    """
    always_1 = MISREADINGS["marker_always_1"].apply
    assert always_1("BBMB") == -1 - 1 - 1 - 2
    assert always_1("BBBBBBBM") == -14 - 1


def test_true_floor_sum() -> None:
    """The floor lines of the table cost this much."""
    assert tuple(score_floor(len(fell)).penalty for fell in FALLEN) == TRUE_SUMS


@pytest.mark.parametrize(
    ("case", "answers"),
    [
        ((3, 2, -8), (0, -3, 2)),
        ((2, 6, -4), (4, 4, 6)),
        ((1, 1, -4), (0, -2, 1)),
        ((10, 5, -1), (14, 14, 14)),
    ],
)
def test_settling(case: tuple[int, int, int], answers: tuple[int, int, int]) -> None:
    """Going below zero, or settling the floor first, gives these scores; the truth comes first."""
    assert (settled(*case), *(wrong.apply(*case) for wrong in SETTLING)) == answers


def test_unfinished_lines() -> None:
    """Unfinished lines stay; wrong rules score them or clear them."""
    one = figure("R,Y,BBB,-,-")
    assert str(tiled(one)) == board("-,Y,-,-,-", "..#../...../..#..", score=2)
    scored, cleared = (wrong.apply(one) for wrong in LINES)
    assert str(scored) == board("-,-,-,-,-", "..#../..#../..#..", score=1 + 2 + 3)
    assert str(cleared) == board("-,-,-,-,-", "..#../...../..#..", score=2)


def test_explaining() -> None:
    """An answer is explained by the wrong rules of a group that give it; the truth by none."""
    wrong = explaining(FLOOR_SUM, -5, -6, "BBBM")
    assert [found.id for found in wrong] == ["marker_always_1"]
    assert explaining(FLOOR_SUM, -6, -6, "BBBM") == ()


def test_ids_and_codes() -> None:
    """Every wrong rule has an id and a code of its own, and names a rule that it breaks."""
    codes = [wrong.code for wrong in MISREADINGS.values()]
    assert len(set(codes)) == len(codes) == 42
    assert {code[0] for code in codes} == set("SOFLPBE")
