"""A round on one board: the engine's ledger and everyone else's."""

import pytest

from engine import Game
from engine.misreadings import FLOOR_SUM, MISREADINGS, ORDER, SETTLING
from rulesite.board.figures.positions import tiling_game
from tests.tutorial.puzzles.second.walking import walk
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.round_draws import Load, draw_round, is_sound
from tutorial.tasks.rounds import ROUND_IDS, Round, all_steps, differing, number, round_on

EXAMPLE = round_on("..#../...../.#.../...../.....", "-,YY,BBB,K,-", "RRM", 2)
LOAD = Load(density=0.3, full=(2, 3, 4), fallen=(0, 3, 6), marker=0.5)


def drawn(count: int = 40) -> list[Round]:
    """Draw possible rounds."""
    chance = Chance("rounds")
    draws = [draw_round(chance, LOAD) for _ in range(count)]
    return [found for found in draws if is_sound(found)]


def test_walls_are_written_as_in_the_figures() -> None:
    """A "#" stands for a tile of the printed color."""
    assert EXAMPLE.text == "2:-,YY,BBB,K,-:..R../...../.W.../...../.....:RRM"


def test_the_engine_counts_as_a_walk_does() -> None:
    """Points, cost and score after are those of a walk by hand."""
    for found in drawn():
        walked, count = walk(found.text), found.counted()
        assert [entry.points for entry in count.entries] == [*walked.points.values()]
        assert (count.penalty, count.after) == (-walked.cost, walked.after)
        assert (found.told.points, found.told.after) == (count.points, count.after)


def test_wrong_counts_are_those_of_the_engine() -> None:
    """Each misreading written tile by tile adds up to what the catalogue says."""
    for found in drawn():
        board, true = found.board, found.counted()
        for wrong in ORDER:
            assert found.counted(wrong.id).points == wrong.apply(board)
        for fell in FLOOR_SUM:
            assert found.counted(fell.id).penalty == fell.apply(board.floor)
        for end in SETTLING:
            after = end.apply(board.score, true.points, true.penalty)
            assert found.counted(end.id).after == after
        unfinished = MISREADINGS["scores_unfinished"].apply(board).score - board.score
        assert found.counted("scores_unfinished").points == unfinished


def test_the_board_after_is_that_of_a_game() -> None:
    """Tiling one board is tiling it in a game."""
    game: Game = tiling_game(EXAMPLE.text)
    for placement in (game.placements()[0], None):
        game.place(placement or game.placements()[0])
    assert game.players[0] == EXAMPLE.board_after
    assert EXAMPLE.board_tiled.floor == EXAMPLE.board.floor
    assert EXAMPLE.board_tiled.score == 9


def test_what_was_counted_stays_in_sight() -> None:
    """After the answer the tiles are marked, and what fell and what waits lies there still."""
    board = EXAMPLE.scene_after().board
    assert board is not None
    assert board.score == 5
    assert [space.thing for space in board.floor if space.thing] == ["R", "R", "M"]
    held = [sum(tile is not None for tile in row.line.spaces) for row in board.rows if row.line]
    assert held == [0, 0, 0, 1, 0]
    marked = [
        space.words for row in board.rows for space in row.wall if "just placed" in space.words
    ]
    assert len(marked) == 2


def test_a_cleared_floor_line_is_empty() -> None:
    """Where clearing is the point, nothing lies there."""
    board = EXAMPLE.scene_after(is_cleared=True).board
    assert board is not None
    assert not any(space.thing for space in board.floor)


def test_a_moment_of_a_count() -> None:
    """When row 2 scores, its line is empty, line 3 is still full, line 4 waits."""
    (second, _third) = EXAMPLE.counted().entries
    view = EXAMPLE.view(second, "Ana")
    held = [sum(tile is not None for tile in row.line.spaces) for row in view.rows if row.line]
    assert held == [0, 0, 3, 1, 0]
    assert view.caption == "Ana: 2 points"


def test_where_counts_differ() -> None:
    """Counts differ on tiles and floor line; the end only where it does not follow."""
    true = EXAMPLE.counted()
    assert differing(true, EXAMPLE.counted("all_then_count")) == ["2"]
    assert differing(true, EXAMPLE.counted("marker_free")) == ["floor"]
    assert differing(true, EXAMPLE.counted("floor_first")) == ["after"]
    assert differing(true, true) == []
    assert "4" in all_steps(true, EXAMPLE.counted("scores_unfinished"))


@pytest.mark.parametrize("held", ["bottom_up", "scores_unfinished"])
def test_what_is_behind_a_sheet(held: str) -> None:
    """A whole sheet shows its misreading more clearly than a number does."""
    assert EXAMPLE.behind(EXAMPLE.counted(held)) == [held]
    assert EXAMPLE.is_clear(held)


def test_a_sheet_with_several_causes_is_not_clear() -> None:
    """Where misreadings of different kinds lead to one sheet, none of them is picked."""
    assert len(EXAMPLE.behind(EXAMPLE.counted("all_then_count"))) > 1
    assert not EXAMPLE.is_clear("all_then_count")


def test_numbers_below_zero_have_a_true_minus() -> None:
    """A minus is not a hyphen."""
    assert number(-3) == "−3"
    assert "no_cap" not in ROUND_IDS
