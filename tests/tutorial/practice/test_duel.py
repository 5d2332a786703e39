"""The duel: turns, scores, and what is no duel."""

import pytest

from tutorial.practice.duel import BadDuel, Duel
from tutorial.puzzles import Unit


def duel(marks: str) -> Duel:
    """Make a duel of three rounds as far as its marks."""
    return Duel.read(5, "3", "2", marks)


def test_players_take_turns() -> None:
    """Player 1 begins each round."""
    assert [(duel(marks).player, duel(marks).round) for marks in ("", "1", "10", "101")] == [
        (1, 1),
        (2, 1),
        (1, 2),
        (2, 2),
    ]


def test_right_answers_score() -> None:
    """Each right answer is a point for who gave it."""
    assert duel("110100").scores == (1, 2)
    assert duel("110100").is_over
    assert not duel("11010").is_over


def test_a_round_is_fair() -> None:
    """In a round both get a puzzle of the same type and level, but not the same one."""
    (kind, seed), (other_kind, other_seed) = duel("").item(), duel("1").item()
    assert kind is other_kind
    assert kind.unit is not Unit.DECISIONS
    assert seed.level == other_seed.level
    assert seed != other_seed


@pytest.mark.parametrize(
    ("rounds", "level", "marks"),
    [("4", "1", ""), ("3", "5", ""), ("x", "1", ""), ("3", "1", "2"), ("3", "1", "1" * 7),
     ("7", "1", "1" * 15), ("3", "", ""), ("3", "1", "٠")],
)  # fmt: skip
def test_what_is_no_duel(rounds: str, level: str, marks: str) -> None:
    """Made-up states are refused."""
    with pytest.raises(BadDuel):
        Duel.read(5, rounds, level, marks)
