"""A round told and reviewed."""

import pytest

from engine import Game
from rulesite.wording import reviews
from tests.engine.build import game


def test_a_turn_names_who_did_what() -> None:
    """Whose turn, where from, which tiles and which line."""
    table = Game.new(players=2, seed=10)
    play = table.play(table.legal_moves()[0])
    own, other = (reviews.turn_steps(play, is_own=is_own) for is_own in (True, False))
    assert own[0].startswith("You: Display 1: ")
    assert other[0].startswith("The other player: Display 1: ")


def test_a_turn_names_what_it_costs() -> None:
    """Tiles that fall, and the marker with who starts next."""
    table = game("BBBB,-,-,-,- MRRR")
    move = next(move for move in table.legal_moves() if str(move) == "CR1")
    play = table.play(move)
    assert reviews.turn_steps(play, is_own=True)[1:] == [
        "2 tiles fall to the floor line.",
        "The marker comes along: you start the next round.",
    ]
    assert "other player starts" in reviews.turn_steps(play, is_own=False)[-1]


@pytest.mark.parametrize(
    ("count", "sentence"),
    [
        (0, "You are level after this round."),
        (1, "You are 1 point ahead after this round."),
        (4, "You are 4 points ahead after this round."),
        (-1, "The other player is 1 point ahead after this round."),
        (-7, "The other player is 7 points ahead after this round."),
    ],
)
def test_who_is_ahead(count: int, sentence: str) -> None:
    """The lead is said as a number of points, never below zero."""
    assert reviews.ahead(count) == sentence


def test_proofs_and_estimates_sound_different() -> None:
    """What was only tried out is never said to be so."""
    assert reviews.better("X", 1) == "This was better by 1 point: X."
    assert reviews.seems_better("X", 3) == "This looks better by about 3 points: X."
    assert reviews.nothing_better() != reviews.nothing_clear()
    assert reviews.kind_of_verdict(is_proved=True) != reviews.kind_of_verdict(is_proved=False)
