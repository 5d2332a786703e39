"""Tests of measured difficulty."""

import pytest

from tutorial.puzzles.pool.difficulty import STEPS, Load, level_of

EASY = Load(moves=4, groups=3, margin=6, depth=0)
HARD = Load(moves=18, groups=6, margin=2, depth=3)


@pytest.mark.parametrize(
    "harder",
    [
        EASY._replace(moves=10),
        EASY._replace(groups=5),
        EASY._replace(margin=2),
        EASY._replace(depth=1),
    ],
)
def test_each_lever_makes_it_harder(harder: Load) -> None:
    """More moves, more groups, a closer second and a longer look ahead are harder."""
    assert harder.difficulty > EASY.difficulty


def test_a_clear_margin_counts_no_further() -> None:
    """Whether the best move is better by six or by nine makes no difference."""
    assert EASY._replace(margin=9).difficulty == EASY.difficulty


@pytest.mark.parametrize("type_id", STEPS)
def test_levels_rise_with_difficulty(type_id: str) -> None:
    """The easiest are of level 1, the hardest of level 3."""
    loads = sorted((EASY, HARD), key=lambda load: load.difficulty)
    assert [level_of(type_id, load) for load in loads] == [1, 3]


@pytest.mark.parametrize("type_id", STEPS)
def test_a_step_belongs_to_the_level_above(type_id: str) -> None:
    """Who just reaches the difficulty of a level is in it."""
    second, third = STEPS[type_id]
    for load in (EASY._replace(moves=moves) for moves in range(4, 40)):
        expected = 1 + (load.difficulty >= second) + (load.difficulty >= third)
        assert level_of(type_id, load) == expected
