"""Boards drawn to be tiled: possible, and as loaded as asked for."""

from tutorial.puzzles.chance import Chance
from tutorial.puzzles.round_draws import Load, draw_round, is_sound, wrong_order_matters
from tutorial.tasks.rounds import Round

LOAD = Load(density=0.3, full=(3,), fallen=(4,), marker=1)


def test_the_load_is_kept() -> None:
    """So many lines are full, so much lies on the floor line, the marker among it."""
    chance = Chance("load")
    for _ in range(50):
        board = draw_round(chance, LOAD).board
        assert len(board.full_lines) == 3
        assert len(board.floor) == 4
        assert board.has_marker


def test_low_scores() -> None:
    """Near zero a player has at most four points."""
    chance = Chance("low")
    assert all(draw_round(chance, LOAD, lowest=True).board.score <= 4 for _ in range(50))


def test_most_draws_are_possible() -> None:
    """Few draws are thrown back, and those that are not can be played."""
    chance = Chance("sound")
    assert sum(is_sound(draw_round(chance, LOAD)) for _ in range(50)) > 30


def test_a_full_row_is_no_puzzle() -> None:
    """A round that ends the game is not asked about here."""
    assert not is_sound(Round("0:W,-,-,-,-:BYRK./...../...../...../.....:-"))
    assert not is_sound(Round("9:B,-,-,-,-:...../...../...../...../.....:-"))


def test_order_matters_where_tiles_touch() -> None:
    """Tiles that don't touch score the same in any order."""
    assert wrong_order_matters(Round("0:-,YY,BBB,-,-:..R../...../.W.../...../.....:-"))
    assert not wrong_order_matters(Round("0:B,-,-,KKKK,-:...../...../...../...../.....:-"))
