"""Tests of what is seen without thinking ahead."""

from engine import Game
from engine.moves import Move
from tests.tutorial.puzzles.pool.examples import ENTRIES
from tutorial.puzzles.pool.sight import (
    Worths,
    fewest_tiles,
    first_choices,
    leaders,
    own_scores,
    reply_scores,
)

FINISH, DUEL = Game(ENTRIES["best-finish"].position), Game(ENTRIES["best-move"].position)
HARM, FEED = Game(ENTRIES["least-harm"].position), Game(ENTRIES["feed-or-starve"].position)


def by_text(worths: Worths) -> dict[str, int]:
    """Write the moves."""
    return {str(move): worth for move, worth in worths.items()}


def moves(*texts: str) -> set[Move]:
    """Read moves."""
    return set(map(Move.from_notation, texts))


def test_a_long_line_begun_looks_good() -> None:
    """What fills up most of a line tempts, even if it does not score this round."""
    assert first_choices(FINISH) == moves("CK5")


def test_equal_choices_all_look_good() -> None:
    """Red from either place fills the same line."""
    assert first_choices(DUEL) == moves("1R2", "CR2")


def test_the_fewest_tiles_are_counted() -> None:
    """Three yellow tiles are fewer than four blue ones."""
    assert fewest_tiles(HARM) == moves("CYF")


def test_the_own_score_at_once() -> None:
    """The own score counts the take, the lines that are full and the floor."""
    assert by_text(own_scores(HARM)) == {"CB5": 20, "CBF": 13, "CYF": 16}


def test_the_score_of_the_next_player() -> None:
    """What is left decides what the next player can get with one take."""
    assert by_text(reply_scores(FEED)) == {"3B5": 2, "3BF": 2, "3YF": 0, "CB5": 2, "CBF": 2}


def test_sight_leaves_the_game_as_it_is() -> None:
    """Looking is not playing."""
    before = FEED.notation()
    reply_scores(FEED)
    own_scores(FEED)
    fewest_tiles(FEED)
    assert FEED.notation() == before


def test_all_leaders_are_told() -> None:
    """Several moves may be worth most."""
    one, two, three = moves("1R2"), moves("CR2"), moves("CRF")
    worths = dict.fromkeys(one | two, 3) | dict.fromkeys(three, 1)
    assert leaders(worths) == one | two
