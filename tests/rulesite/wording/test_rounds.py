"""A round told in words: tiles, floor line, stop at zero."""

import pytest

from engine import score_tile
from engine.errors import reason
from engine.rules import Rule
from rulesite.board.figures.positions import tiling_game
from rulesite.wording.rounds import (
    ledger_steps,
    not_due,
    points_step,
    round_total,
    step_words,
    tile_runs,
    tiled_total,
    tiles_total,
    whose_points,
)

LOW = "1:B,-,-,-,-:...../...../...../...B./.....:KKR"
PAIR = "2:-,YY,BBB,-,-:..R../...../.W.../...../.....:-"


@pytest.mark.parametrize(
    ("wall", "words"),
    [
        (".....|..#..", "Row 2: the tile is on its own and scores 1."),
        (".....|.##..", "Row 2: 2 in the row."),
        ("..#..|..#..", "Row 2: 2 in the column."),
        ("..#..|.###.", "Row 2: 3 in the row, 2 in the column, 5 in all."),
    ],
)
def test_the_runs_of_a_tile(wall: str, words: str) -> None:
    """A tile is told by the runs that count."""
    rows = [*wall.split("|"), ".....", ".....", "....."]
    assert tile_runs(score_tile(rows, 1, 2)) == words


def test_a_round_is_told_in_order() -> None:
    """Tiles come first, then the floor line, then the stop at zero."""
    game = tiling_game(LOW)
    game.tile_all()
    told = game.last_round[0]
    assert len(ledger_steps(told)) == 3
    assert ledger_steps(told, with_floor=False) == ledger_steps(told)[:1]
    assert ledger_steps(told, only=["floor"]) == ledger_steps(told)[1:]
    assert round_total(told) == "1 + 1 − 4 → 0"
    assert tiles_total(told) == "1 point"


def test_sums_of_tiles() -> None:
    """The points of the tiles are added up, alone or to the score before."""
    game = tiling_game(PAIR)
    game.tile_all()
    told = game.last_round[0]
    assert tiles_total(told) == "2 + 5 = 7"
    assert points_step(told) == "Points of the tiles: 2 + 5 = 7"
    assert tiled_total(told) == "2 + 7 = 9"


def test_lines_that_wait() -> None:
    """A line is told why it does not move, by its number on the board."""
    later = reason("line-not-due", Rule.TILE_ORDER, line=3, due=1)
    assert not_due(later) == "Line 4 is full, but line 2 lies above it and comes first."
    assert "wait" in not_due(reason("no-full-line", Rule.TILE_FULL_LINES))


def test_steps_have_names() -> None:
    """Steps and counts have headings."""
    assert step_words("after") == "Score after"
    assert whose_points("Ana", 1) == "Ana: 1 point"
