"""Wrong bonuses and wrong ends."""

import pytest

from engine import decide, end_bonuses
from engine.misreadings import BONUS, BONUS_NOW, ENDING, ENDING_ROUND, TIE
from engine.tiling import tiled
from tests.engine.build import figure, wall


def rows(filled: str) -> list[str]:
    """Write a wall in rows."""
    return wall(filled).split("/")


WALLS = [
    "#####/##.../#.#../#..#./#...#",
    "#####/#####",
    "#..../#..../#..../#..../#....",
    "#..../.#.../..#../...#.",
    ".....",
]
BONUSES = {
    "truth": (19, 4, 7, 0, 0),
    "swaps_row_and_column": (19, 14, 2, 0, 0),
    "four_of_a_color": (19, 4, 7, 10, 0),
    "row_of_colors": (19, 24, 7, 0, 0),
    "best_bonus_only": (10, 2, 7, 0, 0),
}


@pytest.mark.parametrize("wrong", BONUS, ids=[wrong.id for wrong in BONUS])
def test_bonus(wrong) -> None:
    """A wrong bonus rule gives its own totals."""
    assert tuple(wrong.apply(rows(filled)) for filled in WALLS) == BONUSES[wrong.id]


def test_true_bonus() -> None:
    """The walls of the table earn these bonuses."""
    assert tuple(end_bonuses(rows(filled)).points for filled in WALLS) == BONUSES["truth"]


@pytest.mark.parametrize(
    ("filled", "row", "col", "points"),
    [
        (".####/#..../#..../#..../#....", 0, 0, 10 + 2 + 7),
        (".####", 0, 0, 5 + 2),
        (".#.../.#.../..#../...#./....#", 0, 0, 2 + 10),
        ("....#", 0, 0, 1),
    ],
)
def test_bonus_during_play(filled: str, row: int, col: int, points: int) -> None:
    """Who pays bonuses during play adds them to the tile that completes them."""
    assert BONUS_NOW[0].apply(rows(filled), row, col) == points


@pytest.mark.parametrize(
    ("filled", "ends"), [("#####", True), ("/".join(["#...."] * 5), True), ("####.", False)]
)
def test_column_ends(filled: str, ends: bool) -> None:
    """Who lets columns end the game too ends it here, or not."""
    assert ENDING[0].apply(rows(filled)) is ends


@pytest.mark.parametrize(
    ("filled", "ends"),
    [("#####", True), ("#..../.#.../..#../...#./....#", True), ("/".join(["#...."] * 5), False)],
)
def test_color_ends(filled: str, ends: bool) -> None:
    """Who lets colors end the game too ends it here, or not."""
    assert ENDING[1].apply(rows(filled)) is ends


def test_ends_at_once() -> None:
    """Who stops with the first full row leaves later lines untiled, for everybody."""
    first = figure("-,BB,-,-,-", "#....")
    ender = figure("W,-,KKK,-,-", "####.")
    last = figure("B,-,-,-,-")
    assert [tiled(board).score for board in (first, ender, last)] == [1, 6, 1]
    assert ENDING_ROUND[0].apply((first, ender, last)) == (1, 5, 0)


@pytest.mark.parametrize(
    ("scores", "wrong", "right"),
    [((40, 40), (0,), (1,)), ((41, 40), (0,), (0,)), ((40, 41), (1,), (1,))],
)
def test_tie_by_columns(scores, wrong, right) -> None:
    """Who breaks ties by columns names another winner where the rows say otherwise."""
    walls = [rows("/".join(["#...."] * 5)), rows("#####")]
    assert TIE[0].apply(scores, walls) == wrong
    assert decide(scores, (0, 1)).winners == right


def test_tie_by_colors() -> None:
    """Who breaks ties by complete colors names the player who has one."""
    walls = [rows("#..../.#.../..#../...#./....#"), rows("#####")]
    assert TIE[1].apply((40, 40), walls) == (0,)
    assert decide((40, 40), (0, 1)).winners == (1,)


def test_tie_always_shared() -> None:
    """Who never looks at rows shares every victory between equal scores."""
    walls = [rows("....."), rows("#####"), rows("#####")]
    assert TIE[2].apply((40, 40, 39), walls) == (0, 1)
    assert decide((40, 40, 39), (0, 1, 1)).winners == (1,)
