"""Tests of what counts as the same puzzle."""

from dataclasses import replace

from engine import Position
from tests.engine.build import board, game
from tutorial.puzzles.pool.symmetry import canonical, has_twins

MINE, THEIRS = board("B,-,RRR,-,-", ".1..."), board("-,WW,-,-,K", floor="MB", score=7)
POSITION = game("BBYR,-,KWWW,-,- YK", MINE, THEIRS, when="2d").position


def other(offer: str = "BBYR,-,KWWW,-,- YK", *boards: str, **kwargs: object) -> Position:
    """Write the position with something changed."""
    return game(offer, *(boards or (MINE, THEIRS)), **{"when": "2d", **kwargs}).position


def test_displays_may_lie_in_any_order() -> None:
    """Which display is which does not matter."""
    assert canonical(other("-,KWWW,BBYR,-,- YK")) == canonical(POSITION)


def test_seats_may_turn() -> None:
    """The same boards with the other seat to move ask the same."""
    swapped = other("BBYR,-,KWWW,-,- YK", THEIRS, MINE, turn="B", starter="B")
    assert canonical(swapped) == canonical(POSITION)


def test_what_does_not_bear_on_the_choice_is_left_out() -> None:
    """Scores, the round, the bag and the order on the floor make no other puzzle."""
    richer = board("-,WW,-,-,K", floor="BM", score=30)
    same = other("BBYR,-,KWWW,-,- YK", MINE, richer, when="4d", lid="1,2,3,4,5")
    assert canonical(same) == canonical(POSITION)


def test_anything_else_makes_another_puzzle() -> None:
    """Tiles on offer, lines, walls, floors, the starter and the side all count."""
    others = [
        other("BBYR,-,KWWW,-,- KK"),
        other("BBYR,-,KKWW,-,- YK"),
        other("BBYR,-,KWWW,-,- YK", THEIRS, MINE),
        other("BBYR,-,KWWW,-,- YK", board("B,-,RRR,-,-", "..1.."), THEIRS),
        other("BBYR,-,KWWW,-,- YK", board("W,-,RRR,-,-", ".1..."), THEIRS),
        other("BBYR,-,KWWW,-,- YK", MINE, board("-,WW,-,-,K", floor="MBB")),
        other(starter="B"),
        replace(POSITION, grey=True),
    ]
    texts = {canonical(position) for position in [POSITION, *others]}
    assert len(texts) == 1 + len(others)


def test_the_marker_in_the_center_counts() -> None:
    """Who may still take the marker has another puzzle."""
    without = board("-,WW,-,-,K", floor="B")
    there = other("BBYR,-,KWWW,-,- MYK", MINE, without)
    assert canonical(there) != canonical(replace(there, marker_in_center=False))


def test_two_equal_displays_are_twins() -> None:
    """Displays with the same tiles make equal moves; empty ones make none."""
    assert has_twins(other("BBYR,BBYR,-,-,- YK"))
    assert not has_twins(POSITION)
