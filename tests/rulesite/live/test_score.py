"""A tile just placed on a wall that can be changed."""

import pytest
from hypothesis import given, settings

from engine import Board, score_tile
from engine.tiles import Cell
from rulesite.board.cells import cell_code
from rulesite.board.wall import wall_from_text
from rulesite.live import Unreadable
from rulesite.live.score import NEW, ScoreExample
from rulesite.live.wall import with_space
from rulesite.wording.scores import tile_score_steps, tile_score_sum
from tests.rulesite.live.examples import cells, scores

QUICK = settings(deadline=None, max_examples=60)
CROSS = ScoreExample(wall_from_text("..#../..#../##.#./..#../....."), (2, 2))


@QUICK
@given(scores())
def test_the_engine_counts(example: ScoreExample) -> None:
    """The sum and its reasons are those of the engine for this wall and tile."""
    score = score_tile(example.wall, *example.cell)
    (told,) = example.view().told
    assert told.total == tile_score_sum(score)
    assert told.steps == tuple(tile_score_steps(score))


@QUICK
@given(scores(), cells)
def test_pressing_twice_changes_nothing(example: ScoreExample, cell: Cell) -> None:
    """A tile added is removed by pressing again, and the other way round."""
    code = cell_code(cell)
    tiles = example.tapped("tiles")
    assert tiles.tapped(code).tapped(code) == tiles


@QUICK
@given(scores(), cells)
def test_the_new_tile_is_where_one_presses(example: ScoreExample, cell: Cell) -> None:
    """In its mode, pressing a space makes that of the new tile."""
    after = example.tapped(NEW).tapped(cell_code(cell))
    assert after.cell == cell
    assert after.wall[cell[0]][cell[1]] is None


def test_onto_an_empty_space_the_new_tile_moves() -> None:
    """The new tile leaves its old space when another empty one is chosen."""
    after = CROSS.tapped(NEW).tapped("r5c5")
    assert after.wall == CROSS.wall


def test_when_another_tile_becomes_the_new_one_the_old_stays() -> None:
    """Nothing leaves the wall when one of its tiles is chosen as the new one."""
    after = CROSS.tapped(NEW).tapped("r3c1")
    before = Board(wall=with_space(CROSS.wall, CROSS.cell, True))
    assert Board(wall=with_space(after.wall, after.cell, True)) == before


def test_the_new_tile_s_space_is_no_button_while_tiles_are_added() -> None:
    """The tile in question can't be removed."""
    board = CROSS.view().board
    assert board is not None
    assert board.rows[2].wall[2].choice is None
    assert board.rows[2].wall[3].choice is not None


@pytest.mark.parametrize(
    ("wall", "cell", "count"),
    [
        ("#####/...../...../...../.....", (2, 0), 0),
        ("...../...../...../...../#####", (2, 0), 1),
        ("...../...../####./...../.....", (2, 4), 0),
        ("...../...../...../#####/#####", (2, 0), 2),
    ],
)
def test_rows_that_ended_the_game_are_noted(wall: str, cell: Cell, count: int) -> None:
    """A full row below was full in an earlier round; one above can be of this one."""
    assert len(ScoreExample(wall_from_text(wall), cell).view().notes) == count


@pytest.mark.parametrize(
    "query",
    [
        {"wall": ""},
        {"wall": "...../...../...../....."},
        {"wall": "...../...../...../...../......"},
        {"wall": "...../...../...../...../....?"},
        {"wall": "Y..../...../...../...../....."},
        {"wall": "...../...../...../...../.....:BB"},
        {"wall": "." * 10_000},
        {"wall": "B..../...../...../...../.....\n"},
        {"cell": ""},
        {"cell": "r6c1"},
        {"cell": "r0c1"},
        {"cell": "R1C1"},
        {"cell": "r١c1"},
        {"mode": ""},
        {"mode": "other"},
    ],
)
def test_what_is_no_wall_is_refused(query: dict[str, str]) -> None:
    """Five rows of five in printed colors, a space of it, and one of two modes."""
    with pytest.raises(Unreadable):
        ScoreExample.read(query, CROSS)
