"""Whether a round may be the last one."""

import pytest

from engine import Position, Rule
from engine.ending import largest_groups, may_be_last, may_fill_row, on_offer
from engine.notation import Phase
from engine.tiles import Color
from tests.engine.build import board, figure, game
from tests.engine.met import some

ROW = "####."
"""Lacks white in row 1, yellow in row 4."""


def position(offer: str, *boards: str, grey: bool = False, turn: str = "A") -> Position:
    """Set a position up."""
    return game(offer, *boards, grey=grey, turn=turn).position


def test_no_row_lacks_one_tile() -> None:
    """With no row of four tiles, the round is not the last one."""
    assert not may_be_last(position("WWWW,-,-,-,- M", board(filled="###..")))


def test_the_tile_that_a_row_lacks_is_on_offer() -> None:
    """Row 1 lacks white alone, and white is there to be taken."""
    assert may_be_last(position("WWWW,-,-,-,- M", board(filled=ROW)))


def test_another_color_does_not_fill_the_row() -> None:
    """Row 1 lacks white, and only blue is left."""
    assert not may_be_last(position("BBBB,-,-,-,- M", board(filled=ROW)))


def test_too_few_tiles_do_not_fill_the_line() -> None:
    """Line 4 needs four yellow tiles, and three are left."""
    wall = f"...../...../...../{ROW}"
    assert not may_be_last(position("BYYY,-,-,-,- M", board(filled=wall)))
    assert may_be_last(position("YYYY,-,-,-,- M", board(filled=wall)))


def test_tiles_held_count_as_well() -> None:
    """Line 4 holds two yellow tiles and needs two more."""
    wall = f"...../...../...../{ROW}"
    assert may_be_last(position("BBYY,-,-,-,- M", board("-,-,-,YY,-", wall)))


def test_a_full_line_waits_for_its_space() -> None:
    """What is full already fills the row, whatever is left."""
    assert may_be_last(position("BBBB,-,-,-,- M", board("W,-,-,-,-", ROW)))


def test_any_board_can_end_the_game() -> None:
    """The row of another player counts too."""
    assert may_be_last(position("WWWW,-,-,-,- M", board(), board(filled=ROW)))


def test_a_last_take_is_that_of_the_player_to_move() -> None:
    """When only A takes once more, B's row stays as it is, unless B's line is full already."""
    behind = position("WWWW,-,-,-,- M", board(), board(filled=ROW))
    waiting = position("WWWW,-,-,-,- M", board(), board("W,-,-,-,-", ROW))
    assert not may_be_last(behind, last_take=True)
    assert may_be_last(waiting, last_take=True)
    second = position("WWWW,-,-,-,- M", board(), board(filled=ROW), turn="B")
    assert may_be_last(second, last_take=True)


def test_a_last_take_is_one_group() -> None:
    """Two and two yellow tiles are four in the round, not in one take."""
    wall = f"...../...../...../{ROW}"
    met = position("BBYY,YYKK,-,-,- M", board(filled=wall))
    assert may_be_last(met)
    assert not may_be_last(met, last_take=True)


def test_groups_are_counted() -> None:
    """All of a color, and the largest group of it."""
    met = position("BBRR,BBBR,-,-,- MRRR")
    assert on_offer(met)[Color.RED] == 6
    assert largest_groups(met)[Color.RED] == 3
    assert largest_groups(met)[Color.BLUE] == 3
    assert largest_groups(met)[Color.WHITE] == 0


@pytest.mark.parametrize(("column", "fills"), [(".", True), ("W", False)])
def test_on_the_grey_side_the_column_counts(column: str, fills: bool) -> None:
    """White fits the last space of row 1 unless it stands in that column already."""
    held = figure("W,-,-,-,-", f"BYRK./....{column}")
    assert may_fill_row(held, {}, grey=True) == fills


def test_on_the_grey_side_a_color_of_the_row_does_not_fit() -> None:
    """The row has blue, so no blue tiles come to its line."""
    lacking = figure(filled="BYRK.")
    assert not may_fill_row(lacking, {Color.BLUE: 5}, grey=True)
    assert may_fill_row(lacking, {Color.WHITE: 1}, grey=True)


@pytest.mark.parametrize("grey", [False, True])
def test_whoever_ends_a_game_could(grey: bool) -> None:
    """In games that end with a full row, it was said near the end of that round that it may."""
    ended = 0
    for met in some(40, [3, 4], grey=grey):
        began = met.position
        while met.phase is not Phase.OVER and met.round == began.round:
            if met.phase is Phase.DRAFTING:
                met.play(met.legal_moves()[0])
            else:
                met.place(met.placements()[0])
        over = met.phase is Phase.OVER and met.result().ended_by is Rule.END_TRIGGER
        ended += over
        assert may_be_last(began) or not over
    assert ended
