"""Moves in words."""

import pytest

from engine.moves import Move
from rulesite.wording.moves import costs, more_by, move_words, next_best, other_end, own_end


@pytest.mark.parametrize(
    ("move", "count", "words"),
    [
        ("3B2", 2, "Display 3: 2 blue tiles → pattern line 2"),
        ("CKF", 1, "Centre: 1 black tile → floor line"),
    ],
)
def test_a_move_is_named_whole(move: str, count: int, words: str) -> None:
    """The place, the tiles, the line."""
    assert move_words(Move.from_notation(move), count) == words


def test_one_point_is_one_point() -> None:
    """Every count has its form."""
    assert more_by(1) == "The best take leaves you 1 point more."
    assert more_by(2) == "The best take leaves you 2 points more."
    assert next_best(1) == "The next best take is 1 point worse."
    assert costs(3) == "This take costs you 3 points."


@pytest.mark.parametrize(
    ("higher", "own", "other"),
    [
        (
            0,
            "With the best take your own score ends the same.",
            "The other player’s score ends the same.",
        ),
        (1, "With the best take you end 1 point higher.", "The other player ends 1 point higher."),
        (-2, "With the best take you end 2 points lower.", "The other player ends 2 points lower."),
    ],
)
def test_ends_are_compared(higher: int, own: str, other: str) -> None:
    """Higher, lower or the same, each in its own words."""
    assert own_end(higher) == own
    assert other_end(higher) == other
