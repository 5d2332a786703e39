"""One board counted alone gives what it gives in its game."""

import pytest
from hypothesis import given, settings

from engine import Board, Game, IllegalMove, ImpossiblePosition, Phase, Placement
from engine.scoring import end_bonuses, score_floor
from engine.tiling import best_placements, tiled
from rulesite.situation.counting import counted
from tests.engine.build import figure
from tests.rulesite.situation.games import games

SOME = settings(deadline=None, max_examples=60)


@SOME
@given(games)
def test_a_board_scores_alone_what_it_scores_in_its_game(game: Game) -> None:
    """The colored side has no choices: tiles, floor line and score are those of the game."""
    if game.grey or game.phase is not Phase.TILING:
        return
    boards = game.players
    for board, told in zip(boards, game.copy().tile_all(), strict=True):
        alone = counted(board, grey=False)
        assert alone.told.tiles == told.tiles[-len(alone.told.tiles) :] or not board.full_lines
        assert alone.told.floor == told.floor
        assert alone.after == told.after


@SOME
@given(games)
def test_any_board_is_counted_as_it_lies(game: Game) -> None:
    """Full lines, floor line, stop at zero: two ways of the engine agree."""
    for board in () if game.grey or game.phase is Phase.OVER else game.players:
        right = max(0, tiled(board).score + score_floor(len(board.floor)).penalty)
        assert counted(board, grey=False).after == right


@SOME
@given(games)
def test_choices_on_the_grey_side_are_carried_out(game: Game) -> None:
    """With the choices that score most, the score is the most there is."""
    for board in game.players if game.grey and game.phase is not Phase.OVER else ():
        best = best_placements(board)
        waiting, chosen = counted(board, grey=True), []
        while waiting.options:
            row = waiting.options[0].row
            chosen += [step for step in best.placements if step.row == row]
            waiting = counted(board, True, chosen)
        assert waiting.after == best.score


def test_a_full_row_ends_the_game_with_bonuses() -> None:
    """Then they are added; else they are not."""
    ending = counted(figure("B,-,-,-,-", ".####"), grey=False)
    assert ending.ends
    assert ending.total == ending.after + end_bonuses(ending.board.wall).points
    going = counted(figure("B,-,-,-,-", "..###"), grey=False)
    assert not going.ends
    assert going.total == going.after


def test_a_wrong_choice_is_refused() -> None:
    """A tile does not go where its column has the color."""
    board = figure("B,-,-,-,-", "...../B....")
    with pytest.raises(IllegalMove):
        counted(board, True, [Placement.from_notation("B11")])


def test_an_impossible_board_is_refused() -> None:
    """A line of two colors can't be counted."""
    with pytest.raises(ImpossiblePosition):
        counted(Board(lines=((), ("B", "R"), (), (), ())), grey=False)  # type: ignore[arg-type]
